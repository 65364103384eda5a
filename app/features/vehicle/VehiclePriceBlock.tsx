import { Price } from '#app/ui/Price.tsx'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { totalLabel } from '#content/representative-example.ts'
import { site } from '#content/site.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import type { Quoted } from '../finance/finance-choice.ts'
import { advanceInWords, aprInWords } from '../finance/quote-words.ts'
import { vatNote } from '../record/price-view.ts'
import { BesidePrice } from './BesidePrice.tsx'
import type { VehiclePageData } from './load-vehicle.ts'
import classes from './VehiclePriceBlock.module.css'

interface VehiclePriceBlockProps
  extends Pick<VehiclePageData, 'vehicle' | 'comparison' | 'condition' | 'years'> {
  /** What it costs on the chosen terms; null without a price. */
  quoted: Quoted | null
}

/** The price with its VAT status, the price position, the monthly figure with its assumptions, and what comes with it. */
export function VehiclePriceBlock(page: VehiclePriceBlockProps) {
  const { vehicle, comparison, quoted, condition, years } = page
  const { price, type } = vehicle
  const comesWithIt = (
    <BesidePrice promises={site.promises} check={vehicle.historyCheck} {...{ type, condition, years }} />
  )
  if (price.state === 'on application') {
    return (
      <div className={stack.xs}>
        <p>
          <Price amount="Price on application" size="m" />
        </p>
        {comesWithIt}
      </div>
    )
  }
  return (
    <div className={stack.xs}>
      <p>
        <Price amount={formatPounds(price.amount)} note={vatNote(price) ?? undefined} size="l" />
      </p>
      {comparison === null ? null : (
        <p className={classes.position}>
          <strong>{comparison.word}</strong>: compared with {comparison.comparables} similar{' '}
          {vehicleTypeWords[type].plural} we have in stock. <a href={urls.howWeCompare}>How we compare</a>
        </p>
      )}
      {quoted?.quote ? <MonthlyLine quote={quoted.quote} /> : null}
      {comesWithIt}
    </div>
  )
}

function MonthlyLine({ quote }: { quote: FinanceQuote }) {
  const { instalment, totalPayable, credit, months, deposit, partExchange, product, finalPayment } = quote
  const after = deposit + partExchange === 0 ? 'with no deposit' : `after ${advanceInWords(quote)}`
  return (
    <div className={stack.xxs}>
      <p className={classes.monthlyLine}>
        {product === 'hp' ? 'Monthly Prices From' : 'Monthly price of a PCP, estimated:'}{' '}
        <strong>{formatPounds(instalment, { pence: true })}</strong>
      </p>
      <p className={classes.soft}>
        {`${totalLabel} ${formatPounds(totalPayable, { pence: true })}. ${aprInWords(quote)}.`}
      </p>
      <p className={classes.soft}>
        {`This is an estimate. It assumes you borrow ${formatPounds(credit)} over ${months} months ${after}${
          product === 'pcp' ? `, with a final payment of ${formatPounds(finalPayment)}` : ''
        }. Your rate may be different. `}
        <a href="#finance">Change the deposit or term</a>
      </p>
    </div>
  )
}
