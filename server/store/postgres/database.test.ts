import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openTemporaryFolder } from '../contract/temporary-folder.ts'
import { isAway, retryWhileAway } from './database-away.ts'
import { migrateDatabase, missingMigrations, prepareDatabase } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { openTestDatabase } from './testing/test-database.ts'

/** A connection to a test database, until the test ends. */
async function open({ changesTables = false } = {}, options?: Parameters<typeof openDatabase>[1]) {
  const database = openDatabase(await openTestDatabase({ changesTables }), options)
  onTestFinished(database.close)
  return database
}

const widen = "ALTER TABLE lead ADD COLUMN colour text DEFAULT 'grey'"

/** A folder with the migrations of the product and made-up ones after them. */
async function withMadeUp(...madeUp: string[]): Promise<string> {
  const folder = await openTemporaryFolder()
  const own = '001.do.schema.sql'
  await copyFile(join(import.meta.dirname, 'migrations', own), join(folder, own))
  for (const [at, sql] of madeUp.entries()) await writeFile(join(folder, `00${at + 2}.do.made-up.sql`), sql)
  return folder
}

const versions = async (database: Database) =>
  (await database.query('SELECT version::int FROM schemaversion WHERE version > 0 ORDER BY 1')).rows.map(
    ({ version }) => version,
  )

const addLead = (database: Database) =>
  database.query("INSERT INTO lead (id, kind, state, accepted_at) VALUES ('a', 'call', 'waiting', 1)")

const readLead = async (database: Database) =>
  (await database.query("SELECT * FROM lead WHERE id = 'a'")).rows

