import { Button } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field, Input } from '#app/ui/Field.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { urls } from '#app/urls.ts'
import { formatTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './FinanceCalculator.module.css'
import { FinanceFigures } from './FinanceFigures.tsx'
import type { PriceChoice } from './price-choice.ts'
import { BrokerLine } from './RepresentativeExample.tsx'

interface PriceCalculatorProps {
  /** From `readPriceChoice`. */
  choice: PriceChoice
  /** The path of the page itself, where the form goes. */
  action: string
  /** Of the vehicles that the link below the figures finds. */
  type: VehicleType
}

/** Hire purchase on a price that the visitor enters: a GET form to the page itself. */
export function PriceCalculator({ choice, action, type }: PriceCalculatorProps) {
  const { price, deposit, term, terms, faults, quoted } = choice
  const fields = [
    ['price', 'Price with VAT (£)', price, faults.price],
    ['deposit', 'Deposit (£)', deposit, faults.deposit],
    ['term', 'Term (months)', term, faults.term],
  ] as const
  return (
    <section aria-labelledby="calculator" className={classNames(classes.calculator, classes.priced)}>
      <h2 id="calculator">Work out your payments</h2>
      <p>With hire purchase, on a price you choose.</p>
      <form method="get" action={`${action}#calculator`} className={classes.priceForm}>
        {fields.map(([name, label, value, fault]) => (
          <Field key={name} id={`calculator-${name}`} label={label} advice={fault ?? null}>
            <Input
              name={name}
              // Text, because a number field hides what it cannot read, and the visitor could not correct it.
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              defaultValue={value}
              aria-invalid={fault ? true : undefined}
            />
          </Field>
        ))}
        <Button type="submit">Work it out</Button>
      </form>
      {quoted.quote ? (
        <>
          <FinanceFigures quote={quoted.quote} miles={0} />
          <p>
            <MoreLink
              to={urls.search(type, {
                monthlyPrice: `-${Math.ceil(quoted.quote.instalment / 100)}`,
                ...formatTerms(terms),
              })}
            >
              {`Find ${vehicleTypeWords[type].plural} up to ${formatPounds(pence(Math.ceil(quoted.quote.instalment / 100) * 100))} a month`}
            </MoreLink>
          </p>
        </>
      ) : (
        <p className={classes.reason}>{quoted.reason}</p>
      )}
      <BrokerLine />
    </section>
  )
}
