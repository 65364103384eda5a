import type { Outbox } from '#domain/leads/outbox.ts'
import { allEntries, findLeadIds } from './all-leads.ts'

/**
 * Makes leads due now, and the probe of a paused delivery: a retry follows a repair of the endpoint or its settings.
 *
 * @param names Ids or references; `all` for everything rejected.
 */
export async function retryLeads(
  outbox: Outbox,
  names: readonly string[] | 'all',
): Promise<{ due: number; missing: string[] }> {
  const ids = names === 'all' ? await rejectedIds(outbox) : await findLeadIds(outbox, names)
  const missing: string[] = []
  for (const id of ids) if (!(await outbox.retry(id, Date.now()))) missing.push(id)
  const due = ids.length - missing.length
  if (names === 'all' || due > 0) await outbox.pauses.probeSoon(Date.now())
  return { due, missing }
}

async function rejectedIds(outbox: Outbox): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of allEntries(outbox, 'rejected')) ids.push(id)
  return ids
}
