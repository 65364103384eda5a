import { createInterface } from 'node:readline/promises'
import { type Command, InvalidArgumentError } from 'commander'
import type { DeliveryState, Outbox } from '#domain/applications/outbox.ts'
import { openConfig } from './command-config.ts'
import { allEntries, findApplicationIds } from './find-applications.ts'
import { type Audit, createAudit } from './leads-audit.ts'
import { messageOf, runCommand } from './run-command.ts'
import { withApplications } from './with-applications.ts'

interface EraseFlags {
  email?: string
  before?: number
  yes?: true
}

/** `leads erase`. Exit codes: as `eraseApplications`, and 2 for wrong usage. */
export function registerErase(leads: Command): void {
  leads
    .command('erase')
    .description('erases what people wrote, for good; asks first on a terminal')
    .argument('[id...]', 'their ids, or the references that people were given')
    .option('--email <address>', 'every application and enquiry with this email address')
    .option(
      '--before <date>',
      'every application and enquiry accepted before this day, such as 2026-01-31',
      parseInstant,
    )
    .option('--yes', 'without asking')
    .action(
      runCommand(async (ids: string[], flags: EraseFlags, command: Command) => {
        const selection = selectionOf(ids, flags)
        if (!selection) command.error('error: name ids, or give --email or --before', { exitCode: 2 })
        const config = openConfig()
        const options = { ...flags, audit: createAudit(config.dataDir) }
        return withApplications(config, (outbox) => eraseApplications(outbox, selection, options))
      }),
    )
}

/** Which applications to erase: exactly one of these. An id may be a reference. */
type Selection = { ids: readonly string[] } | { email: string } | { before: number }

/** Null unless exactly one way to select was used. */
function selectionOf(ids: string[], { email, before }: EraseFlags): Selection | null {
  const selections: Selection[] = []
  if (ids.length > 0) selections.push({ ids })
  if (email?.trim()) selections.push({ email })
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
  audit: Audit
  /** Erases without asking. */
  yes?: true
  /** Null without a terminal. */
  ask?: ((question: string) => Promise<string>) | null
}

/** @returns 0 all erased, 1 some unknown, in delivery or not confirmed, 2 no terminal for the confirmation. */
export async function eraseApplications(
  outbox: Outbox,
  selection: Selection,
  { audit, yes, ask = process.stdin.isTTY ? askOnTerminal : null }: EraseOptions,
): Promise<number> {
  const ids = await idsOf(outbox, selection)
  const stateOf = await statesOf(outbox, ids)
  if (ids.length === 0) {
    process.stdout.write('There is nothing to erase\n')
    return 0
  }
  if (!yes) {
    if (!ask) {
      process.stderr.write(
        'This erases applications and enquiries permanently: give --yes to confirm without a terminal\n',
      )
      return 2
    }
    const what = ids.length === 1 ? '1 application or enquiry' : `${ids.length} applications and enquiries`
    const answer = await ask(
      `Erase what people wrote in ${what} (${countStates([...stateOf.values()])}) for good? Type yes: `,
    )
    if (answer.trim().toLowerCase() !== 'yes') return 1
  }
  audit({ command: 'erase', applications: ids.length })
  const { erased, inFlight, unknown } = await outbox.erase(ids, Date.now())
  for (const id of inFlight) stateOf.delete(id)
  process.stdout.write(
    erased === 0 ? '0 erased\n' : `${erased} erased: ${countStates([...stateOf.values()])}\n`,
  )
  for (const id of unknown) process.stderr.write(`There is no application or enquiry ${id}\n`)
  for (const id of inFlight) {
    process.stderr.write(`${id} is being delivered; try again in a minute\n`)
  }
  return unknown.length + inFlight.length === 0 ? 0 : 1
}

async function idsOf(outbox: Outbox, selection: Selection): Promise<readonly string[]> {
  if ('ids' in selection) return findApplicationIds(outbox, selection.ids)
  const ids: string[] = []
  for await (const { id, acceptedAt } of allEntries(outbox)) {
    const isMeant =
      'before' in selection
        ? acceptedAt < selection.before && (await isKept(outbox, id))
        : await isFrom(outbox, id, selection.email)
    if (isMeant) ids.push(id)
  }
  return ids
}

/** The states of those whose payload is there to be erased. */
async function statesOf(outbox: Outbox, ids: readonly string[]): Promise<Map<string, DeliveryState>> {
  const chosen = new Set(ids)
  const states = new Map<string, DeliveryState>()
  for await (const { id, state } of allEntries(outbox)) {
    if (chosen.has(id) && (await isKept(outbox, id))) states.set(id, state)
  }
  return states
}

/** Such as `2 waiting, 1 delivered`. */
function countStates(states: readonly DeliveryState[]): string {
  return [...Map.groupBy(states, (state) => state)]
    .map(([state, those]) => `${those.length} ${state}`)
    .join(', ')
}

/** False once erased. A damaged application can be erased too. */
async function isKept(outbox: Outbox, id: string): Promise<boolean> {
  return outbox.show(id).then(
    (found) => found?.lead !== null,
    () => true,
  )
}

async function isFrom(outbox: Outbox, id: string, email: string): Promise<boolean> {
  try {
    const payload = (await outbox.show(id))?.lead?.payload
    return payload?.email?.trim().toLowerCase() === email.trim().toLowerCase()
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
