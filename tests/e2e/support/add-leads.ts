import type { Lead } from '#domain/leads/outbox.ts'
import { readConfig } from '#server/config.ts'
import { openOutbox } from '#server/store/open-outbox.ts'

/** Puts leads into a folder, as the site does. */
export async function addLeads(dataDir: string, ...leads: Lead[]): Promise<void> {
  const outbox = await openOutbox(readConfig({ DATA_DIR: dataDir }))
  for (const lead of leads) await outbox.add(lead, Date.now())
  await outbox.close()
}
