import { Form } from 'react-router'
import type { PersonView } from '#server/leads/staff/staff-person.ts'
import { Button } from '../../app/ui/Button.tsx'
import { Notice } from '../../app/ui/Notice.tsx'
import { Section } from '../layout/Section.tsx'
import { PersonFields } from './PersonFields.tsx'
import classes from './PersonFound.module.css'
import { PersonLeads } from './PersonLeads.tsx'
import { type NamedPerson, personParts } from './read-person.ts'

/** Everything that is held of a person, and what can be done with it. */
export function PersonFound({ person, view }: { person: NamedPerson; view: PersonView }) {
  const { found, sameName, unreadable, alert, alsoGiven } = view
  const isByName = personParts.every((part) => part === 'name' || person[part] === '')
  const more = [...alsoGiven.emails, ...alsoGiven.phones]
  return (
    <>
      <Section title={heldInWords(found.length, alert !== null)}>
        {alert ? (
          <p>
            They are emailed at {alert.address}: {alert.asks.map(({ words }) => words).join('; ')}.
          </p>
        ) : null}
        {found.length === 0 && !alert ? (
          <p>It may be erased already, or written with another address or number.</p>
        ) : (
          <>
            {found.length > 0 ? <PersonLeads leads={found} /> : null}
            {isByName ? (
              <Notice tone="signal">
                Found by the name alone: check that all are of the same person before you give or erase them.
              </Notice>
            ) : null}
            {more.length > 0 ? (
              <Notice tone="info">They also gave {more.join(', ')}: look for that too.</Notice>
            ) : null}
            <div className={classes.acts}>
              <Form method="post" action="/person/copy">
                <PersonFields person={person} />
                <Button type="submit">A copy to print</Button>
              </Form>
              {/* The browser takes a file from a document, not from a script. */}
              <form method="post" action="/person/download">
                <PersonFields person={person} />
                <Button type="submit" variant="secondary">
                  A copy as a file
                </Button>
              </form>
              <Form method="post">
                <PersonFields person={person} />
                {found.map(({ id }) => (
                  <input key={id} type="hidden" name="id" value={id} />
                ))}
                {alert ? <input type="hidden" name="alert" value={alert.address} /> : null}
                <Button type="submit" name="intent" value="preview" variant="secondary">
                  Erase it
                </Button>
              </Form>
            </div>
          </>
        )}
      </Section>
      {sameName.length > 0 ? (
        <Section title="Only the same name">
          <p>
            Perhaps of somebody else, so in neither copy nor erasure. If one is theirs, look for its address
            or number too.
          </p>
          <PersonLeads leads={sameName} />
        </Section>
      ) : null}
      {unreadable > 0 ? (
        <Notice tone="error">
          {unreadable === 1 ? '1 lead cannot be read' : `${unreadable} leads cannot be read`} and may be
          theirs.
        </Notice>
      ) : null}
      <p className={classes.elsewhere}>
        Your lead service, your mailboxes and your backups may hold more. Look there too.
      </p>
    </>
  )
}

function heldInWords(leads: number, hasAlert: boolean): string {
  if (leads === 0) return hasAlert ? 'We hold no leads' : 'We hold nothing by that'
  return leads === 1 ? 'We hold 1 lead' : `We hold ${leads} leads`
}
