import { createInterface } from 'node:readline/promises'
import { type Command, InvalidArgumentError } from 'commander'
import type { Erasure, Outbox, OutboxEntry } from '#domain/leads/outbox.ts'
import { openConfig } from './command-config.ts'
import { allEntries, findLeadIds } from './find-leads.ts'
import { formatEntry } from './format-entry.ts'
import { audit } from './leads-audit.ts'
import { isFromPerson, type PersonSelection, phoneDigits } from './match-person.ts'
import { messageOf, runCommand } from './run-command.ts'
import { withOutbox } from './with-outbox.ts'

interface EraseFlags {
  email?: string
  phone?: string
  name?: string
  before?: number
  yes?: true
}

/** `leads erase`. Exit codes: as `eraseLeads`, and 2 for wrong usage. */
export function registerErase(leads: Command): void {
  leads
    .command('erase')
    .description('erases what people wrote, for good; asks first on a terminal')
    .argument('[id...]', 'their ids, or the references that people were given')
    .option('--email <address>', 'every application and enquiry with this email address')
    .option('--phone <number>', 'every application and enquiry with this telephone number')
    .option('--name <name>', 'every application and enquiry whose name has these words')
    .option(
      '--before <date>',
      'every application and enquiry accepted before this day, such as 2026-01-31',
      parseInstant,
    )
    .option('--yes', 'without asking')
    .action(
      runCommand(async (ids: string[], flags: EraseFlags, command: Command) => {
        const selection = selectionOf(ids, flags)
        if (!selection)
          command.error('error: name ids, or give one of --email, --phone, --name and --before', {
            exitCode: 2,
          })
        const config = openConfig()
        const options = { yes: flags.yes, dataDir: config.dataDir }
        return withOutbox(config, (outbox) => eraseLeads(outbox, selection, options))
      }),
    )
}

/** Which leads to erase: exactly one of these. An id may be a reference. */
type Selection = { ids: readonly string[] } | { person: PersonSelection } | { before: number }

/** Null unless exactly one way to select was used. */
function selectionOf(ids: string[], { email, phone, name, before }: EraseFlags): Selection | null {
  const selections: Selection[] = []
  if (ids.length > 0) selections.push({ ids })
  if (email?.trim()) selections.push({ person: { email } })
  // A number without digits would match every lead without a number.
  if (phone && phoneDigits(phone)) selections.push({ person: { phone } })
  if (name?.trim()) selections.push({ person: { name } })
  if (before !== undefined) selections.push({ before })
  return selections.length === 1 ? (selections[0] ?? null) : null
}

/** A date is midnight UTC, the zone in which instants are listed. */
function parseInstant(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z)?$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  // Date.parse reads 31 February as 3 March.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== text.slice(0, 10)) {
    throw new InvalidArgumentError('It must be a date such as 2026-01-31, or 2026-01-31T09:00Z.')
  }
  return instant
}

interface EraseOptions {
  dataDir: string
  /** Erases without asking. */
  yes?: true | undefined
  /** Null without a terminal. */
  ask?: ((question: string) => Promise<string>) | null
}

/**
 * @returns 0 all erased, 1 some unknown, in delivery, not confirmed or still in the log, 2 no terminal for the
 * confirmation.
 */
export async function eraseLeads(
  outbox: Outbox,
  selection: Selection,
  { dataDir, yes, ask = process.stdin.isTTY ? askOnTerminal : null }: EraseOptions,
): Promise<number> {
  const { ids, entries } = await choose(outbox, selection)
  if (ids.length === 0) {
    const { remains } = await outbox.erase([], Date.now())
    if (remains !== 'sqlite-log') process.stdout.write('There is nothing to erase\n')
    return reportRemains(remains)
  }
  // On standard error, so that an operator sees which leads a name or a date has found.
  if (!('ids' in selection)) for (const entry of entries) process.stderr.write(`${formatEntry(entry)}\n`)
  if (!yes) {
    if (!ask) {
      process.stderr.write(
        'This erases applications and enquiries permanently: give --yes to confirm without a terminal\n',
      )
      return 2
    }
    const what = ids.length === 1 ? '1 application or enquiry' : `${ids.length} applications and enquiries`
    const answer = await ask(
      `Erase what people wrote in ${what} (${countStates(entries)}) for good? Type yes: `,
    )
    if (answer.trim().toLowerCase() !== 'yes') return 1
  }
  audit(dataDir, { command: 'erase', applications: ids.length })
  const { erased, inFlight, unknown, remains } = await outbox.erase(ids, Date.now())
  const counts = erased === 0 ? '' : `: ${countStates(entries.filter(({ id }) => !inFlight.includes(id)))}`
  if (remains !== 'sqlite-log') process.stdout.write(`${erased} erased${counts}\n`)
  for (const id of unknown) process.stderr.write(`There is no application or enquiry ${id}\n`)
  for (const id of inFlight) {
    process.stderr.write(`${id} is being delivered; try again in a minute\n`)
  }
  return reportRemains(remains) || (unknown.length + inFlight.length === 0 ? 0 : 1)
}

/** The exit code, after what is left on disk is said on standard error. */
function reportRemains(remains: Erasure['remains']): number {
  if (remains === 'sqlite-log') {
    process.stderr.write(
      'The encrypted text is still in applications.db-wal, because another process reads it: give the command again\n',
    )
    return 1
  }
  if (remains === 'postgres') {
    process.stderr.write(
      'PostgreSQL keeps the encrypted text until its vacuum, and in its log and archive: see docs/operating.md\n',
    )
  }
  return 0
}

interface Chosen {
  /** Also of entries that are erased or unknown, if they were named. */
  ids: readonly string[]
  /** Those whose payload is there to be erased. */
  entries: readonly OutboxEntry[]
}

async function choose(outbox: Outbox, selection: Selection): Promise<Chosen> {
  const named = 'ids' in selection ? new Set(await findLeadIds(outbox, selection.ids)) : null
  const entries: OutboxEntry[] = []
  for await (const entry of allEntries(outbox)) {
    if (entry.isErased) continue
    const isChosen =
      'ids' in selection
        ? named?.has(entry.id)
        : 'before' in selection
          ? entry.acceptedAt < selection.before
          : await isFrom(outbox, entry.id, selection.person)
    if (isChosen) entries.push(entry)
  }
  return { ids: named ? [...named] : entries.map(({ id }) => id), entries }
}

/** Such as `2 waiting, 1 delivered`. */
function countStates(entries: readonly OutboxEntry[]): string {
  return [...Map.groupBy(entries, ({ state }) => state)]
    .map(([state, those]) => `${those.length} ${state}`)
    .join(', ')
}

async function isFrom(outbox: Outbox, id: string, person: PersonSelection): Promise<boolean> {
  try {
    const payload = (await outbox.show(id))?.lead?.payload
    return payload !== undefined && isFromPerson(payload, person)
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    return false
  }
}

async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
