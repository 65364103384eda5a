import { formatCount } from '#app/ui/format-count.ts'
import textStyle from '#app/ui/TextStyle.module.css'
import { interestRate, representativeExample, totalLabel } from '#content/representative-example.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { futureValueRule } from '#domain/finance/future-value.ts'
import classes from './FinanceCalculator.module.css'
import { aprInWords } from './quote-words.ts'

const inFull = { pence: true }

/** The figures of a quote, the total amount payable and the APR beside the monthly payment. */
export function FinanceFigures({ quote, miles }: { quote: FinanceQuote; miles: number }) {
  const isPcp = quote.product === 'pcp'
  return (
    <>
      <p className={classes.headline}>
        <span>
          <strong>{formatPounds(quote.instalment, inFull)}</strong> a month
        </span>
        <span>
          {totalLabel}
          {totalWith(quote)} <strong>{formatPounds(quote.totalPayable, inFull)}</strong>
        </span>
        <span>
          <strong>{aprInWords(quote)}</strong>
        </span>
      </p>
      <dl className={textStyle.small}>
        {rows(quote).map(([term, figure]) => (
          <div key={term} className={classes.row}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {isPcp ? <FinalPayment quote={quote} miles={miles} /> : null}
      <p className={classes.small}>
        This is an illustration at the interest rate of our representative example.
        {quote.apr === representativeExample.apr
          ? ' '
          : ` Its APR is not the representative ${formatRate(representativeExample.apr)}, because the fee is fixed. `}
        The lender decides your rate and whether to lend.
      </p>
    </>
  )
}

/** What is in the total besides the monthly payments: the advance payment is, by CONC App 1. */
function totalWith({ product, partExchange }: FinanceQuote): string {
  const parts = [
    ...(product === 'pcp' ? ['the final payment'] : []),
    ...(partExchange > 0 ? ['your vehicle'] : []),
  ]
  return parts.length === 0 ? '' : `, with ${parts.join(' and ')},`
}

function rows(quote: FinanceQuote): (readonly [term: string, figure: string])[] {
  return [
    ['Cash price, with any VAT', formatPounds(quote.cashPrice)],
    ...(quote.partExchange > 0
      ? [['Your vehicle, less what you owe on it', formatPounds(quote.partExchange)] as const]
      : []),
    ['Deposit', formatPounds(quote.deposit)],
    ['Total amount of credit', formatPounds(quote.credit)],
    [`${quote.months} monthly payments of`, formatPounds(quote.instalment, inFull)],
    ...(quote.product === 'pcp'
      ? [['Optional final payment', formatPounds(quote.finalPayment)] as const]
      : []),
    ['Option to purchase fee', formatPounds(quote.optionToPurchaseFee)],
    ['Rate of interest', `${formatRate(interestRate)} a year, fixed`],
    ['Total cost of credit', formatPounds(quote.totalCostOfCredit, inFull)],
    [totalLabel, formatPounds(quote.totalPayable, inFull)],
  ]
}

function FinalPayment({ quote, miles }: { quote: FinanceQuote; miles: number }) {
  const rule = futureValueRule
  const fee = formatPounds(quote.optionToPurchaseFee)
  return (
    <div className={classes.small}>
      <p>
        <strong>The optional final payment</strong>, also called the balloon, is{' '}
        {formatPounds(quote.finalPayment)}. When all the other payments are made, you can:
      </p>
      <ul>
        <li>{`pay it with the ${fee} fee and keep the vehicle`}</li>
        <li>
          return the vehicle with nothing more to pay, if it is within the agreed mileage and in the condition
          that the lender requires
        </li>
        <li>part-exchange it.</li>
      </ul>
      <p>
        You pay interest on the balloon throughout. If you keep the vehicle, a PCP costs more in total than
        hire purchase on the same terms.
      </p>
      <p>The final payment is our estimate for {formatCount(miles)} miles a year. The lender sets it.</p>
      <ul>
        <li>
          {`We assume that the vehicle loses ${rule.firstYearLoss}% of its value in its first year and ${rule.laterYearLoss}% in each later year.`}
        </li>
        <li>
          {`We take off ${rule.lossPerThousandMiles}% for every 1,000 miles a year over ${formatCount(rule.milesIncluded)}.`}
        </li>
        <li>{`We take off another ${rule.heldBack}%, because lenders guarantee less than they expect.`}</li>
      </ul>
    </div>
  )
}
