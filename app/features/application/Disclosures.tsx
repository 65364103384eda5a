import { ChevronDown } from '#app/ui/icons.ts'
import stack from '#app/ui/Stack.module.css'
import { urls } from '#app/urls.ts'
import { representativeExample } from '#content/representative-example.ts'
import { site } from '#content/site.ts'
import type { Pence } from '#domain/finance/money.ts'
import { CommissionStatement, commissionInWords } from '../finance/CommissionStatement.tsx'
import classes from './Disclosures.module.css'

interface CommissionPanelProps {
  /** The amount of credit that the visitor has chosen; null for the representative example. */
  credit: Pence | null
  id?: string
}

const lenders = new Intl.ListFormat('en-GB').format(site.lenders)

/** Before the first question and before Submit: that we receive commission, of what kind, how much and from whom. */
export function CommissionPanel({ credit, id }: CommissionPanelProps) {
  return (
    <div className={classes.commission}>
      <div id={id} className={stack.xs}>
        <p>
          <strong>We receive commission.</strong> {site.legalName} is a credit broker, not a lender.{' '}
          {site.commission.summary} {commissionInWords(credit ?? representativeExample.credit)}
        </p>
        <p>
          Our lenders are {lenders}.
          {site.commission.percent === undefined ? null : ' Each pays us the same percentage.'}
        </p>
      </div>
      <details className={classes.details}>
        <summary className={classes.summary}>
          More about our commission
          <ChevronDown aria-hidden size={16} />
        </summary>
        <div className={stack.xs}>
          <CommissionStatement />
        </div>
      </details>
    </div>
  )
}

/** Shown before anything is sent. `inNewTab` where leaving the page would lose what was entered. */
export function WhatHappensNext({ inNewTab = false }: { inNewTab?: boolean }) {
  return (
    <p className={classes.next}>
      <strong>What happens next.</strong> Your answers go to our finance team. They will call or email you.{' '}
      {site.emailReply}. Sending this form makes no credit search and does not commit you to anything. You can
      leave any question blank and tell us in person instead. Finance is subject to status, for UK residents
      aged 18 and over. Our{' '}
      <a href={urls.privacy} {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
        privacy notice{inNewTab ? ' (opens in a new tab)' : ''}
      </a>{' '}
      says how we use your details.
    </p>
  )
}
