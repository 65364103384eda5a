import { chmodSync, chownSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAway } from './database-away.ts'
import { migrateDatabase, missingMigrations } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { sharedPostgres } from './testing/test-database.ts'

const certificates = join(import.meta.dirname, 'testing/tls')
const rolesFile = join(import.meta.dirname, '../../../deploy/postgres/roles.sql')

let server: PostgresServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-tls-'))
  for (const name of ['server.pem', 'server-key.pem']) {
    copyFileSync(join(certificates, name), join(folder, name))
    chmodSync(join(folder, name), 0o600)
  }
  ownByServer(folder)
  server = await startPostgres({
    settings: {
      ssl: 'on',
      ssl_cert_file: join(folder, 'server.pem'),
      ssl_key_file: join(folder, 'server-key.pem'),
    },
  })
})
afterAll(async () => {
  await server.dispose()
  rmSync(folder, { recursive: true })
})

describe('the connection to a database', () => {
  const addressOf = (url: string, change: (url: URL) => void) => {
    const changed = new URL(url)
    change(changed)
    return changed.href
  }
  const verified = (authority: string, host = '127.0.0.1') =>
    addressOf(server.url, (url) => {
      url.hostname = host
      url.searchParams.set('sslmode', 'verify-full')
      url.searchParams.set('sslrootcert', join(certificates, authority))
    })
  async function ask(url: string) {
    const database = openDatabase(url)
    try {
      const { rows } = await database.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
      return rows[0]?.ssl
    } finally {
      await database.close()
    }
  }

  it('is encrypted with sslmode=verify-full, to the server that the authority vouches for', async () => {
    expect(await ask(verified('trusted-ca.pem'))).toBe(true)
    expect(await ask(`${server.url}?sslmode=disable`)).toBe(false)
  })

  it('is refused at once when the certificate is of another authority or for another host', async () => {
    for (const url of [verified('other-ca.pem'), verified('trusted-ca.pem', 'localhost')]) {
      const failure = await ask(url).catch((error: unknown) => error)
      expect(failure).toMatchObject({ code: expect.stringMatching(/CERT|VERIFY|ALTNAME/) })
      expect(isAway(failure)).toBe(false)
    }
  })

  it('is refused when the server has no TLS', async () => {
    const url = addressOf(await sharedPostgres(), ({ searchParams }) =>
      searchParams.set('sslmode', 'verify-full'),
    )
    await expect(ask(url)).rejects.toThrow('does not support SSL')
  })
})

