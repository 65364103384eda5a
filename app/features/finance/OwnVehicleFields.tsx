import { type ReactNode, useEffect, useState } from 'react'
import { formatCount } from '#app/ui/format-count.ts'
import { type PartExchangeParams, urls } from '#app/urls.ts'
import { offersValuation } from '#content/offers.ts'
import { site } from '#content/site.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import { equityOf } from '#domain/finance/part-exchange.ts'
import classes from './FinanceCalculator.module.css'
import { TermField } from './TermField.tsx'
import { recallOwnVehicle } from './tab-own-vehicle.ts'
import type { FinanceForm } from './use-finance-choice.ts'

interface OwnVehicleFieldsProps {
  form: FinanceForm
  /** The stock id of the vehicle that the visitor's own would be exchanged for. */
  vehicleId: string
}

/** The visitor's own vehicle: what it is worth and what is owed on it, as a part of the calculator's form. */
export function OwnVehicleFields({ form, vehicleId }: OwnVehicleFieldsProps) {
  const { choice, faults, change } = form
  const [valued, setValued] = useState<PartExchangeParams | null>(null)
  useEffect(() => setValued(recallOwnVehicle().valued), [])
  const takesEnquiry = site.enquiries.kinds.includes('part-exchange')
  return (
    <fieldset className={classes.own}>
      <legend className={classes.legend}>Your vehicle in part-exchange (optional)</legend>
      <div className={classes.form}>
        <TermField
          name="partExchange"
          label="Your vehicle’s value (£)"
          value={choice.ownValue}
          fault={faults.ownValue}
          onChange={(ownValue) => change({ ownValue })}
        />
        <TermField
          name="owed"
          label="Finance you still owe on it (£)"
          value={choice.owed}
          placeholder="0"
          fault={faults.owed}
          onChange={(owed) => change({ owed })}
        />
      </div>
      <Equity form={form} />
      <div className={classes.small}>
        {valued ? <p>{basisOf(valued)}</p> : null}
        <p>
          The value is your own estimate until we have seen your vehicle and made an offer.{' '}
          {inSentence(
            offersValuation ? (
              <a href={urls.valuationFor(vehicleId)}>
                {valued ? 'Value another vehicle' : 'See what we ask for vehicles like yours'}
              </a>
            ) : null,
            takesEnquiry ? (
              <a href={urls.enquire(vehicleId, 'part-exchange', undefined, valued ?? {})} rel="nofollow">
                Ask us for an offer
              </a>
            ) : null,
          )}
        </p>
      </div>
    </fieldset>
  )
}

/** What is taken off, and what has to be paid to settle what is owed. Nothing without a vehicle. */
function Equity({ form }: Pick<OwnVehicleFieldsProps, 'form'>) {
  const { partExchange } = form.asked
  if (partExchange === null) return null
  const { value, owed } = partExchange
  const { allowance, shortfall } = equityOf(partExchange)
  if (shortfall > 0)
    return (
      <p className={classes.reason}>
        {`You owe ${formatPounds(shortfall)} more than your vehicle is worth. You would pay this difference to settle your agreement. It is not part of the figures below, and nothing is taken off the price.`}
      </p>
    )
  const sum =
    owed === 0
      ? formatPounds(value)
      : `${formatPounds(value)} − ${formatPounds(owed)} = ${formatPounds(allowance)}`
  return (
    <p>
      Taken off the price: <strong>{sum}</strong>
    </p>
  )
}

/** "Based on a Ford Focus of 2019 with 42,000 miles: we ask £8,000 to £9,500 for vehicles like it, and pay less." */
function basisOf({ make, model, year, mileage, low, high }: PartExchangeParams): string {
  const price = (pounds: string | number | undefined) => formatPounds(penceFromPounds(Number(pounds)))
  return `Your valuation: ${make} ${model}, ${year}, ${formatCount(Number(mileage))} miles. We ask ${price(low)} to ${price(high)} for vehicles like it, and our offer will be lower.`
}

/** "A or b." */
function inSentence(first: ReactNode, second: ReactNode): ReactNode {
  if (!first && !second) return null
  return (
    <>
      {first}
      {first && second ? ' or ' : null}
      {second}.
    </>
  )
}
