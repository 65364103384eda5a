import { callLink, site } from '#content/site.ts'
import { Notice } from '../../ui/Notice.tsx'
import classes from './ApplicationSubmitted.module.css'

/** The alert reads exactly as specified; what happens next stands below it. */
export function ApplicationSubmitted() {
  return (
    <div className={classes.submitted}>
      <Notice tone="success" role="alert" title="Application submitted!" />
      <p className={classes.next}>
        Our finance team calls you back in office hours, {site.phoneHours}. Sooner is fine too:{' '}
        <a href={callLink}>{site.phone.label}</a>.
      </p>
    </div>
  )
}
