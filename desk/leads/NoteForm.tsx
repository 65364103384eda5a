import { Form } from 'react-router'
import type { LeadAct } from '#domain/leads/lead-history.ts'
import type { LeadHistory, LeadKind } from '#domain/leads/outbox.ts'
import { Field, Input, Textarea } from '../../app/ui/Field.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './NoteForm.module.css'
import { longestNote, type TypedNote, type UnsavedNote } from './read-note.ts'

const buttons: readonly (readonly [LeadAct, string])[] = [
  ['called', 'Called'],
  ['replied', 'Replied'],
  ['appointment', 'Appointment'],
  ['sold', 'Sold'],
  ['lost', 'Lost'],
  ['note', 'Only a note'],
  ['taken', 'I take this'],
]

interface NoteFormProps {
  kind: LeadKind
  history: LeadHistory
  /** What was written and not saved, and why. */
  unsaved: UnsavedNote | null
}

/** Where staff say what they did. What could not be saved stays in the box. */
export function NoteForm({ kind, history, unsaved }: NoteFormProps) {
  const { version, events } = history
  const adviceAt = (box: keyof TypedNote) => (unsaved?.box === box ? unsaved.advice : null)
  return (
    <Form method="post" className={classes.form} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <Field
        id="text"
        label="What happened?"
        hint="A note, or why it was lost. Then press what you did."
        advice={adviceAt('text')}
      >
        {/* A new box once something was noted, so that a note is not saved twice. */}
        <Textarea
          key={unsaved ? 'unsaved' : version}
          name="text"
          rows={3}
          maxLength={longestNote}
          defaultValue={unsaved?.text}
        />
      </Field>
      <div className={classes.when}>
        <Field id="day" label="Day of an appointment" advice={adviceAt('day')}>
          <Input key={unsaved ? 'unsaved' : version} name="day" type="date" defaultValue={unsaved?.day} />
        </Field>
        <Field id="time" label="Time" advice={adviceAt('time')}>
          <Input key={unsaved ? 'unsaved' : version} name="time" type="time" defaultValue={unsaved?.time} />
        </Field>
      </div>
      <div className={classes.buttons}>
        {buttons.map(([act, label]) => (
          <SendButton key={act} name="act" value={act} size="s" variant="secondary">
            {label}
          </SendButton>
        ))}
        {events.length > 0 ? (
          <SendButton name="act" value="undone" size="s" variant="quiet" formNoValidate>
            Undo the last entry
          </SendButton>
        ) : null}
      </div>
      {kind === 'application' ? (
        <p className={classes.soft}>
          The applicant’s own page shows, with the day, that you called, replied or made an appointment. It
          never shows a name, a note, or that it was sold or lost.
        </p>
      ) : null}
    </Form>
  )
}
