import { site } from '#content/site.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import { representativeExample } from '#domain/finance/representative-example.ts'
import { offersLeasing } from '#domain/offers.ts'

/** What lenders pay us, how it is calculated and who they are: CONC 4.5.3R, and the panel and ties of [2025] UKSC 33. */
export function CommissionStatement() {
  const { percent, summary } = site.commission
  return (
    <>
      <p>
        {summary} {commissionInWords(representativeExample.credit)}{' '}
        {offersLeasing ? `If you lease, we receive ${percent}% of all the rentals added together. ` : ''}
        You do not pay us a fee for arranging finance.
      </p>
      <p>
        Every lender pays us the same percentage. It does not depend on your interest rate, and we cannot
        change the rate that you are offered. We tell you the amount in pounds before you sign, and at any
        time if you ask.
      </p>
      <p>
        We introduce customers to {site.lenders.length} lenders: {list.format(site.lenders)}. We have no tie
        to any of them: none owns a share of us, and we have not agreed to put one before the others. We do
        not search the whole market.
      </p>
    </>
  )
}

/** "If you borrow £12,000, we receive £600." */
export function commissionInWords(credit: Pence): string {
  const commission = pence(Math.round((credit * site.commission.percent) / 100))
  return `If you borrow ${formatPounds(credit)}, we receive ${formatPounds(commission)}.`
}

const list = new Intl.ListFormat('en-GB')
