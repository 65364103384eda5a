import { callLink, site } from '#content/site.ts'
import { Notice } from '../../ui/Notice.tsx'
import classes from './SubmissionFailed.module.css'

/** The alert reads exactly as specified; what helps besides stands beside it. */
export function SubmissionFailed({ faults = [] }: { faults?: readonly string[] }) {
  return (
    <div className={classes.failed}>
      <Notice tone="error" role="alert" title="Submission failed—please try again" />
      <div className={classes.help}>
        {faults.length > 0 ? (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        ) : null}
        <p>
          Nothing you entered is lost. If it keeps failing, call <a href={callLink}>{site.phone.label}</a>.
        </p>
      </div>
    </div>
  )
}
