import { createInterface } from 'node:readline/promises'
import type { Command } from 'commander'
import type { Erasure } from '#domain/leads/outbox.ts'
import {
  auditPreview,
  type ChosenLeads,
  chooseLeads,
  type EraseSelection,
  eraseChosen,
} from '../leads/staff/erase-leads.ts'
import type { LeadOffice, OpenedLead } from '../leads/staff/lead-office.ts'
import { isSelection, type PersonSelection } from '../leads/staff/match-person.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { formatEntry } from './format-entry.ts'
import { formatPerson } from './format-lead.ts'
import { personOptions, readInstant, withOffice } from './leads-options.ts'
import { runCommand } from './run-command.ts'

interface EraseFlags extends PersonSelection {
  before?: number
  yes?: true
}

/** `leads erase`. Exit codes: as `eraseLeads`, and 2 for wrong usage. */
export function registerErase(erase: Command, io: CommandIo): void {
  erase.argument('[id...]', 'their ids, or the references that people were given')
  for (const [flags, description] of personOptions) erase.option(flags, description)
  erase
    .option(
      '--before <day>',
      'everything accepted before this day in the UK, such as 2026-01-31',
      readInstant,
    )
    .option('--yes', 'without asking')
    .action(
      runCommand(io, async (ids: string[], flags: EraseFlags, command: Command) => {
        const selection = selectionOf(ids, flags)
        if (!selection)
          command.error('error: name ids, or a person by --email, --phone and --name, or give --before', {
            exitCode: 2,
          })
        return withOffice(openConfig(io.env), (office) => eraseLeads(office, selection, flags, io))
      }),
    )
}

/** Null unless exactly one way to select was used. */
function selectionOf(ids: string[], { before, yes: _, ...person }: EraseFlags): EraseSelection | null {
  const isOfPerson = Object.keys(person).length > 0
  if (isOfPerson && !isSelection(person)) return null
  const selections: EraseSelection[] = [
    ...(ids.length > 0 ? [{ ids }] : []),
    ...(isOfPerson ? [{ person }] : []),
    ...(before === undefined ? [] : [{ before }]),
  ]
  return selections.length === 1 ? (selections[0] ?? null) : null
}

/**
 * Asks first, unless `yes` is set.
 *
 * @returns 0 all erased, 1 some unknown, unreadable, in delivery, not confirmed or still in the log, 2 no terminal for the
 * confirmation.
 */
async function eraseLeads(
  office: LeadOffice,
  selection: EraseSelection,
  { yes }: { yes?: true | undefined },
  io: CommandIo,
): Promise<number> {
  const chosen = await chooseLeads(office, selection)
  const { ids, leads, alertOf, sameName, unreadable } = chosen
  const say = (lines: readonly string[]) => void io.stderr.write(lines.map((line) => `${line}\n`).join(''))
  if (unreadable.length > 0) {
    const unread = unreadable.map(({ entry }) => entry.id).join(', ')
    say([`Not erased, because nobody can read whose they are: ${unread}`])
  }
  if (ids.length === 0 && alertOf === null) {
    const { remains } = await eraseChosen(office, chosen)
    if (remains !== 'sqlite-log') io.stdout.write('There is nothing to erase\n')
    return reportRemains(remains, io) || (unreadable.length === 0 ? 0 : 1)
  }
  if (yes) {
    // Without names: what a job prints is often kept.
    if (!('ids' in selection)) say(leads.map(({ entry }) => formatEntry(entry)))
  } else {
    if (leads.length > 0) auditPreview(office, chosen)
    say(leads.map(formatPerson))
  }
  if (sameName.length > 0)
    say([
      `${sameName.length} with only the same name stay: erase them by their ids if they are of this person`,
    ])
  if (!yes) {
    if (!io.stdin.isTTY) {
      say(['This erases applications and enquiries permanently: give --yes to confirm without a terminal'])
      return 2
    }
    if (!(await isConfirmed(chosen, io))) return 1
  }
  const { erased, inFlight, unknown, remains } = await eraseChosen(office, chosen)
  const gone = leads.filter(({ entry }) => !inFlight.includes(entry.id))
  if (remains !== 'sqlite-log') {
    io.stdout.write(`${erased} erased${erased === 0 ? '' : `: ${countStates(gone)}`}\n`)
    if (alertOf !== null) io.stdout.write('The email alert of this address is erased\n')
  }
  say(unknown.map((id) => `There is no application or enquiry ${id}`))
  say(inFlight.map((id) => `${id} is being delivered; try again in a minute`))
  return reportRemains(remains, io) || (unknown.length + inFlight.length + unreadable.length === 0 ? 0 : 1)
}

async function isConfirmed({ ids, leads, alertOf }: ChosenLeads, io: CommandIo): Promise<boolean> {
  const what = ids.length === 1 ? '1 application or enquiry' : `${ids.length} applications and enquiries`
  const states = leads.length > 0 ? ` (${countStates(leads)})` : ''
  const alert = alertOf === null ? '' : ', and the email alert of this address,'
  const answer = await ask(`Erase what people wrote in ${what}${states}${alert} for good? Type yes: `, io)
  return answer.trim().toLowerCase() === 'yes'
}

/** The exit code, after what is left on disk is said on standard error. */
function reportRemains(remains: Erasure['remains'], { stderr }: CommandIo): number {
  if (remains === 'sqlite-log') {
    stderr.write(
      'The encrypted text is still in applications.db-wal, because another process reads it: give the command again\n',
    )
    return 1
  }
  if (remains === 'postgres') {
    stderr.write(
      'PostgreSQL keeps the encrypted text until its vacuum, and in its log and archive: see docs/operating.md\n',
    )
  }
  return 0
}

/** Such as `2 waiting, 1 delivered`. */
function countStates(leads: readonly OpenedLead[]): string {
  return [...Map.groupBy(leads, ({ entry }) => entry.state)]
    .map(([state, those]) => `${those.length} ${state}`)
    .join(', ')
}

async function ask(question: string, io: CommandIo): Promise<string> {
  const terminal = createInterface({ input: io.stdin, output: io.stderr })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
