import type { Command } from 'commander'
import { nameOf } from '../leads/lead-answers.ts'
import { entryAsJson } from '../leads/staff/lead-as-json.ts'
import type { LeadOffice } from '../leads/staff/lead-office.ts'
import type { LeadFilter } from '../leads/staff/list-leads.ts'
import { listLeads } from '../leads/staff/list-leads.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { formatEntry } from './format-entry.ts'
import { formatNamedEntry, formatPause } from './format-lead.ts'
import { readDay, stateOption, withOffice } from './leads-options.ts'
import { runCommand } from './run-command.ts'

interface ListFlags extends LeadFilter {
  day?: string
  names?: true
  json?: true
}

/** `leads list`. Exit codes: 0 done, 1 failed, 2 wrong usage. */
export function registerList(command: Command, io: CommandIo): void {
  command
    .addOption(stateOption())
    .option(
      '--day <day>',
      'only those of this day in the UK, such as 2026-01-31, 31/01/2026 or today',
      readDay,
    )
    .option('--from <day>', 'only those of this day and after it', readDay)
    .option('--to <day>', 'only those until the end of this day', readDay)
    .option('--names', 'with the name of each person; noted in the audit file')
    .option('--json', 'one JSON array')
    .action(
      runCommand(io, async (flags: ListFlags, command: Command) => {
        if (flags.day !== undefined && (flags.from ?? flags.to) !== undefined)
          command.error('error: give --day, or --from and --to', { exitCode: 2 })
        return withOffice(openConfig(io.env), (office) => list(office, flags, io))
      }),
    )
}

async function list(
  office: LeadOffice,
  { state, day, names, json, from = day, to = day }: ListFlags,
  io: CommandIo,
): Promise<void> {
  const found = await listLeads(office, { state, from, to }, { opens: names === true })
  // On standard error, so that standard output has only the list: one line each, or one JSON array.
  for (const pause of await office.outbox.pauses.read()) io.stderr.write(formatPause(pause))
  if (json) {
    const rows = found.map(({ entry, payload }) => ({
      ...entryAsJson(entry),
      ...(names && { name: payload && nameOf({ payload }) }),
    }))
    io.stdout.write(`${JSON.stringify(rows, null, 2)}\n`)
  } else if (found.length > 0) {
    const lines = found.map((lead) => (names ? formatNamedEntry(lead) : formatEntry(lead.entry)))
    io.stdout.write(`${lines.join('\n')}\n`)
  }
  const when = from === undefined && to === undefined ? '' : ' in these days'
  if (found.length === 0) io.stderr.write(state ? `No leads are ${state}${when}\n` : `No leads yet${when}\n`)
}
