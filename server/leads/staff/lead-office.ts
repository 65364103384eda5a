import type { Lead, LeadHistory, Outbox, OutboxEntry } from '#domain/leads/outbox.ts'
import type { Audit } from '../../staff-audit.ts'

/** What staff need to work with leads: the command and the desk call the same functions with it. */
export interface LeadOffice {
  outbox: Outbox
  audit: Audit
}

/** A lead with what the person wrote: null once erased, and where it cannot be read. */
export interface OpenedLead {
  entry: OutboxEntry
  payload: Lead['payload'] | null
  /** What staff noted of it; empty like `payload`. */
  history: LeadHistory
  /** Why the answers cannot be read; null where they can be, or were erased. */
  fault: string | null
}

/** A lead of which nothing is read, or nothing is left. */
export function closedLead(entry: OutboxEntry, fault: string | null = null): OpenedLead {
  return { entry, payload: null, history: { version: 0, events: [] }, fault }
}

/** Reads a lead for a person of the staff, as it is now. Does not audit: what is shown of it may be one of many. */
export async function openEntry(outbox: Pick<Outbox, 'show'>, entry: OutboxEntry): Promise<OpenedLead> {
  if (entry.isErased) return closedLead(entry)
  try {
    const found = await outbox.show(entry.id)
    return found
      ? { entry: found.entry, payload: found.lead?.payload ?? null, history: found.history, fault: null }
      : closedLead(entry)
  } catch (error) {
    return closedLead(entry, error instanceof Error ? error.message : String(error))
  }
}
