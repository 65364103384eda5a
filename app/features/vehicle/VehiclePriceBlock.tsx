import { Price } from '#app/ui/Price.tsx'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { offersPartExchange } from '#content/offers.ts'
import { totalLabel } from '#content/representative-example.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import type { Quoted } from '../finance/finance-choice.ts'
import { advanceInWords, aprInWords } from '../finance/quote-words.ts'
import { vatNote } from '../record/price-words.ts'
import type { VehiclePageData } from './load-vehicle.ts'
import classes from './VehiclePriceBlock.module.css'

interface VehiclePriceBlockProps extends Pick<VehiclePageData, 'vehicle' | 'position'> {
  /** What it costs on the chosen terms; null without a price. */
  quoted: Quoted | null
}

/** The price with its VAT status, the price position and the monthly figure with its assumptions. */
export function VehiclePriceBlock(page: VehiclePriceBlockProps) {
  const { vehicle, position, quoted } = page
  const { price, type } = vehicle
  if (price.state === 'on application') {
    return (
      <p>
        <Price amount="Price on application" size="m" />
      </p>
    )
  }
  return (
    <div className={stack.xs}>
      <p>
        <Price amount={formatPounds(price.amount)} note={vatNote(price) ?? undefined} size="l" />
      </p>
      {position === null ? null : (
        <p className={classes.position}>
          <strong>{position.word}</strong>: compared with {position.comparables} similar{' '}
          {vehicleTypeWords[type].plural} we have in stock. <a href={urls.howWeCompare}>How we compare</a>
        </p>
      )}
      {quoted?.quote ? <MonthlyLine quote={quoted.quote} /> : null}
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
        <a href="#finance">
          {offersPartExchange
            ? 'Change the deposit or term, or add your vehicle'
            : 'Change the deposit or term'}
        </a>
      </p>
    </div>
  )
}
