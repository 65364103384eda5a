import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeFeeds } from './import-feeds.ts'

export interface ImportBenchOptions {
  count: number
  seed: number
  say(line: string): void
}

export interface ImportRun {
  what: string
  records: number
  seconds: number
  recordsPerSecond: number
  /** Of all threads, reading and writing included. More reliable than `seconds` on a machine that is not idle. */
  cpuSeconds: number
  peakMegabytes: number
  /** Its CPU time divided by that of the baseline, which reads and stores the same rows without rules; null for the baseline. */
  timesBaseline: number | null
}

export interface ImportReport {
  date: string
  machine: string
  node: string
  count: number
  runs: ImportRun[]
}

const script = fileURLToPath(new URL('./import-process.ts', import.meta.url))

/** Imports the same stock in every format, each run in a separate process, one after another. */
export async function measureImport({ count, seed, say }: ImportBenchOptions): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-import-'))
  try {
    const feeds = await writeFeeds(folder, count, seed)
    say(`${count.toLocaleString('en-GB')} records written`)
    const database = (name: string) => join(folder, `${name}.db`)

    async function measure(
      what: string,
      way: 'ours' | 'baseline',
      feed: string,
      into: string,
      baseline?: ImportRun,
    ) {
      const run = await measureRun(what, [way, feed, database(into)], baseline)
      say(`${what}: ${run.recordsPerSecond.toLocaleString('en-GB')} records/s`)
      return run
    }

    const baseline = await measure('JSON.parse and INSERT, no rules', 'baseline', feeds.ndjson, 'baseline')
    const csvBaseline = await measure('csv-parse and INSERT, no rules', 'baseline', feeds.csv, 'csv-baseline')
    const runs = [
      await measure('NDJSON', 'ours', feeds.ndjson, 'ndjson', baseline),
      await measure('NDJSON again, nothing changed', 'ours', feeds.ndjson, 'ndjson', baseline),
      await measure('NDJSON again, 1 % changed', 'ours', feeds.changed, 'ndjson', baseline),
      await measure('envelope', 'ours', feeds.envelope, 'envelope', baseline),
      baseline,
      await measure('CSV of 16 columns', 'ours', feeds.csv, 'csv', csvBaseline),
      csvBaseline,
    ]
    return { ...reportHead(count), runs }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs import-process.ts with `args`. */
export async function measureRun(what: string, args: string[], baseline?: ImportRun): Promise<ImportRun> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args])
  const measured = JSON.parse(stdout)
  const timesBaseline = baseline ? measured.cpuSeconds / baseline.cpuSeconds : null
  return {
    what,
    ...measured,
    recordsPerSecond: Math.round(measured.records / measured.seconds),
    timesBaseline,
  }
}

export function reportHead(count: number): Omit<ImportReport, 'runs'> {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`
  return { date: new Date().toISOString().slice(0, 10), machine, node: process.version, count }
}

/** The report as a Markdown table. */
export function formatImportReport({ date, machine, node, count, runs }: ImportReport): string {
  const rows = runs.map(({ what, recordsPerSecond, seconds, cpuSeconds, peakMegabytes, timesBaseline }) =>
    [
      what,
      recordsPerSecond.toLocaleString('en-GB'),
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      `${peakMegabytes.toFixed(0)} MB`,
      timesBaseline === null ? 'baseline' : `${timesBaseline.toFixed(2)} ×`,
    ].join(' | '),
  )
  return [
    `${date}, ${machine}, Node ${node}, ${count.toLocaleString('en-GB')} records`,
    '',
    '| import with --replace | records/s | seconds | CPU seconds | peak memory | CPU against the baseline |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n')
}
