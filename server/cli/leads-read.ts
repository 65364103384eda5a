import type { Command } from 'commander'
import { applicationFields } from '#domain/applications/application-fields.ts'
import { linesOfEnquiry } from '#domain/enquiries/enquiry-fields.ts'
import type {
  DeliveryPause,
  DeliveryProgress,
  DeliveryState,
  Lead,
  Outbox,
  OutboxEntry,
} from '#domain/leads/outbox.ts'
import { reserveCommand } from '../leads/lead-facts.ts'
import { describePause } from '../leads/pause-delivery.ts'
import { openConfig } from './command-config.ts'
import { allEntries, findLeadId, stateOption } from './find-leads.ts'
import { formatEntry, formatInstant, formatProgress } from './format-entry.ts'
import { audit } from './leads-audit.ts'
import { runCommand } from './run-command.ts'
import { withOutbox } from './with-outbox.ts'
import { writeOut } from './write-out.ts'

interface ListFlags {
  state?: DeliveryState
  json?: true
}

interface ExportFlags {
  state?: DeliveryState
  force?: true
}

// `leads list|show|export`, which change nothing. Exit codes: 0 done, 1 not found or failed, 2 wrong usage.

export function registerList(leads: Command): void {
  leads
    .command('list')
    .description('applications and enquiries, and their state, without personal data')
    .addOption(stateOption())
    .option('--json', 'one JSON array')
    .action(
      runCommand(async (flags: ListFlags) => withOutbox(openConfig(), (outbox) => listLeads(outbox, flags))),
    )
}

export function registerShow(leads: Command): void {
  leads
    .command('show')
    .description('one application or enquiry, decrypted')
    .argument('<id>', 'its id, or the reference that the person was given')
    .option('--json', 'as JSON')
    .action(
      runCommand(async (name: string, { json }: { json?: true }) => {
        const config = openConfig()
        return withOutbox(config, (outbox) => showLead(outbox, name, { json, dataDir: config.dataDir }))
      }),
    )
}

export function registerExport(leads: Command): void {
  leads
    .command('export')
    .description('applications and enquiries, decrypted, one JSON object a line')
    .argument('<file>', 'a new file, readable by you only; - for standard output')
    .addOption(stateOption())
    .option('--force', 'replace the file')
    .action(
      runCommand(async (file: string, flags: ExportFlags) => {
        const config = openConfig()
        return withOutbox(config, (outbox) =>
          exportLeads(outbox, file, { ...flags, dataDir: config.dataDir }),
        )
      }),
    )
}

async function listLeads(outbox: Outbox, { state, json }: ListFlags): Promise<void> {
  const entries = await entriesOf(outbox, state)
  const lines = json ? [JSON.stringify(entries.map(entryAsJson), null, 2)] : entries.map(formatEntry)
  const pauses = await outbox.pauses.read()
  // On standard error, so that standard output has only the list: one line each, or one JSON array.
  for (const pause of pauses) process.stderr.write(formatPause(pause))
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  else process.stderr.write(state ? `No leads are ${state}\n` : 'No leads yet\n')
}

function formatPause({ endpoint, failure, since, failures, nextProbeAt }: DeliveryPause): string {
  return (
    `Delivery is paused since ${formatInstant(since)} ` +
    `(${failure}, ${failures} tries, next ${formatInstant(nextProbeAt)}): ${describePause(endpoint)}\n`
  )
}

async function showLead(
  outbox: Outbox,
  name: string,
  { json, dataDir }: { json: true | undefined; dataDir: string },
): Promise<number> {
  const id = await findLeadId(outbox, name)
  const found = await outbox.show(id)
  if (!found) {
    process.stderr.write(`There is no application or enquiry ${id}\n`)
    return 1
  }
  if (found.lead) audit(dataDir, { command: 'show', id })
  const entry = entryAsJson(found.entry)
  const payload = found.lead?.payload ?? null
  if (json) {
    process.stdout.write(`${JSON.stringify({ ...entry, payload }, null, 2)}\n`)
    return 0
  }
  const { email: _, ...own } = entry
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value ?? '-'}`)
  if (found.entry.email) lines.push(`email: ${formatProgress(found.entry.email)}`)
  if (payload) lines.push('', ...linesOfVehicle(payload), '', ...linesOfAnswers(payload))
  else lines.push('What the person wrote was erased.')
  const reserve = payload && reserveCommand({ payload })
  if (reserve) lines.push('', `When you confirm it: ${reserve}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

function linesOfVehicle({ vehicleId, vehicleDetails = {} }: Lead['payload']): string[] {
  const known = Object.entries(vehicleDetails).filter(([, value]) => value !== '')
  const details = known.map(([name, value]) => `  ${name}: ${value}`)
  return [`Vehicle: ${vehicleId ?? '-'}`, ...details]
}

function linesOfAnswers(payload: Lead['payload']): string[] {
  if ('kind' in payload) return linesOfEnquiry(payload)
  const { finance } = payload
  const chosen = Object.entries(finance ?? {}).map(([name, value]) => `  ${name}: ${value}`)
  const answers = applicationFields.flatMap(({ name, label }) =>
    payload[name] ? [`${label}: ${payload[name]}`] : [],
  )
  return [...(finance ? ['Finance chosen:', ...chosen, ''] : []), ...answers]
}

/** @throws {Error} when the file exists and `force` is not set, or cannot be written. */
async function exportLeads(
  outbox: Outbox,
  file: string,
  { state, force, dataDir }: ExportFlags & { dataDir: string },
): Promise<void> {
  const entries = await entriesOf(outbox, state)
  audit(dataDir, { command: 'export', applications: entries.length, state: state ?? null })
  await writeOut(exportedLines(outbox, entries), file, { force })
}

async function* exportedLines(outbox: Outbox, entries: readonly OutboxEntry[]): AsyncGenerator<string> {
  for (const entry of entries) {
    const payload = (await outbox.show(entry.id))?.lead?.payload ?? null
    yield `${JSON.stringify({ ...entryAsJson(entry), payload })}\n`
  }
}

async function entriesOf(outbox: Outbox, state: DeliveryState | undefined): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = []
  for await (const entry of allEntries(outbox, state)) entries.push(entry)
  return entries
}

/** Instants in ISO 8601. */
function entryAsJson({ acceptedAt, email, ...entry }: OutboxEntry) {
  return {
    ...progressAsJson(entry),
    acceptedAt: formatInstant(acceptedAt),
    ...(email && { email: progressAsJson(email) }),
  }
}

function progressAsJson<Progress extends DeliveryProgress>({ nextAttemptAt, ...rest }: Progress) {
  return { ...rest, nextAttemptAt: nextAttemptAt === null ? null : formatInstant(nextAttemptAt) }
}
