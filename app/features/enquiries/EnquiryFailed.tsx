import { Notice } from '#app/ui/Notice.tsx'
import { callLink, site } from '#content/site.ts'
import { controlId } from './EnquiryFields.tsx'
import type { EnquiryOutcome } from './enquiry-form.ts'

type EnquiryFailedProps = Pick<Extract<EnquiryOutcome, { state: 'failed' }>, 'faults' | 'wait'>

/** Why an enquiry was not taken. Each fault links to its field. */
export function EnquiryFailed({ faults, wait }: EnquiryFailedProps) {
  if (faults.length > 0) {
    return (
      <Notice tone="error" role="alert" title="Please check your answers">
        <ul>
          {faults.map(({ field, message }) => (
            <li key={message}>{field ? <a href={`#${controlId(field)}`}>{message}</a> : message}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  return (
    <Notice tone="error" role="alert" title="We couldn’t save your request">
      <p>
        {wait ? (
          <>
            Too many forms have come from your internet connection. You can send this one again{' '}
            <strong>{wait}</strong>.
          </>
        ) : (
          'Please send it again in a minute.'
        )}{' '}
        Your answers are still in the form. You can also call us on <a href={callLink}>{site.phone.label}</a>.
      </p>
    </Notice>
  )
}
