import { Button } from '#app/ui/Button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field, Input, Select } from '#app/ui/Field.tsx'
import { MoreLink } from '#app/ui/MoreLink.tsx'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { type FinanceTerms, formatTerms } from '#domain/finance/finance-terms.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { pence } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import classes from './FinanceCalculator.module.css'
import { FinanceFigures } from './FinanceFigures.tsx'
import { FinanceProducts } from './FinanceProducts.tsx'
import { ages, type PriceChoice } from './price-choice.ts'
import { BrokerLine, PcpExample } from './RepresentativeExample.tsx'

interface PriceCalculatorProps extends PriceChoice {
  /** The path of the page itself, where the form goes. */
  action: string
  /** Of the vehicles that the link below the figures finds. */
  type: VehicleType
}

/** Hire purchase or PCP on a price that the visitor enters: a GET form to the page itself. */
export function PriceCalculator({ pcp, choice, asked, faults, quoted, action, type }: PriceCalculatorProps) {
  const { quote, reason } = quoted
  return (
    <section aria-labelledby="calculator" className={classNames(classes.calculator, classes.priced)}>
      <h2 id="calculator">Work out your payments</h2>
      <form method="get" action={`${action}#calculator`} className={classes.priceForm}>
        {pcp ? <FinanceProducts value={choice.product} /> : null}
        <Figure name="price" label="Price with VAT (£)" value={choice.price} fault={faults.price} />
        <Figure name="deposit" label="Deposit (£)" value={choice.deposit} fault={faults.deposit} />
        <Figure name="term" label="Term (months)" value={choice.term} fault={faults.term} />
        {pcp ? (
          <>
            <div className={classes.pcpOnly}>
              {/* With the room for advice that the other fields have, so that the labels are level. */}
              <Field
                id="calculator-age"
                label={`Age of the ${vehicleTypeWords[type].singular}`}
                advice={null}
              >
                <Select name="age" autoComplete="off" defaultValue={choice.ageYears}>
                  {ages.map((age) => (
                    <option key={age} value={age}>
                      {age === 0 ? 'Less than a year' : age === 1 ? '1 year' : `${age} years`}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <div className={classes.pcpOnly}>
              <Figure name="milesPerYear" label="Yearly mileage" value={choice.miles} fault={faults.miles} />
            </div>
          </>
        ) : null}
        <Button type="submit">Work it out</Button>
      </form>
      {reason ? <p className={classes.reason}>{reason}</p> : null}
      {quote?.product === 'pcp' ? <PcpExample /> : null}
      {quote ? <FinanceFigures quote={quote} miles={asked.miles} /> : null}
      {quote?.product === 'hp' ? <Affordable quote={quote} terms={asked.terms} type={type} /> : null}
      <BrokerLine />
    </section>
  )
}

interface FigureProps {
  name: string
  label: string
  /** As typed. */
  value: string
  fault: string | undefined
}

function Figure({ name, label, value, fault }: FigureProps) {
  return (
    <Field id={`calculator-${name}`} label={label} advice={fault ?? null}>
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
  )
}

/** The monthly prices of a search are those of hire purchase. */
function Affordable({ quote, terms, type }: { quote: FinanceQuote; terms: FinanceTerms; type: VehicleType }) {
  const limit = Math.ceil(quote.instalment / 100)
  return (
    <p>
      <MoreLink href={urls.search(type, { monthlyPrice: `-${limit}`, ...formatTerms(terms, defaultTerms) })}>
        {`Find ${vehicleTypeWords[type].plural} up to ${formatPounds(pence(limit * 100))} a month`}
      </MoreLink>
    </p>
  )
}
