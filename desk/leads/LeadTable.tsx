import { Link } from 'react-router'
import { sinceInWords } from '#domain/leads/since-in-words.ts'
import type { LeadLine } from '#server/leads/staff/lead-view.ts'
import { Badge } from '../../app/ui/Badge.tsx'
import { handlingWords } from './handling-words.ts'
import classes from './LeadTable.module.css'

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
      {leads.map(({ id, name, title, vehicle, acceptedAt, fault, reference, handling, holder }) => (
        <li key={id} className={classes.lead}>
          <Link to={`/leads/${id}`} className={classes.name} data-line="ns">
            {name || (fault ? reference : 'No name given')}
          </Link>
          <span className={classes.kind}>{title}</span>
          <span className={classes.vehicle}>{fault ?? (vehicle || 'No vehicle named')}</span>
          <span className={classes.standing}>
            <Badge tone={handling === 'open' ? 'amber' : 'neutral'}>{handlingWords[handling]}</Badge>
            {holder ? <span>{holder}</span> : null}
          </span>
          <time dateTime={new Date(acceptedAt).toISOString()} className={classes.since}>
            {sinceInWords(now - acceptedAt)}
          </time>
        </li>
      ))}
    </ul>
  )
}
