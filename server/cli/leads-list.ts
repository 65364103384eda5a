import type { DeliveryPause, DeliveryState, Outbox, OutboxEntry } from '#domain/applications/outbox.ts'
import { allEntries, entryAsJson, formatInstant } from './leads-entries.ts'

export async function listLeads(
  outbox: Outbox,
  { state, json }: { state?: DeliveryState; json?: true },
): Promise<number> {
  const entries: OutboxEntry[] = []
  for await (const entry of allEntries(outbox, state)) entries.push(entry)
  const lines = json ? [JSON.stringify(entries.map(entryAsJson), null, 2)] : entries.map(formatEntry)
  const pause = await outbox.pauses.read()
  // On standard error, so that the list stays one line an application, or one JSON array.
  if (pause) process.stderr.write(formatPause(pause))
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  return 0
}

function formatPause({ failure, since, failures, nextProbeAt }: DeliveryPause): string {
  return (
    `Delivery is paused since ${formatInstant(since)}: the lead service refuses every application ` +
    `(${failure}, ${failures} tries, next ${formatInstant(nextProbeAt)}). ` +
    'Check LEAD_SERVICE_URL and LEAD_SERVICE_TOKEN\n'
  )
}

function formatEntry({ id, state, acceptedAt, nextAttemptAt, failures, lastFailure }: OutboxEntry): string {
  const trouble = failures === 0 ? '' : `  ${failures} failed, last ${lastFailure}`
  const next = nextAttemptAt === null || failures === 0 ? '' : `, next ${formatInstant(nextAttemptAt)}`
  return `${id}  ${state.padEnd(9)}  ${formatInstant(acceptedAt)}${trouble}${next}`
}
