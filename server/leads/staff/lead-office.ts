import type { Lead, Outbox, OutboxEntry } from '#domain/leads/outbox.ts'
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
  /** Why the answers cannot be read; null where they can be, or were erased. */
  fault: string | null
}

/** Reads a lead for a person of the staff. Does not audit: what is shown of it may be one of many. */
export async function openEntry(outbox: Pick<Outbox, 'show'>, entry: OutboxEntry): Promise<OpenedLead> {
  if (entry.isErased) return { entry, payload: null, fault: null }
  try {
    return { entry, payload: (await outbox.show(entry.id))?.lead?.payload ?? null, fault: null }
  } catch (error) {
    return { entry, payload: null, fault: error instanceof Error ? error.message : String(error) }
  }
}
