import { site } from '#content/site.ts'
import classes from './WhatHappensNext.module.css'

/** Said before anything is sent. `inNewTab` where leaving the page would lose what was entered. */
export function WhatHappensNext({ inNewTab = false }: { inNewTab?: boolean }) {
  return (
    <div className={classes.words}>
      <p>
        <strong>What happens next.</strong> Your answers go to our finance team, who call you back{' '}
        {site.phoneHours}. Sending this form makes no credit search and binds you to nothing. Leave blank what
        you would rather tell us in person.
      </p>
      <p>
        {site.legalName} is a credit broker, not a lender, and may receive a commission from the lender.
        Finance is subject to status and open to UK residents aged 18 and over. How we look after your
        details:{' '}
        <a href="/privacy" {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}>
          privacy notice{inNewTab ? ' (opens in a new tab)' : ''}
        </a>
        .
      </p>
    </div>
  )
}
