import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, globSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Listing } from '../../domain/stock/listing.ts'
import { importApiPeer } from '../install-api-peers.ts'
import { createTable, type OpenEngine, searchSql, sqlColumns } from './engine.ts'

interface Pool {
  query(options: { text: string; rowMode: 'array' }): Promise<{ rows: unknown[][] }>
  on(event: 'error', listener: () => void): void
  end(): Promise<void>
}

interface Pg {
  default: { Pool: new (options: { host: string; user: string; database: string; max: number }) => Pool }
}

/** A server of its own in a temporary folder, on a socket, with an index for each column. */
export const openPostgresql: OpenEngine = async (listings) => {
  const programs = findPrograms()
  if (programs === null) return null
  const { default: pg } = await importApiPeer<Pg>('pg')
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-postgresql-'))
  const user = serverUser()
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  // Only this measurement can connect: the socket is in its folder, and no port is open.
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...user,
      stdio: 'ignore',
    },
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'shared_buffers=1GB', 'jit=off']
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(programs, 'postgres'), args, { ...user, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const pool = new pg.Pool({ host: folder, user: 'bench', database: 'postgres', max: 4 })
  // Connections that end when the server is stopped.
  pool.on('error', () => undefined)
  const rowsOf = async (text: string) => (await pool.query({ text, rowMode: 'array' })).rows
  await untilOpen(() => rowsOf('SELECT 1'))

  const csv = join(folder, 'records.csv')
  await writeCsv(csv, listings)
  await rowsOf(
    createTable(({ type }) => ({ VARCHAR: 'text', DOUBLE: 'double precision' })[type as string] ?? type),
  )
  await rowsOf(`COPY records FROM '${csv}' WITH (FORMAT csv)`)
  for (const { name } of sqlColumns) await rowsOf(`CREATE INDEX ON records ("${name}")`)
  await rowsOf('VACUUM ANALYZE records')

  return {
    async search(query) {
      const { page, total } = searchSql(query)
      const ids = (await rowsOf(page)).map(([id]) => String(id))
      return { total: Number((await rowsOf(total))[0]?.[0]), ids }
    },
    async close() {
      await pool.end()
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The folder with `initdb` and `postgres`. Debian keeps them out of the path. */
function findPrograms(): string | null {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().toReversed()
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  )
}

/** PostgreSQL refuses to run as root; then it runs as the user of its package. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function untilOpen(query: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await query()
      return
    } catch (cause) {
      if (tries === 100) throw new Error('PostgreSQL could not start', { cause })
      await sleep(100)
    }
  }
}

async function writeCsv(file: string, listings: readonly Listing[]): Promise<void> {
  const stream = createWriteStream(file)
  for (const listing of listings) {
    const cells = sqlColumns.map(({ read }) => {
      const value = read(listing)
      return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : (value ?? '')
    })
    if (!stream.write(`${cells.join(',')}\n`)) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
}
