import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import Postgrator from 'postgrator'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { recordLimits } from '#domain/stock/record-limits.ts'
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

/** The schema of a former version. */
async function migrateTo(version: number, database: Database): Promise<void> {
  const postgrator = new Postgrator({
    driver: 'pg',
    migrationPattern: join(import.meta.dirname, 'migrations/*.sql'),
    newline: 'LF',
    schemaTable: 'schemaversion',
    execQuery: (sql) => database.query(sql),
  })
  await postgrator.migrate(String(version))
}

describe('a database', () => {
  it('is migrated once by processes that start at the same time', async () => {
    const server = await startPostgres()
    const databases = Array.from({ length: 4 }, () => openDatabase(server.url))
    try {
      const [first] = databases
      expect(await missingMigrations(first as Database)).toBeGreaterThan(0)
      const applied = await Promise.all(databases.map(migrateDatabase))
      expect(applied.filter((versions) => versions.length > 0)).toHaveLength(1)
      expect(await missingMigrations(first as Database)).toBe(0)
    } finally {
      await Promise.all(databases.map((database) => database.close()))
      await server.dispose()
    }
  })

  it('is refused when it lacks a migration below its newest, and is left as it is', async () => {
    const database = await open({ changesTables: true })
    await database.query('DELETE FROM schemaversion WHERE version IN (2, 10)')
    const refused = /has migration \d+, but not 2, 10, .*number above every other/
    await expect(migrateDatabase(database)).rejects.toThrow(refused)
    await expect(prepareDatabase(database)).rejects.toThrow(refused)
    const { rows } = await database.query('SELECT version::int FROM schemaversion ORDER BY version')
    expect(rows.map(({ version }) => version)).not.toContain(2)
  })

  it('is upgraded from a former version with what it holds', async () => {
    const database = await open({ changesTables: true })
    const json = (model: string) => `{"metadata": {"stockId": "a"}, "vehicle": {"model": "${model}"}}`
    const tidied = `{"metadata":{"stockId":"a"},"vehicle":{"model":"${'m'.repeat(recordLimits.model)}"}}`
    await database.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await migrateTo(50, database)
    const large = json(`\\u0000${'m'.repeat(500)}`)
    await database.query('INSERT INTO record VALUES (1, $1), (2, $2), (3, $1)', [large, json('Focus')])
    await database.query(
      `INSERT INTO notification (event, received, hash, json) VALUES ('a', 0, '', $1), ('b', 0, '', NULL)`,
      [large],
    )
    await database.query(
      `INSERT INTO lead (id, kind, state, accepted_at, next_attempt_at, payload)
       VALUES ('waits', 'call', 'waiting', 1, 9, 'x'), ('done', 'call', 'delivered', 2, NULL, 'x'),
         ('refused', 'application', 'rejected', 3, NULL, 'x'), ('gone', 'call', 'erased', 4, NULL, NULL)`,
    )
    await database.query(`INSERT INTO delivery_pause VALUES ('enquiries', 'HTTP 404', 1, 2, 3)`)

    expect(await migrateDatabase(database)).toContain(60)
    expect(await missingMigrations(database)).toBe(0)
    const records = await database.query('SELECT json FROM record ORDER BY key')
    expect(records.rows).toEqual([{ json: tidied }, { json: json('Focus') }, { json: tidied }])
    const notifications = await database.query('SELECT json FROM notification ORDER BY key')
    expect(notifications.rows).toEqual([{ json: tidied }, { json: null }])
    const leads = await database.query(
      'SELECT id, state, kept_from, email_state, email_next_attempt_at AS email_due FROM lead ORDER BY accepted_at',
    )
    expect(leads.rows).toEqual([
      { id: 'waits', state: 'waiting', kept_from: null, email_state: 'waiting', email_due: 0 },
      { id: 'done', state: 'delivered', kept_from: null, email_state: 'delivered', email_due: null },
      { id: 'refused', state: 'rejected', kept_from: null, email_state: 'rejected', email_due: null },
      { id: 'gone', state: 'erased', kept_from: null, email_state: 'erased', email_due: null },
    ])
    expect((await database.query('SELECT endpoint FROM delivery_pause')).rows).toEqual([
      { endpoint: 'enquiries' },
    ])
    expect((await database.query('SELECT ms FROM running_time')).rows).toEqual([{ ms: 0 }])
  })

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
