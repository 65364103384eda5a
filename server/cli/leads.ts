import { existsSync } from 'node:fs'
import { type Command, Option } from 'commander'
import type { DeliveryState, Outbox } from '#domain/applications/outbox.ts'
import type { Config } from '../config.ts'
import { loadApplicationKey } from '../store/application-key.ts'
import { applicationsFile } from '../store/data-files.ts'
import { openSqliteOutbox } from '../store/sqlite/outbox.ts'
import { exportLeads } from './leads-export.ts'
import { listLeads } from './leads-list.ts'
import { retryLeads } from './leads-retry.ts'
import { showLead } from './leads-show.ts'

const states: DeliveryState[] = ['waiting', 'delivered', 'rejected']

function stateOption(): Option {
  return new Option('--state <state>', 'only those in this state').choices(states)
}

/** `leads list|show|export|retry`. Exit codes: 0 done, 1 not found or failed, 2 wrong usage. */
export function registerLeads(program: Command, openConfig: () => Config): void {
  const leads = program.command('leads').description('finance applications and their delivery')

  /** Never makes the file: run as another user, that would lock the site out of it. */
  async function withOutbox(work: (outbox: Outbox) => Promise<number>): Promise<void> {
    try {
      const { dataDir, applicationKey } = openConfig()
      const file = applicationsFile(dataDir)
      if (!existsSync(file)) throw new Error(`There are no applications yet: ${file} does not exist`)
      const outbox = await openSqliteOutbox(file, await loadApplicationKey(dataDir, applicationKey))
      try {
        process.exitCode = await work(outbox)
      } finally {
        await outbox.close()
      }
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    }
  }

  leads
    .command('list')
    .description('what was accepted and where it stands; nothing of the person')
    .addOption(stateOption())
    .option('--json', 'one JSON array')
    .action((options: { state?: DeliveryState; json?: true }) =>
      withOutbox((outbox) => listLeads(outbox, options)),
    )

  leads
    .command('show')
    .description('one application in clear')
    .argument('<id>')
    .option('--json', 'as JSON')
    .action((id: string, options: { json?: true }) => withOutbox((outbox) => showLead(outbox, id, options)))

  leads
    .command('export')
    .description('applications in clear, one JSON object a line')
    .argument('<file>', 'a new file, readable by you only; - for standard output')
    .addOption(stateOption())
    .option('--force', 'replace the file')
    .action((file: string, options: { state?: DeliveryState; force?: true }) =>
      withOutbox((outbox) => exportLeads(outbox, file, options)),
    )

  leads
    .command('retry')
    .description('makes rejected or waiting applications due now')
    .argument('[id...]', 'their ids')
    .option('--all', 'every rejected application')
    .action((ids: string[], { all }: { all?: true }, command: Command) => {
      if (ids.length > 0 === (all === true)) command.error('error: name ids, or give --all', { exitCode: 2 })
      return withOutbox((outbox) => retryLeads(outbox, all ? 'all' : ids))
    })
}
