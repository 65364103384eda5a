import { formatPounds, formatRate } from '#domain/finance/format-money.ts'
import { representativeExample as example } from '#domain/finance/representative-example.ts'
import { BrokerLine } from './BrokerLine.tsx'
import classes from './RepresentativeExample.module.css'

const inFull = { pence: true }

// The items that CONC 3.5.5R requires where a cost of credit is shown, in its order.
const items = [
  ['Cash price', formatPounds(example.cashPrice)],
  ['Deposit', formatPounds(example.deposit)],
  ['Total amount of credit', formatPounds(example.credit)],
  [`${example.months} monthly payments of`, formatPounds(example.instalment, inFull)],
  ['Term', `${example.months} months`],
  ['Option to purchase fee', formatPounds(example.optionToPurchaseFee)],
  ['Interest', `${formatRate(example.interestRate)} a year fixed`],
  ['Total cost of credit', formatPounds(example.totalCostOfCredit, inFull)],
  ['Total repayable', formatPounds(example.totalRepayable, inFull)],
  ['Rates from', `${formatRate(example.ratesFrom)} APR`],
] as const

const headingId = 'representative-example'

/**
 * Once per page that shows a monthly price, above the first of them and more prominent. At most 120 px high on a phone,
 * so that it does not push the vehicles down. `compact` where the broker statement of the footer is enough.
 */
export function RepresentativeExample({ compact = false }: { compact?: boolean }) {
  return (
    <div className={classes.room}>
      <section aria-labelledby={headingId} className={classes.example}>
        <h2 id={headingId} className={classes.heading}>
          Representative example
        </h2>
        <p className={classes.rate}>
          <strong className={classes.apr}>{formatRate(example.apr)} APR</strong> representative
        </p>
        <dl className={classes.items}>
          {items.map(([term, figure]) => (
            <div key={term} className={classes.item}>
              <dt>{term}</dt> <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      {compact ? null : <BrokerLine />}
    </div>
  )
}
