import { site } from '#content/site.ts'
import classes from './RepresentativeExample.module.css'

/** What a visitor must know beside a cost of credit: who we are, what we are paid and for whom finance is. */
export function BrokerLine() {
  return (
    <p className={classes.small}>
      We are a credit broker, not a lender. {site.commission.summary} Finance is subject to status, for UK
      residents aged 18 and over.
    </p>
  )
}
