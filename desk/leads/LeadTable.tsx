import { Link } from 'react-router'
import type { LeadLine } from '#server/leads/staff/staff-leads.ts'
import classes from './LeadTable.module.css'
import { sinceInWords } from './since-in-words.ts'

interface LeadTableProps {
  leads: readonly LeadLine[]
  /** Epoch milliseconds. */
  now: number
  /** What is said where there are none. */
  empty: string
}

/** Leads, a line each: on a phone, each is a small card. */
export function LeadTable({ leads, now, empty }: LeadTableProps) {
  if (leads.length === 0) return <p className={classes.empty}>{empty}</p>
  return (
    <ul className={classes.leads}>
      {leads.map(({ id, name, title, vehicle, acceptedAt, fault, reference }) => (
        <li key={id} className={classes.lead}>
          <Link to={`/leads/${id}`} className={classes.name}>
            {name || (fault ? reference : 'No name given')}
          </Link>
          <span className={classes.kind}>{title}</span>
          <span className={classes.vehicle}>{fault ?? (vehicle || 'No vehicle named')}</span>
          <time dateTime={new Date(acceptedAt).toISOString()} className={classes.since}>
            {sinceInWords(now - acceptedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
