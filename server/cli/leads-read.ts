import type { Command } from 'commander'
import type { DeliveryState } from '#domain/leads/outbox.ts'
import { findLeadId } from '../leads/staff/all-leads.ts'
import { leadAsJson } from '../leads/staff/lead-as-json.ts'
import { type LeadOffice, type OpenedLead, openInBatches } from '../leads/staff/lead-office.ts'
import { listLeads } from '../leads/staff/list-leads.ts'
import { openConfig } from './command-config.ts'
import type { CommandIo } from './command-io.ts'
import { formatLead, formatPause } from './format-lead.ts'
import { stateOption, withOffice } from './leads-options.ts'
import { runCommand } from './run-command.ts'
import { writeOut } from './write-out.ts'

interface ExportFlags {
  state?: DeliveryState
  force?: true
}

// `leads show|export`, which change nothing. Exit codes: 0 done, 1 not found or failed, 2 wrong usage.

export function registerShow(show: Command, io: CommandIo): void {
  show
    .argument('<id>', 'its id, or the reference that the person was given')
    .option('--json', 'as JSON')
    .action(
      runCommand(io, async (name: string, { json }: { json?: true }) =>
        withOffice(openConfig(io.env), (office) => showLead(office, name, json === true, io)),
      ),
    )
}

export function registerExport(exports: Command, io: CommandIo): void {
  exports
    .argument('<file>', 'a new file, readable by you only; - for standard output')
    .addOption(stateOption())
    .option('--force', 'replace the file')
    .action(
      runCommand(io, async (file: string, flags: ExportFlags) =>
        withOffice(openConfig(io.env), (office) =>
          exportLeads(office, file, { ...flags, stdout: io.stdout }),
        ),
      ),
    )
}

async function showLead(
  { outbox, audit }: LeadOffice,
  name: string,
  json: boolean,
  io: CommandIo,
): Promise<number> {
  const id = await findLeadId(outbox, name)
  const found = await outbox.show(id)
  if (!found) {
    io.stderr.write(`There is no application or enquiry ${id}\n`)
    return 1
  }
  if (found.lead) audit({ command: 'show', id })
  const lead: OpenedLead = { ...found, payload: found.lead?.payload ?? null, fault: null }
  for (const pause of await outbox.pauses.read()) io.stderr.write(formatPause(pause))
  io.stdout.write(`${json ? JSON.stringify(leadAsJson(lead), null, 2) : formatLead(lead).join('\n')}\n`)
  return 0
}

/** @throws {Error} when the file exists and `force` is not set, or cannot be written. */
async function exportLeads(
  office: LeadOffice,
  file: string,
  { state, ...output }: ExportFlags & Pick<CommandIo, 'stdout'>,
): Promise<void> {
  const leads = await listLeads(office, { state }, { opens: false })
  office.audit({ command: 'export', leads: leads.length, state: state ?? null })
  await writeOut(exportedLines(office, leads), file, output)
}

/** @throws {Error} for a lead that cannot be read: an export has all of them, or fails. */
async function* exportedLines({ outbox }: LeadOffice, leads: readonly OpenedLead[]): AsyncGenerator<string> {
  const entries = leads.map(({ entry }) => entry)
  for await (const opened of openInBatches(outbox, entries)) {
    if (opened.fault !== null) throw new Error(opened.fault)
    yield `${JSON.stringify(leadAsJson(opened))}\n`
  }
}
