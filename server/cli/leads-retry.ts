import type { Outbox } from '#domain/applications/outbox.ts'
import { findLeads } from './find-lead.ts'
import { allEntries } from './leads-entries.ts'

/** @param ids ids or references, or every rejected application */
export async function retryLeads(outbox: Outbox, ids: readonly string[] | 'all'): Promise<number> {
  const asked = ids === 'all' ? await rejectedIds(outbox) : await findLeads(outbox, ids)
  let missing = 0
  for (const id of asked) {
    if (await outbox.retry(id, Date.now())) continue
    missing += 1
    process.stderr.write(`There is no application ${id} that waits or was rejected\n`)
  }
  // A retry follows a repair of the endpoint or its settings, so the next probe is due at once.
  if (ids === 'all' || asked.length > missing) await outbox.pauses.probeSoon(Date.now())
  process.stdout.write(`${asked.length - missing} due now\n`)
  return missing === 0 ? 0 : 1
}

async function rejectedIds(outbox: Outbox): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of allEntries(outbox, 'rejected')) ids.push(id)
  return ids
}
