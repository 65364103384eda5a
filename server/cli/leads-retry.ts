import type { Command } from 'commander'
import type { Outbox } from '#domain/leads/outbox.ts'
import { openConfig } from './command-config.ts'
import { allEntries, findLeadIds } from './find-leads.ts'
import { runCommand } from './run-command.ts'
import { withOutbox } from './with-outbox.ts'

/** `leads retry`. Exit codes: 0 all due now, 1 some not found or failed, 2 wrong usage. */
export function registerRetry(leads: Command): void {
  leads
    .command('retry')
    .description('makes rejected or waiting applications and enquiries due now')
    .argument('[id...]', 'their ids, or the references that people were given')
    .option('--all', 'everything rejected; a paused delivery is tried at once')
    .action(
      runCommand(async (names: string[], { all }: { all?: true }, command: Command) => {
        if (names.length > 0 === (all === true))
          command.error('error: name ids, or give --all', { exitCode: 2 })
        return withOutbox(openConfig(), (outbox) => retryLeads(outbox, all ? 'all' : names))
      }),
    )
}

/** @param names Ids or references; `all` for everything rejected. */
async function retryLeads(outbox: Outbox, names: readonly string[] | 'all'): Promise<number> {
  const ids = names === 'all' ? await rejectedIds(outbox) : await findLeadIds(outbox, names)
  let missing = 0
  for (const id of ids) {
    if (await outbox.retry(id, Date.now())) continue
    missing += 1
    process.stderr.write(`There is no application or enquiry ${id} that waits or was rejected\n`)
  }
  // A retry follows a repair of the endpoint or its settings, so the next probe is due at once.
  if (names === 'all' || ids.length > missing) await outbox.pauses.probeSoon(Date.now())
  process.stdout.write(`${ids.length - missing} due now\n`)
  return missing === 0 ? 0 : 1
}

async function rejectedIds(outbox: Outbox): Promise<string[]> {
  const ids: string[] = []
  for await (const { id } of allEntries(outbox, 'rejected')) ids.push(id)
  return ids
}
