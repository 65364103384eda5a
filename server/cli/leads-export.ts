import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DeliveryState, Outbox, OutboxEntry } from '#domain/applications/outbox.ts'
import type { Audit } from './leads-audit.ts'
import { allEntries, entryAsJson } from './leads-entries.ts'

/** @throws {Error} when the file is there already and `force` is not set, or cannot be written. */
export async function exportLeads(
  outbox: Outbox,
  file: string,
  { state, force, audit }: { state?: DeliveryState; force?: true; audit: Audit },
): Promise<number> {
  const entries: OutboxEntry[] = []
  for await (const entry of allEntries(outbox, state)) entries.push(entry)
  audit({ command: 'export', applications: entries.length, state: state ?? null })
  const lines = Readable.from(exportedLines(outbox, entries))
  if (file === '-') {
    await pipeline(lines, process.stdout, { end: false })
    return 0
  }
  // A file of that name is taken away rather than written over: it may be readable by others, or a link.
  if (force) await rm(file, { force: true })
  await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((cause) => {
    if (cause.code !== 'EEXIST') throw cause
    throw new Error(`${file} is there already; --force replaces it`, { cause })
  })
  return 0
}

async function* exportedLines(outbox: Outbox, entries: readonly OutboxEntry[]): AsyncGenerator<string> {
  for (const entry of entries) {
    const payload = (await outbox.show(entry.id))?.application?.payload ?? null
    yield `${JSON.stringify({ ...entryAsJson(entry), payload })}\n`
  }
}
