import { urls } from '#app/urls.ts'
import { site } from '#content/site.ts'
import classes from './WhatHappensNext.module.css'

/** Shown before anything is sent. `inNewTab` where leaving the page would lose what was entered. */
export function WhatHappensNext({ inNewTab = false }: { inNewTab?: boolean }) {
  return (
    <div className={classes.words}>
      <p>
        <strong>What happens next.</strong> Your answers go to our finance team. They will call or email you.{' '}
        {site.emailReply}. Sending this form makes no credit search and does not commit you to anything. You
        can leave any question blank and tell us in person instead.
      </p>
      <p>
        {site.legalName} is a credit broker, not a lender. {site.commission.summary} Finance is subject to
        status, for UK residents aged 18 and over. Our{' '}
        <a href={urls.privacy} {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
          privacy notice{inNewTab ? ' (opens in a new tab)' : ''}
        </a>{' '}
        says how we use your details.
      </p>
    </div>
  )
}
