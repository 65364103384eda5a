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

/** How many leads are read by one question. */
const batchSize = 200

/** Reads leads for a person of the staff, as they are now. Does not audit: what is shown may be a few of many. */
export async function openEntries(
  outbox: Pick<Outbox, 'showMany'>,
  entries: readonly OutboxEntry[],
): Promise<OpenedLead[]> {
  const opened: OpenedLead[] = []
  for await (const lead of openInBatches(outbox, entries)) opened.push(lead)
  return opened
}

/** The same, of which one batch is in memory at a time. */
export async function* openInBatches(
  outbox: Pick<Outbox, 'showMany'>,
  entries: AsyncIterable<OutboxEntry> | Iterable<OutboxEntry>,
): AsyncGenerator<OpenedLead> {
  let batch: OutboxEntry[] = []
  for await (const entry of entries) {
    batch.push(entry)
    if (batch.length < batchSize) continue
    yield* await openBatch(outbox, batch)
    batch = []
  }
  yield* await openBatch(outbox, batch)
}

async function openBatch(
  outbox: Pick<Outbox, 'showMany'>,
  entries: readonly OutboxEntry[],
): Promise<OpenedLead[]> {
  const ids = entries.flatMap(({ id, isErased }) => (isErased ? [] : [id]))
  if (ids.length === 0) return entries.map((entry) => closedLead(entry))
  try {
    const shown = await outbox.showMany(ids)
    return entries.map((entry) => {
      const found = shown.get(entry.id)
      if (found === undefined) return closedLead(entry)
      if (found instanceof Error) return closedLead(entry, found.message)
      const { history, lead } = found
      return { entry: found.entry, payload: lead?.payload ?? null, history, fault: null }
    })
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return entries.map((entry) => closedLead(entry, entry.isErased ? null : fault))
  }
}
