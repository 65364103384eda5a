import { existsSync } from 'node:fs'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { DeliveryState, Outbox } from '#domain/applications/outbox.ts'
import type { Config } from '../config.ts'
import { applicationsFile } from '../store/data-files.ts'
import { openApplications } from '../store/sqlite/open-applications.ts'
import { type Audit, createAudit } from './leads-audit.ts'
import { eraseLeads, type Selection } from './leads-erase.ts'
import { exportLeads } from './leads-export.ts'
import { listLeads } from './leads-list.ts'
import { rekeyLeads } from './leads-rekey.ts'
import { retryLeads } from './leads-retry.ts'
import { showLead } from './leads-show.ts'

const states: DeliveryState[] = ['waiting', 'delivered', 'rejected', 'erased']

function stateOption(): Option {
  return new Option('--state <state>', 'only those in this state').choices(states)
}

/** `leads list|show|export|retry|erase|rekey`. Exit codes: 0 done, 1 not found or failed, 2 wrong usage. */
export function registerLeads(program: Command, openConfig: () => Config): void {
  const leads = program.command('leads').description('finance applications and their delivery')

  /** Never makes the file: run as another user, that would lock the site out of it. */
  async function withConfig(work: (config: Config, audit: Audit) => Promise<number>): Promise<void> {
    try {
      const config = openConfig()
      const file = applicationsFile(config.dataDir)
      if (!existsSync(file)) throw new Error(`There are no applications yet: ${file} does not exist`)
      process.exitCode = await work(config, createAudit(config.dataDir))
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    }
  }

  function withOutbox(work: (outbox: Outbox, audit: Audit) => Promise<number>): Promise<void> {
    return withConfig(async (config, audit) => {
      const outbox = await openApplications(config)
      try {
        return await work(outbox, audit)
      } finally {
        await outbox.close()
      }
    })
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
    .argument('<id>', 'its id, or the reference that the applicant was given')
    .option('--json', 'as JSON')
    .action((id: string, options: { json?: true }) =>
      withOutbox((outbox, audit) => showLead(outbox, id, { ...options, audit })),
    )

  leads
    .command('export')
    .description('applications in clear, one JSON object a line')
    .argument('<file>', 'a new file, readable by you only; - for standard output')
    .addOption(stateOption())
    .option('--force', 'replace the file')
    .action((file: string, options: { state?: DeliveryState; force?: true }) =>
      withOutbox((outbox, audit) => exportLeads(outbox, file, { ...options, audit })),
    )

  leads
    .command('retry')
    .description('makes rejected or waiting applications due now')
    .argument('[id...]', 'their ids, or the references that applicants were given')
    .option('--all', 'every rejected application; a paused delivery is tried at once')
    .action((ids: string[], { all }: { all?: true }, command: Command) => {
      if (ids.length > 0 === (all === true)) command.error('error: name ids, or give --all', { exitCode: 2 })
      return withOutbox((outbox) => retryLeads(outbox, all ? 'all' : ids))
    })

  leads
    .command('erase')
    .description('erases what applicants wrote, for good; asks first on a terminal')
    .argument('[id...]', 'their ids, or the references that applicants were given')
    .option('--email <address>', 'every application with this email address')
    .option('--before <date>', 'every application accepted before, such as 2026-01-31', parseInstant)
    .option('--yes', 'without asking')
    .action((ids: string[], options: EraseOptions, command: Command) => {
      const selection = selectionOf(ids, options)
      if (!selection) command.error('error: name ids, or give --email or --before', { exitCode: 2 })
      return withOutbox((outbox, audit) => eraseLeads(outbox, selection, { ...options, audit }))
    })

  leads
    .command('rekey')
    .description('seals every application with a new key; the site must be stopped')
    .option('--key-file <file>', 'holds the new key, 32 bytes in base64; without it one is made')
    .action((options: { keyFile?: string }) =>
      withConfig((config, audit) => rekeyLeads(config, { ...options, audit })),
    )
}

interface EraseOptions {
  email?: string
  before?: number
  yes?: true
}

/** Null unless exactly one way to select was used. */
function selectionOf(ids: string[], { email, before }: EraseOptions): Selection | null {
  const selections: Selection[] = []
  if (ids.length > 0) selections.push({ ids })
  if (email?.trim()) selections.push({ email })
  if (before !== undefined) selections.push({ before })
  return selections.length === 1 ? (selections[0] ?? null) : null
}

/** A day begins at midnight UTC, as instants are listed. */
function parseInstant(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  // Date.parse takes the 31st of February for the 3rd of March.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    throw new InvalidArgumentError('It must be a date such as 2026-01-31, or 2026-01-31T09:00Z.')
  }
  return instant
}
