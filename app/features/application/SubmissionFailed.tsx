import { Notice } from '#app/ui/Notice.tsx'
import { callLink, site } from '#content/site.ts'
import classes from './SubmissionFailed.module.css'
import type { SendingFailure } from './send-application.ts'

/** The text of the alert is specified. Help follows it as a status, which screen readers announce afterwards. */
export function SubmissionFailed({ faults, wait }: SendingFailure) {
  return (
    <div className={classes.failed}>
      <Notice tone="error" role="alert" title="Submission failed—please try again" />
      <div role="status" className={classes.help}>
        {faults.length > 0 ? (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        ) : null}
        {wait ? (
          <p>
            Too many forms have come from your internet connection. You can send this one again{' '}
            <strong>{wait}</strong>.
          </p>
        ) : null}
        <p>
          Nothing you entered is lost. If it keeps failing, call <a href={callLink}>{site.phone.label}</a>.
        </p>
      </div>
    </div>
  )
}
