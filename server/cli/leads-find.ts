import type { Command } from 'commander'
import type { Subscription } from '#domain/alerts/alert.ts'
import { ukMinute } from '#domain/stock/uk-day.ts'
import { findPerson, type PersonLead, type PersonLeads } from '../leads/staff/find-person.ts'
import { copyAsJson } from '../leads/staff/lead-as-json.ts'
import type { LeadOffice } from '../leads/staff/lead-office.ts'
import { isSelection, type PersonSelection } from '../leads/staff/match-person.ts'
import { plainLine } from '../stock/staff/vehicle-text.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { formatLead, formatPerson } from './format-lead.ts'
import { personOptions, withOffice } from './leads-options.ts'
import { runCommand } from './run-command.ts'

interface FindFlags extends PersonSelection {
  json?: true
}

/**
 * `leads find`: the answer to a person who asks what is held of them. Exit codes: 0 found, 1 nothing found, failed, or
 * some could not be read; 2 wrong usage.
 */
export function registerFind(find: Command, io: CommandIo): void {
  find
  for (const [flags, description] of personOptions) find.option(flags, description)
  find.option('--json', 'as one JSON object, to be given to the person').action(
    runCommand(io, async ({ json, ...person }: FindFlags, command: Command) => {
      if (!isSelection(person))
        command.error('error: give --email, --phone, --name, or several', { exitCode: 2 })
      return withOffice(openConfig(io.env), (office) => showPerson(office, person, json === true, io))
    }),
  )
}

async function showPerson(
  office: LeadOffice,
  person: PersonSelection,
  json: boolean,
  io: CommandIo,
): Promise<number> {
  const leads = await findPerson(office, person)
  const { found, sameName, unreadable, alert } = leads
  office.audit({ command: 'find', leads: found.length + sameName.length })
  if (json)
    io.stdout.write(`${JSON.stringify({ leads: found.map(copyAsJson), ...(alert && { alert }) }, null, 2)}\n`)
  else {
    for (const lead of found) io.stdout.write(`${formatFound(lead)}\n\n`)
    if (alert) io.stdout.write(`${formatAlert(alert)}\n\n`)
  }
  io.stderr.write(
    remarks(leads, person)
      .map((line) => `${line}\n`)
      .join(''),
  )
  return (found.length > 0 || alert) && unreadable.length === 0 ? 0 : 1
}

function formatFound(lead: PersonLead): string {
  return [`--- found by ${lead.matches.join(', ')}`, ...formatLead(lead)].join('\n')
}

/** What the person is emailed about. */
function formatAlert({ address, searches, vehicles }: Subscription): string {
  const asked = (since: number) => `, asked ${ukMinute(since)}`
  return [
    '--- found by email',
    `Email alert of ${address}`,
    ...searches.map(({ words, since }) => plainLine(`New matches: ${words}${asked(since)}`)),
    ...vehicles.map(({ id, name, since }) => plainLine(`Price or sale: ${name}, ${id}${asked(since)}`)),
  ].join('\n')
}

/** What the operator must know before the answer is given to anybody. On standard error. */
function remarks(
  { found, sameName, unreadable, alsoGiven }: PersonLeads,
  { email, phone }: PersonSelection,
): string[] {
  const count = (leads: readonly unknown[]) => `${leads.length} ${leads.length === 1 ? 'lead' : 'leads'}`
  const isByName = !email?.trim() && !phone?.trim() && found.length > 0
  return [
    `${count(found)} found`,
    ...(isByName
      ? ['Found by the name alone: check that all are of the same person before you give them away.']
      : []),
    ...(sameName.length > 0
      ? [
          `${count(sameName)} with only the same name, left out: they may be somebody else's.`,
          ...sameName.map(formatPerson),
        ]
      : []),
    ...alsoGiven.emails.map((address) => `This person also gave the address ${address}: find it too.`),
    ...alsoGiven.phones.map((number) => `This person also gave the number ${number}: find it too.`),
    ...(unreadable.length > 0
      ? [
          `${count(unreadable)} cannot be read and may be theirs: ${unreadable.map(({ entry }) => entry.id).join(', ')}`,
        ]
      : []),
    'The lead service, your mailboxes and your backups may hold more.',
  ]
}
