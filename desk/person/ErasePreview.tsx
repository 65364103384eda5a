import { Form } from 'react-router'
import type { LeadLine } from '#server/leads/staff/lead-view.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Field, Input } from '../../app/ui/Field.tsx'
import { SendButton } from '../layout/SendButton.tsx'
import classes from './ErasePreview.module.css'
import { PersonFields } from './PersonFields.tsx'
import type { NamedPerson } from './read-person.ts'

interface ErasePreviewProps {
  person: NamedPerson
  leads: readonly LeadLine[]
  /** The address whose alert by email goes too; null for none. */
  alertOf: string | null
  /** Why nothing was erased; null while nobody has tried. */
  advice: string | null
  /** What has to be typed. */
  word: string
}

const received = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' })

/** What an erasure would erase, before anything is. */
export function ErasePreview({ person, leads, alertOf, advice, word }: ErasePreviewProps) {
  const waiting = leads.filter(({ handling }) => handling === 'open').length
  return (
    <>
      <h1>{leads.length === 1 ? 'Erase 1 lead?' : `Erase ${leads.length} leads?`}</h1>
      <Form method="post" className={classes.form}>
        <PersonFields person={person} />
        <p>
          What they wrote and what you noted of it is gone for good: nobody can bring it back. Where each lead
          stood is still counted, without a name.
        </p>
        <ul className={classes.leads}>
          {leads.map(({ id, name, title, vehicle, acceptedAt, reference }) => (
            <li key={id}>
              <label>
                <input type="checkbox" name="id" value={id} defaultChecked />
                <span>
                  <strong>{name || 'No name given'}</strong> {title}
                  {vehicle ? `, ${vehicle}` : ''}, {received.format(acceptedAt)}, {reference}
                </span>
              </label>
            </li>
          ))}
          {alertOf === null ? null : (
            <li>
              <label>
                <input type="checkbox" name="alert" value={alertOf} defaultChecked />
                <span>
                  <strong>Alert by email</strong> to {alertOf}
                </span>
              </label>
            </li>
          )}
        </ul>
        {waiting > 0 ? (
          <p>
            {waiting === 1 ? '1 has' : `${waiting} have`} not been answered yet, and nobody can answer once it
            is erased.
          </p>
        ) : null}
        <Field id="typed" label={`Type ${word} to erase what is ticked`} advice={advice}>
          <Input name="typed" autoComplete="off" maxLength={40} className={classes.typed} />
        </Field>
        <div className={classes.acts}>
          <SendButton name="intent" value="erase" variant="secondary" className={classes.erase}>
            Erase for good
          </SendButton>
          <Button type="submit" name="intent" value="find" variant="secondary">
            Go back
          </Button>
        </div>
      </Form>
    </>
  )
}
