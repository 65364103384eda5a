import type { Lead } from '#domain/leads/outbox.ts'
import { type OutboxPlace, openOutbox } from '#server/store/open-outbox.ts'

/** Adds leads to the outbox there, as the site does. */
export async function addLeads(place: OutboxPlace, ...leads: Lead[]): Promise<void> {
  const outbox = await openOutbox(place)
  for (const lead of leads) await outbox.add(lead, Date.now())
  await outbox.close()
}
