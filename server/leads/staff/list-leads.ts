import type { DeliveryState } from '#domain/leads/outbox.ts'
import { startOfUkDay } from '#domain/stock/uk-day.ts'
import { allEntries } from './all-leads.ts'
import { closedLead, type LeadOffice, type OpenedLead, openEntries } from './lead-office.ts'

export interface LeadFilter {
  state?: DeliveryState | undefined
  /** Days in the UK, as `2026-11-22`, both included. */
  from?: string | undefined
  to?: string | undefined
}

/**
 * Leads in the order in which they came.
 *
 * @param options.opens whether to read what people wrote, which is audited; otherwise `payload` is null
 */
export async function listLeads(
  { outbox, audit }: LeadOffice,
  { state, from, to }: LeadFilter,
  { opens }: { opens: boolean },
): Promise<OpenedLead[]> {
  const since = from === undefined ? Number.NEGATIVE_INFINITY : startOfUkDay(from)
  const until = to === undefined ? Number.POSITIVE_INFINITY : startOfUkDay(dayAfter(to))
  const leads: OpenedLead[] = []
  for await (const entry of allEntries(outbox, state)) {
    if (entry.acceptedAt >= since && entry.acceptedAt < until) leads.push(closedLead(entry))
  }
  if (!opens) return leads
  audit({ command: 'list', leads: leads.length })
  return openEntries(
    outbox,
    leads.map(({ entry }) => entry),
  )
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10)
}
