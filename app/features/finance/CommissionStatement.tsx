import { representativeExample } from '#content/representative-example.ts'
import { site } from '#content/site.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence } from '#domain/finance/money.ts'

/** What lenders pay us, how it is calculated and who they are: CONC 4.5.3R, and the panel and ties of [2025] UKSC 33. */
export function CommissionStatement() {
  const { commission, lenders, credit, leaseWords } = site
  const { summary, statements } = commission
  return (
    <>
      <p>{[summary, commissionInWords(representativeExample.credit)].filter(Boolean).join(' ')}</p>
      {statements.map((statement) => (
        <p key={statement}>{statement}</p>
      ))}
      <p>
        {lenders.length === 1
          ? `We introduce customers to one lender: ${lenders[0]}. `
          : `We introduce customers to ${lenders.length} lenders: ${list.format(lenders)}. `}
        {credit?.ties}
      </p>
      {leaseWords ? <p>{leaseWords}</p> : null}
    </>
  )
}

/** "If you borrow £12,000, we receive £600."; null unless every lender pays the same share of the amount borrowed. */
export function commissionInWords(credit: Pence): string | null {
  const { percent } = site.commission
  if (percent === undefined) return null
  const commission = pence(Math.round((credit * percent) / 100))
  return `If you borrow ${formatPounds(credit)}, we receive ${formatPounds(commission)}.`
}

const list = new Intl.ListFormat('en-GB')
