import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

interface TestDatabase {
  url: string
  dispose(): Promise<void>
}

/** The first rows of each table as JSON; null for a table without rows. */
type Content = ReadonlyMap<string, string | null>

/** More than the migrations put in a table. */
const firstRows = 100

/** Databases that tests have returned. Creating one copies a thousand files, emptying one takes milliseconds. */
const free: { url: string; content: Content }[] = []

/**
 * An empty database with the tables of the product, on the server of the test run. The next test may get the same one,
 * so a test that changes tables says so with `changesTables`.
 */
export async function createTestDatabase({ changesTables = false } = {}): Promise<TestDatabase> {
  const place = (changesTables ? undefined : free.pop()) ?? (await createOne())
  return {
    url: place.url,
    async dispose() {
      if (changesTables) return dropOne(place.url)
      await emptyOne(place)
      free.push(place)
    },
  }
}

/** The address of one, until the present test ends, after its `afterEach`. */
export async function openTestDatabase(options: { changesTables?: boolean } = {}): Promise<string> {
  const { url, dispose } = await createTestDatabase(options)
  onTestFinished(dispose)
  return url
}

/** The address of the server of the test run. @throws {Error} when it cannot be started. */
export async function sharedPostgres(): Promise<string> {
  const answer = await fetch(inject('postgresAt'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(`PostgreSQL could not be started: ${text}`)
  return text
}

async function createOne() {
  const server = await sharedPostgres()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  await onDatabase(templateOf(server), (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE postgres STRATEGY FILE_COPY`),
  )
  return {
    url,
    content: await onDatabase(url, async (client) => readContent(client, await listTables(client))),
  }
}

async function dropOne(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await onDatabase(templateOf(url), (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

async function readContent(client: pg.Client, tables: Iterable<string>): Promise<Content> {
  const selects = Array.from(
    tables,
    (name) =>
      `SELECT '${name}' AS name,
         (SELECT json_agg(line)::text FROM (SELECT * FROM ${name} LIMIT ${firstRows}) AS line) AS json`,
  )
  const { rows } = await client.query(selects.join(' UNION ALL '))
  return new Map(rows.map(({ name, json }) => [name, json]))
}

/**
 * Connections that a test has left open are ended first: they could hold a lock. Only tables that have changed are
 * truncated, because each truncation makes the files of the table and its indexes anew.
 */
async function emptyOne({ url, content }: { url: string; content: Content }): Promise<void> {
  await onDatabase(url, async (client) => {
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    const left = await readContent(client, content.keys())
    const changed = [...content].filter(([name, json]) => left.get(name) !== json)
    if (changed.length > 0) await client.query(`TRUNCATE ${changed.map(([name]) => name).join(', ')}`)
    await client.query(
      `SELECT setval(quote_ident(sequencename)::regclass, start_value, false) FROM pg_sequences
       WHERE schemaname = 'public'`,
    )
    for (const [name, json] of changed) {
      if (json === null) continue
      await client.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [
        json,
      ])
    }
  })
}

/** A connection to a database would keep it from being copied or dropped, so another one is used. */
function templateOf(url: string): string {
  return Object.assign(new URL(url), { pathname: '/template1' }).href
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
