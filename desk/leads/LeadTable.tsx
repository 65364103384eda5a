import { sinceInWords } from '#domain/leads/since-in-words.ts'
import type { LeadLine } from '#server/leads/staff/lead-view.ts'
import { Badge } from '../../app/ui/Badge.tsx'
import { Line, LineLink, Lines } from '../layout/Lines.tsx'
import { handlingWords } from './handling-words.ts'
import classes from './LeadTable.module.css'

interface LeadTableProps {
  leads: readonly LeadLine[]
  /** Epoch milliseconds. */
  now: number
  /** What is said where there are none. */
  empty: string
  /** What all have in common, and the page has said. */
  without?: 'vehicle' | 'standing'
}

/** Leads, a line each: on a phone, each is a small card. */
export function LeadTable({ leads, now, empty, without }: LeadTableProps) {
  return (
    <Lines empty={empty}>
      {leads.map(({ id, name, title, vehicle, acceptedAt, fault, reference, handling, holder }) => (
        <Line key={id} className={classes.lead} data-without={without}>
          <LineLink to={`/leads/${id}`} letters="ns">
            {name || (fault ? reference : 'No name given')}
          </LineLink>
          <span className={classes.kind}>{title}</span>
          {without === 'vehicle' && fault === null ? null : (
            <span className={classes.vehicle}>{fault ?? (vehicle || 'No vehicle named')}</span>
          )}
          <span className={classes.standing}>
            {without === 'standing' ? null : (
              <Badge tone={handling === 'open' ? 'amber' : 'neutral'}>{handlingWords[handling]}</Badge>
            )}
            {holder ? <span>{holder}</span> : null}
          </span>
          <time dateTime={new Date(acceptedAt).toISOString()} className={classes.since}>
            {sinceInWords(now - acceptedAt)}
          </time>
        </Line>
      ))}
    </Lines>
  )
}
