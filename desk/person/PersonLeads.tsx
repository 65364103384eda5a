import { Link } from 'react-router'
import type { PersonLine } from '#server/leads/staff/staff-person.ts'
import classes from './PersonLeads.module.css'

const received = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' })

/** Leads of somebody, a line each, with what tells one person from another. */
export function PersonLeads({ leads }: { leads: readonly PersonLine[] }) {
  return (
    <ul className={classes.leads}>
      {leads.map(({ id, name, title, vehicle, acceptedAt, email, phone }) => (
        <li key={id}>
          <Link to={`/leads/${id}`} data-line="ns">
            {name || 'No name given'}
          </Link>
          <span>
            {title}
            {vehicle ? `, ${vehicle}` : ''}
          </span>
          <span className={classes.soft}>{[email, phone].filter(Boolean).join(', ')}</span>
          <time className={classes.soft} dateTime={new Date(acceptedAt).toISOString()}>
            {received.format(acceptedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
