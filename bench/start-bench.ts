import { mkdtemp, rm, stat } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PreparedRecord } from '../domain/stock/store.ts'
import { prepareRecord } from '../server/feed/prepare-record.ts'
import { stockFile, stockSnapshotFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { benchCars } from './start-cars.ts'
import { type ChangeRun, measureFollowing } from './start-changes.ts'
import { type SiteRun, startSite } from './start-site.ts'

interface Options {
  count: number
  /** Records changed while the stock is followed. */
  changes: number
  seed: number
  say(line: string): void
}

export interface StartReport {
  date: string
  machine: string
  node: string
  count: number
  /** Bytes a record as JSON, on average. */
  recordBytes: number
  snapshotMegabytes: number
  starts: ({ what: string } & SiteRun)[]
  changes: ChangeRun
}

/** Starts the site as `forecourt serve` does, without a snapshot and with, then changes stock while it is followed. */
export async function measureStart({ count, changes: changed, seed, say }: Options): Promise<StartReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
  try {
    const recordBytes = await fill(folder, count, seed)
    say(`${count.toLocaleString('en-GB')} cars in the store`)
    const without = await startSite(folder, say)
    const { size } = await stat(stockSnapshotFile(folder))
    const withSnapshot = await startSite(folder, say)
    const changes = await measureFollowing(folder, Math.min(changed, count), seed)
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
      node: process.version,
      count,
      recordBytes,
      snapshotMegabytes: size / 1e6,
      starts: [
        { what: 'without a snapshot', ...without },
        { what: 'from a snapshot', ...withSnapshot },
      ],
      changes,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(folder: string, count: number, seed: number): Promise<number> {
  const store = await openSqliteStock(stockFile(folder))
  let bytes = 0
  await store.write(async (writer) => {
    let batch: PreparedRecord[] = []
    for (const record of benchCars(count, seed)) {
      const prepared = prepareRecord(record)
      bytes += prepared.json?.length ?? 0
      if (batch.push(prepared) < 500) continue
      await writer.put(batch)
      batch = []
    }
    await writer.put(batch)
  })
  await store.close()
  return Math.round(bytes / count)
}

export function formatStartReport({ date, machine, node, count, ...report }: StartReport): string {
  const {
    vehicles,
    visibleSeconds,
    longestHoldMs,
    longestTurnMs,
    longestSliceMs,
    p99HoldMs,
    upkeepSeconds,
    searchMs,
    partial,
  } = report.changes
  return [
    `${date}, ${machine}, Node ${node}, ${count.toLocaleString('en-GB')} cars of ${report.recordBytes} bytes`,
    '',
    '| start of the site | to /healthz 200 | to /readyz 200 | processor time to ready | memory when ready | 10 s later |',
    '|---|---|---|---|---|---|',
    ...report.starts.map(
      ({ what, healthySeconds, readySeconds, cpuSeconds, readyMegabytes, laterMegabytes }) =>
        `| ${what} | ${healthySeconds.toFixed(1)} s | ${readySeconds.toFixed(1)} s | ${cpuSeconds.toFixed(1)} s | ${readyMegabytes} MB | ${laterMegabytes} MB |`,
    ),
    '',
    `The snapshot is ${report.snapshotMegabytes.toFixed(0)} MB.`,
    '',
    `| ${vehicles.toLocaleString('en-GB')} records changed by another process | |`,
    '|---|---|',
    `| commit to all visible | ${visibleSeconds.toFixed(2)} s |`,
    `| commit to all upkeep done | ${upkeepSeconds.toFixed(2)} s |`,
    `| of a search with facets until then, p50 and p99 | ${searchMs.p50.toFixed(1)} and ${searchMs.p99.toFixed(1)} ms |`,
    `| searches that counted a part of the changes | ${partial} |`,
    `| longest slice of work by the clock | ${longestSliceMs.toFixed(1)} ms |`,
    `| event loop held, longest | ${longestHoldMs.toFixed(1)} ms |`,
    `| longest turn of the event loop by processor time | ${longestTurnMs.toFixed(1)} ms |`,
    `| event loop held, p99 | ${p99HoldMs.toFixed(1)} ms |`,
    '',
  ].join('\n')
}
