import { NotePopover } from '#app/ui/NotePopover.tsx'
import { callLink, emailLink, site } from '#content/site.ts'
import classes from './FeedbackButton.module.css'

const noteId = 'feedback-note'

/** Sends nothing, and says so before it is pressed and after. Works without script. */
export function FeedbackButton() {
  return (
    <div className={classes.feedback}>
      <button
        type="button"
        popoverTarget={noteId}
        aria-describedby="feedback-state"
        className={classes.button}
      >
        Send feedback
      </button>
      <span id="feedback-state" className={classes.state}>
        Not open yet
      </span>
      <NotePopover id={noteId} title="Nothing has been sent">
        <p>
          This button does not send anything yet. To tell us what you think, email{' '}
          <a href={emailLink}>{site.email}</a> or call <a href={callLink}>{site.phone.label}</a>.
        </p>
      </NotePopover>
    </div>
  )
}
