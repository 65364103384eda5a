import { appointmentInWords } from '#domain/leads/appointment.ts'
import { inForce, type LeadEvent } from '#domain/leads/lead-history.ts'
import classes from './History.module.css'
import { actWords } from './handling-words.ts'

const at = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** What was done with a lead, the latest first. What was taken back is crossed out, not hidden. */
export function History({ events }: { events: readonly LeadEvent[] }) {
  if (events.length === 0) return <p className={classes.none}>Nothing yet.</p>
  const valid = new Set(inForce(events))
  return (
    <ol className={classes.history}>
      {events.toReversed().map((event, index) => {
        const { act, person, text, when } = event
        const isTakenBack = !valid.has(event) && act !== 'undone'
        return (
          // Entries are only ever added, at the other end.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of an entry never changes.
          <li key={events.length - index}>
            <p className={classes.act}>
              {isTakenBack ? <s>{actWords[act]}</s> : actWords[act]}
              {isTakenBack ? <span className={classes.soft}> taken back</span> : null}
            </p>
            {when ? <p>{appointmentInWords(when)}</p> : null}
            {text ? <p className={classes.text}>{text}</p> : null}
            <p className={classes.soft}>
              {person}, {at.format(event.at)}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
