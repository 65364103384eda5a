import type { ReactNode } from 'react'
import { creditTerms } from '#content/credit-terms.ts'
import { offersFinance } from '#content/offers.ts'
import {
  interestRate,
  pcpRepresentativeExample,
  representativeExample,
} from '#content/representative-example.ts'
import { site } from '#content/site.ts'
import type { FinanceQuote } from '#domain/finance/finance-quote.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { totalLabel } from './quote-words.ts'
import classes from './RepresentativeExample.module.css'

interface RepresentativeExampleProps {
  /** Where the broker statement of the footer is enough. */
  compact?: boolean
  /**
   * Below the example: `PcpExample` where the page quotes a PCP, beside hire purchase on other vehicles; `BudgetLine` on
   * pages that have figures for the budget of the device.
   */
  also?: ReactNode
}

/**
 * Once per page that shows a monthly price, above the first of them and no less prominent: CONC 3.5.3R and 3.5.5R. Its items
 * have one size, and no other cost of credit on the page is larger. Nothing for a dealer without finance.
 */
export function RepresentativeExample({ compact = false, also }: RepresentativeExampleProps) {
  if (!offersFinance) return null
  return (
    <div className={classes.room}>
      <Example terms={representativeExample} />
      {also}
      <p className={classes.small}>{`Rates from ${formatRate(creditTerms.ratesFrom)} APR.`}</p>
      {compact ? null : <BrokerLine />}
    </div>
  )
}

/** What a visitor must know beside a cost of credit: who we are, what we are paid and for whom finance is. */
export function BrokerLine() {
  return (
    <p className={classes.small}>
      We are a credit broker, not a lender. {site.commission.summary} Finance is subject to status, for UK
      residents aged 18 and over.
    </p>
  )
}

/** The representative example of a PCP, for `also` of `RepresentativeExample`. */
export function PcpExample() {
  return <Example terms={pcpRepresentativeExample} />
}

/** A PCP is named in the first item and for screen readers; hire purchase is not. */
function Example({ terms }: { terms: FinanceQuote }) {
  const isPcp = terms.product === 'pcp'
  const id = isPcp ? 'representative-example-pcp' : 'representative-example'
  return (
    <section aria-labelledby={isPcp ? `${id} ${id}-product` : id} className={classes.example}>
      <h2 id={id} className={classes.heading}>
        Representative example
      </h2>
      <p className={classes.rate}>
        <strong className={classes.apr}>{`${formatRate(terms.apr)} APR`}</strong> representative
      </p>
      <dl className={classes.items}>
        {isPcp ? (
          <div className={classes.item}>
            <dt>Finance</dt> <dd id={`${id}-product`}>PCP</dd>
          </div>
        ) : null}
        {itemsOf(terms).map(([term, figure]) => (
          <div key={term} className={classes.item}>
            <dt>{term}</dt> <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const inFull = { pence: true }

/** The items that CONC 3.5.5R(1) requires where a cost of credit is shown. */
function itemsOf(terms: FinanceQuote): (readonly [term: string, figure: string])[] {
  return [
    ['Cash price', formatPounds(terms.cashPrice)],
    ['Deposit', formatPounds(terms.deposit)],
    ['Total amount of credit', formatPounds(terms.credit)],
    [`${terms.months} monthly payments of`, formatPounds(terms.instalment, inFull)],
    ...(terms.product === 'pcp'
      ? [['Optional final payment', formatPounds(terms.finalPayment)] as const]
      : []),
    ['Term', `${terms.months} months`],
    ['Option to purchase fee', formatPounds(terms.optionToPurchaseFee)],
    ['Interest', `${formatRate(interestRate)} a year fixed`],
    ['Total cost of credit', formatPounds(terms.totalCostOfCredit, inFull)],
    [totalLabel, formatPounds(terms.totalPayable, inFull)],
  ]
}
