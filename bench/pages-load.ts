import { execFile, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { visitor } from './load-client.ts'

/** What a client requests, over `connections` connections. */
export interface Load {
  url: string
  /** Requested in turn. */
  paths: readonly string[]
  headers: Readonly<Record<string, string>>
  /** Null: every path once. */
  seconds: number | null
}

export interface Loaded {
  requests: number
  seconds: number
  p50Ms: number
  p99Ms: number
}

export const connections = 8
/** Fewer requests than this come from one address in a minute's measurement of a site without cache. */
const addresses = 2_000

export const client = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

let sent = 0

/** Runs the client pinned to `core`; every request comes from another address than the last. */
export async function sendLoad(load: Load, core: string, folder: string): Promise<Loaded> {
  const { paths, seconds } = load
  const count = seconds === null ? paths.length : Math.max(addresses, paths.length)
  const lines = Array.from({ length: count }, (_, number) => ({
    path: paths[number % paths.length] ?? '/',
    client: visitor(sent + number),
  }))
  sent += count
  const [program = '', ...args] = await commandFor(load, lines, folder)
  const { stdout } = await promisify(execFile)('taskset', ['-c', core, program, ...args])
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n{')))
}

type Lines = readonly { path: string; client: string }[]

function commandFor(load: Load, lines: Lines, folder: string): Promise<string[]> {
  if (load.seconds === null) return moduleCommand('./pages-once.ts', load, lines, folder)
  if (client === 'wrk') return wrkCommand(load, lines, load.seconds, folder)
  return moduleCommand('./pages-autocannon.ts', load, lines, folder)
}

async function wrkCommand(
  { url, headers }: Load,
  lines: Lines,
  seconds: number,
  folder: string,
): Promise<string[]> {
  const file = join(folder, 'load.txt')
  await writeFile(file, lines.map(({ path, client }) => `${path} ${client}\n`).join(''))
  const script = fileURLToPath(new URL('./pages-load.lua', import.meta.url))
  const sentHeaders = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const often = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s']
  return ['wrk', ...often, ...sentHeaders, '-s', script, url, '--', file]
}

async function moduleCommand(module: string, load: Load, lines: Lines, folder: string): Promise<string[]> {
  const file = join(folder, 'load.json')
  await writeFile(file, JSON.stringify({ ...load, lines, connections }))
  return [process.execPath, fileURLToPath(new URL(module, import.meta.url)), file]
}