describe('migrating a database', () => {
  it('applies each migration once, in order, when processes start at the same time', async () => {
    const folder = await withMadeUp(widen, "ALTER TABLE lead ALTER COLUMN colour SET DEFAULT 'blue'")
    const url = await openTestDatabase({ changesTables: true })
    const databases = Array.from({ length: 4 }, () => openDatabase(url))
    onTestFinished(async () => {
      await Promise.all(databases.map((database) => database.close()))
    })
    const [first] = databases as [Database]
    await first.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    expect(await missingMigrations(first, folder)).toBe(3)
    const applied = await Promise.all(databases.map((database) => migrateDatabase(database, folder)))
    expect(applied.filter((versions) => versions.length > 0)).toEqual([[1, 2, 3]])
    expect(await missingMigrations(first, folder)).toBe(0)
    await addLead(first)
    expect(await readLead(first)).toMatchObject([{ colour: 'blue' }])
  })

  it('keeps what the database holds, and a version that does not know the migration works on it', async () => {
    const database = await open({ changesTables: true })
    await addLead(database)
    const folder = await withMadeUp(widen)
    await prepareDatabase(database, folder)
    expect(await readLead(database)).toMatchObject([{ state: 'waiting', colour: 'grey' }])
    expect(await missingMigrations(database)).toBe(0)
    expect(await migrateDatabase(database)).toEqual([])
    expect(await versions(database)).toEqual([1, 2])
  })

  it('leaves the database unchanged when its connection is lost half way, and is done by the next', async () => {
    const database = await open({ changesTables: true })
    await addLead(database)
    const [before] = await readLead(database)
    const folder = await withMadeUp(`${widen}; SELECT pg_sleep(600)`)
    const killed = expect(migrateDatabase(database, folder)).rejects.toThrow()
    const kill = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`
    await vi.waitFor(async () => expect((await database.query(kill)).rowCount).toBe(1), { timeout: 30_000 })
    await killed
    expect(await readLead(database)).toEqual([before])
    expect(await migrateDatabase(database, await withMadeUp(widen))).toEqual([2])
    expect(await readLead(database)).toEqual([{ ...before, colour: 'grey' }])
  })

  it('is refused when one below the newest is missing or one was edited, and changes nothing', async () => {
    const database = await open({ changesTables: true })
    const folder = await withMadeUp(widen, 'SELECT 1')
    await migrateDatabase(database, folder)
    await writeFile(join(folder, '002.do.made-up.sql'), 'SELECT 2')
    await expect(migrateDatabase(database, folder)).rejects.toThrow(/[Mm][Dd]5|checksum/)
    await database.query('DELETE FROM schemaversion WHERE version = 2')
    const refused = /has migration 3, but not 2, .*number above every other/
    await expect(migrateDatabase(database, folder)).rejects.toThrow(refused)
    await expect(prepareDatabase(database, folder)).rejects.toThrow(refused)
    expect(await versions(database)).toEqual([1, 3])
  })
})

describe('a database', () => {
  it('reads whole numbers as numbers, and rolls back work that throws', async () => {
    const database = await open()
    const write = database.transaction(async (client) => {
      await client.query('UPDATE revision SET change = 7')
      throw new Error('stop')
    })
    await expect(write).rejects.toThrow('stop')
    expect((await database.query('SELECT change FROM revision')).rows).toEqual([{ change: 0 }])
  })
})

describe('a transaction', () => {
  it('is ended by the server when its process stops working', async () => {
    const database = await open()
    const { rows } = await database.transaction((client) =>
      client.query('SHOW idle_in_transaction_session_timeout'),
    )
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }])
    const after = await database.query('SHOW idle_in_transaction_session_timeout')
    expect(after.rows).toEqual([{ idle_in_transaction_session_timeout: '0' }])
  })

  it('drops the connection of a statement that is not answered, instead of waiting for it once more', async () => {
    const database = await open({}, { connections: 1, statementMs: 1_000 })
    const statements: string[] = []
    const failure = await database
      .transaction(async (client) => {
        const send = client.query.bind(client) as (sql: string) => Promise<pg.QueryResult>
        client.query = ((sql: string) => {
          statements.push(sql)
          return send(sql)
        }) as typeof client.query
        return client.query('SELECT pg_sleep(60)')
      })
      .catch((error: unknown) => error)
    expect(isAway(failure)).toBe(true)
    expect(statements).toEqual(['SELECT pg_sleep(60)'])
    expect((await database.query('SELECT 4 AS four')).rows).toEqual([{ four: 4 }])
  })
})

describe('a database that is away', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.dispose())

  it('is recognised when it was killed, and used again once it is back', async () => {
    const database = openDatabase(server.url)
    await database.query('SELECT 1')
    server.signal('SIGKILL')
    const failure = await database.query('SELECT 1').catch((error: unknown) => error)
    expect(isAway(failure)).toBe(true)
    const answer = retryWhileAway(() => database.query('SELECT 2 AS two'), { forMs: 30_000 })
    await server.start()
    expect((await answer).rows).toEqual([{ two: 2 }])
    await database.close()
  })

  it('is recognised when it was stopped and answers nothing', async () => {
    const database = openDatabase(server.url, { statementMs: 300 })
    await database.query('SELECT 1')
    server.signal('SIGSTOP')
    try {
      const failures = await Promise.allSettled([database.query('SELECT 1'), database.query('SELECT 1')])
      const reasons = failures.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
      expect(reasons).toHaveLength(2)
      expect(reasons.every(isAway)).toBe(true)
    } finally {
      server.signal('SIGCONT')
    }
    expect((await database.query('SELECT 3 AS three')).rows).toEqual([{ three: 3 }])
    await database.close()
  })

  it('is recognised by its missing Unix socket, and not by another missing file', async () => {
    const database = openDatabase('postgres://postgres@%2Ftmp%2Fno-such-folder/postgres')
    const failure = await database.query('SELECT 1').catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'ENOENT' })
    expect(isAway(failure)).toBe(true)
    expect(isAway(await readFile('/tmp/no-such-folder/file').catch((error: unknown) => error))).toBe(false)
    await database.close()
  })

  it('is away while it refuses writes, and not when a statement is wrong', async () => {
    const database = openDatabase(server.url)
    const wrong = await database.query('SELECT nothing').catch((error: unknown) => error)
    expect(isAway(wrong)).toBe(false)
    const readOnly = await database
      .transaction((client) => client.query('CREATE TABLE one (two int)'), { readOnly: true })
      .catch((error: unknown) => error)
    expect(isAway(readOnly)).toBe(true)
    await database.close()
  })
})
