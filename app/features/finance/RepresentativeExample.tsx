import { classNames } from '#app/ui/class-names.ts'
import { site } from '#content/site.ts'
import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { representativeExample as example } from '#domain/finance/representative-example.ts'
import classes from './RepresentativeExample.module.css'

const inFull = { pence: true }

// The items that CONC 3.5.5R requires where a cost of credit is shown, in its order.
const items = [
  ['Cash price', formatPounds(example.cashPrice)],
  ['Deposit (advance payment)', formatPounds(example.deposit)],
  ['Total amount of credit', formatPounds(example.credit)],
  ['Duration', `${example.months} months (${example.months / 12} years)`],
  [`${example.months} monthly payments of`, formatPounds(example.instalment, inFull)],
  ['Option to purchase fee', formatPounds(example.optionToPurchaseFee)],
  ['Rate of interest', `${formatRate(example.interestRate)} a year, fixed`],
  ['Total cost of credit', formatPounds(example.totalCostOfCredit, inFull)],
  ['Total amount repayable', formatPounds(example.totalRepayable, inFull)],
] as const

const headingId = 'representative-example'

/** Must be prominent on every page that shows a monthly price. Once per page. */
export function RepresentativeExample({ compact = false }: { compact?: boolean }) {
  return (
    <section aria-labelledby={headingId} className={classNames(classes.example, compact && classes.compact)}>
      <div className={classes.head}>
        <h2 id={headingId} className={classes.heading}>
          Representative example
        </h2>
        <p className={classes.rate}>
          <strong className={classes.apr}>{formatRate(example.apr)} APR</strong> representative
          <span className={classes.from}>Rates from {formatRate(example.ratesFrom)} APR</span>
        </p>
      </div>
      <dl className={classes.items}>
        {items.map(([term, figure]) => (
          <div key={term} className={classes.item}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>
        We are a credit broker, not a lender. {site.commission.summary} Finance is subject to status, for UK
        residents aged 18 and over.
      </p>
    </section>
  )
}
