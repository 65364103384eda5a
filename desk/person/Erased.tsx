import type { Erasure } from '#domain/leads/outbox.ts'
import type { PersonView } from '#server/leads/staff/staff-person.ts'
import { Notice } from '../../app/ui/Notice.tsx'
import { PersonFound } from './PersonFound.tsx'
import type { NamedPerson } from './read-person.ts'

interface ErasedProps {
  person: NamedPerson
  erasure: Erasure
  /** What is still held of the person. */
  left: PersonView
}

/** What was erased, and what is left to be done. */
export function Erased({ person, erasure: { erased, inFlight, remains }, left }: ErasedProps) {
  return (
    <>
      <Notice
        tone="success"
        role="status"
        title={erased === 1 ? '1 lead was erased' : `${erased} leads were erased`}
      >
        Erase it also in your lead service, your mailboxes and your backups, where it may still be.
      </Notice>
      {inFlight.length > 0 ? (
        <Notice tone="signal" role="status">
          {inFlight.length === 1 ? '1 lead is' : `${inFlight.length} leads are`} being sent at this moment, so
          not erased: try again in a minute.
        </Notice>
      ) : null}
      {remains === 'sqlite-log' ? (
        <Notice tone="signal" role="status">
          The website was reading at the same moment, so the sealed text is still in a file of the server
          until it writes again. On the server, forecourt leads erase completes it at once.
        </Notice>
      ) : null}
      {remains === 'postgres' ? (
        <Notice tone="info" role="status">
          The database keeps the sealed text until it tidies up, and in its backups: see docs/operating.md.
        </Notice>
      ) : null}
      {left.found.length + left.sameName.length > 0 || left.alert ? (
        <PersonFound person={person} view={left} />
      ) : null}
    </>
  )
}
