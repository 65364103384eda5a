import { type MouseEvent, useState, useSyncExternalStore } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/Notice.tsx'
import stack from '#app/ui/Stack.module.css'
import textStyle from '#app/ui/TextStyle.module.css'
import { callLink, site } from '#content/site.ts'
import { inputIdOf } from './ApplicationFields.tsx'
import type { SendingFailure } from './send-application.ts'

interface SubmissionFailedProps extends SendingFailure {
  /** Takes a press on a fault to its input, which may be hidden. Absent: the link does. */
  onCorrect?: (field: string, inputId: string) => void
}

/** The text of the alert is specified. Help follows it as a status, which screen readers announce afterwards. */
export function SubmissionFailed({ faults, wait, unanswered, onCorrect }: SubmissionFailedProps) {
  return (
    <div className={stack.xxs}>
      <Notice tone="error" role="alert" title="Submission failed—please try again" />
      <div role="status" className={classNames(stack.xxs, textStyle.note)}>
        {faults.length > 0 ? (
          <ul>
            {faults.map(({ field, words }) => (
              <li key={words}>
                <FieldLink {...{ field, words, onCorrect }} />
              </li>
            ))}
          </ul>
        ) : null}
        {wait ? (
          <p>
            Too many forms have come from your internet connection. You can send this one again{' '}
            <strong>{wait}</strong>.
          </p>
        ) : null}
        {unanswered ? <NoAnswer /> : null}
        <p>
          Nothing you entered is lost. If it keeps failing, call <a href={callLink}>{site.phone.label}</a>.
        </p>
      </div>
    </div>
  )
}

interface FieldLinkProps {
  field: string
  words: string
  onCorrect: SubmissionFailedProps['onCorrect']
}

/** Leads to the input of a field; words alone for what is no field. */
export function FieldLink({ field, words, onCorrect }: FieldLinkProps) {
  const inputId = inputIdOf(field)
  if (inputId === null) return words
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    onCorrect?.(field, inputId)
  }
  return (
    <a href={`#${inputId}`} onClick={onCorrect && follow}>
      {words}
    </a>
  )
}

/** What to do while the connection is lost, and once it is back. */
function NoAnswer() {
  const online = useSyncExternalStore(
    listenToConnection,
    () => navigator.onLine,
    () => true,
  )
  const [wasOffline, setWasOffline] = useState(!online)
  if (!online && !wasOffline) setWasOffline(true)
  if (!online) {
    return (
      <p>
        <strong>You are offline.</strong> Keep this page open. We will say here when your connection is back.
      </p>
    )
  }
  return (
    <p>
      <strong>{wasOffline ? 'You are back online.' : 'We had no answer from our website.'}</strong> Submit the
      form again. If the first try did arrive, we still keep only one application.
    </p>
  )
}

function listenToConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