describe('the roles of deploy/postgres/roles.sql', () => {
  let roles: Record<'owner' | 'web' | 'work' | 'import', Database>
  let superuser: Database
  beforeAll(async () => {
    superuser = openDatabase(server.url)
    const grant = () => superuser.query(readFileSync(rolesFile, 'utf8'))
    const as = (name: string) =>
      openDatabase(Object.assign(new URL(server.url), { username: `forecourt_${name}` }).href)
    await grant()
    roles = { owner: as('owner'), web: as('web'), work: as('work'), import: as('import') }
    await migrateDatabase(roles.owner)
    await grant()
  })
  afterAll(() => Promise.all([superuser, ...Object.values(roles)].map((database) => database.close())))

  /** The SQLSTATE of a refusal, or null. Nothing is kept. */
  async function attempt(role: keyof typeof roles, sql: string): Promise<string | null> {
    const undo = new Error('undo')
    const failure = await roles[role]
      .transaction(async (client) => {
        await client.query(sql)
        throw undo
      })
      .catch((error: unknown) => error)
    return failure === undo ? null : String((failure as { code?: string }).code)
  }

  const forbidden = '42501'
  const accept = `INSERT INTO lead (id, kind, state, accepted_at, payload) VALUES ('a', 'call', 'waiting', 1, '')
    ON CONFLICT (id) DO NOTHING`
  const deliver = `UPDATE lead SET state = 'delivered' WHERE id = 'a'`
  const price = `INSERT INTO former_price (key, since, price) VALUES (1, 1, 1)`
  const list = `INSERT INTO vehicle (id, change, state, hash) VALUES ('v', 1, 1, '')`
  const commit = 'UPDATE revision SET change = change + 1'
  const notice = `INSERT INTO notification (event, received, hash, json) VALUES ('e', 1, '', '{}') ON CONFLICT DO NOTHING`
  const settle = `UPDATE notification SET json = NULL`
  const check = `INSERT INTO write_check (filler) VALUES ('') ON CONFLICT (only_row) DO UPDATE SET filler = ''`
  const space = `INSERT INTO space_check (filler) VALUES ('') ON CONFLICT (only_row) DO UPDATE SET filler = ''`
  const pause = `INSERT INTO delivery_pause VALUES ('enquiries', '', 1, 1, 1) ON CONFLICT (endpoint) DO NOTHING`
  const token = `INSERT INTO write_token VALUES (7, 't')`
  const alert = `INSERT INTO alert (id, address, kept_from, sealed) SELECT 'a', '', ms, '' FROM running_time
    ON CONFLICT DO NOTHING`
  const readStock = 'SELECT change, json FROM vehicle JOIN record USING (key)'

  it.each([
    [
      'web',
      [
        readStock,
        accept,
        'SELECT payload, digest FROM lead',
        notice,
        check,
        space,
        'SELECT * FROM delivery_pause',
      ],
    ],
    ['web', [alert, 'UPDATE alert SET version = 1', 'DELETE FROM alert', 'SELECT sealed FROM alert']],
    ['work', [alert, 'DELETE FROM alert', 'DELETE FROM alert_cursor']],
    ['work', [readStock, accept, deliver, notice, settle, 'DELETE FROM notification', check, space, pause]],
    ['work', [list, price, commit, token, 'DELETE FROM write_token', 'DELETE FROM delivery_pause']],
    ['work', [`UPDATE key_check SET sealed = ''`, 'UPDATE running_time SET ms = ms + 1']],
    ['import', [readStock, list, price, commit, token, 'DELETE FROM write_token']],
    ['owner', ['ALTER TABLE lead ADD COLUMN extra text', 'CREATE TABLE extra ()']],
  ] as const)('let %s do its work', async (role, statements) => {
    for (const sql of statements) expect([sql, await attempt(role, sql)]).toEqual([sql, null])
  })

  it.each([
    [
      'web',
      [deliver, 'DELETE FROM lead', list, price, commit, settle, pause, `UPDATE digest_key SET sealed = ''`],
    ],
    ['work', ['DELETE FROM lead', 'DELETE FROM vehicle', 'DELETE FROM key_check']],
    [
      'import',
      ['SELECT id FROM lead', accept, deliver, 'SELECT * FROM notification', 'SELECT * FROM key_check'],
    ],
    ['import', ['DELETE FROM vehicle', check, 'SELECT sealed FROM alert']],
  ] as const)('let %s do nothing else', async (role, statements) => {
    for (const sql of statements) expect([sql, await attempt(role, sql)]).toEqual([sql, forbidden])
  })

  it.each(['web', 'work', 'import'] as const)('let %s change no table, role or file', async (role) => {
    const statements = [
      ...['CREATE TABLE extra ()', 'CREATE TEMPORARY TABLE extra ()', 'TRUNCATE vehicle', 'TRUNCATE lead'],
      ...['CREATE ROLE extra', 'SELECT rolpassword FROM pg_authid', `COPY vehicle TO PROGRAM 'cat'`],
      ...[
        'UPDATE schemaversion SET version = 1',
        `SELECT pg_read_file('postgresql.conf')`,
        'CREATE SCHEMA extra',
      ],
    ]
    for (const sql of statements) expect([sql, await attempt(role, sql)]).toEqual([sql, forbidden])
    expect(await attempt(role, 'DROP TABLE lead')).toBe(forbidden)
    expect(await missingMigrations(roles[role])).toBe(0)
  })

  it('have a right on every table, so a migration that adds one is followed by a line of roles.sql', async () => {
    const { rows } = await superuser.query(
      `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND NOT has_table_privilege('forecourt_web', oid, 'SELECT')
         AND NOT has_table_privilege('forecourt_work', oid, 'SELECT')`,
    )
    expect(rows).toEqual([])
  })
})

/** PostgreSQL refuses a key that others can read, and runs as the user nobody where root runs the tests. */
function ownByServer(place: string): void {
  const nobody = 65_534
  if (process.getuid?.() !== 0) return
  for (const path of [place, join(place, 'server.pem'), join(place, 'server-key.pem')])
    chownSync(path, nobody, nobody)
}
