import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { PoolClient, QueryResultRow } from 'pg'
import { keptTokens } from '../kept-tokens.ts'
import { readId } from '../postgres/stored-id.ts'
import type { DatabaseStanding } from './compare-standings.ts'

/** Vehicles read at once: 2 to 3 MB. */
const rowsAtOnce = 500

const standing = `
  SELECT change,
    (SELECT token FROM write_token WHERE write_token.change = revision.change) AS "writeToken",
    (SELECT token FROM write_token WHERE write_token.change = $1) AS "tokenOfCopy",
    (SELECT id FROM database_identity) AS database,
    current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery() AS "isReadOnly"
  FROM revision`

interface Querying {
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/** @param copyAt the change number of the copy. */
export async function readStanding(database: Querying, copyAt: number): Promise<DatabaseStanding> {
  const { rows } = await database.query<DatabaseStanding & QueryResultRow>(standing, [copyAt])
  const [row] = rows
  if (!row) throw new Error('The database has no revision of the stock')
  return row
}

interface CopyOptions {
  /** Copies what changed after this change; 0 replaces the copy. */
  since: number
  to: DatabaseStanding
  onProgress?(vehicles: number): void
}

/**
 * Copies vehicles, records, prices and write tokens. `client` is in a transaction with one snapshot, and `db` in one
 * that the caller commits. Records are read through a cursor, a few hundred at a time, so memory stays bounded and a
 * server that stops answering is noticed. Returns the number of vehicles.
 */
export async function copyStock(
  client: PoolClient,
  db: DatabaseSync,
  { since, to, onProgress }: CopyOptions,
): Promise<number> {
  if (since === 0) clear(db)
  const putVehicle = db.prepare(
    `INSERT INTO vehicle (key, id, change, state, version, updated, hash, arrived, left_at, priced_at, price)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (key) DO UPDATE SET change = excluded.change, state = excluded.state, version = excluded.version,
       updated = excluded.updated, hash = excluded.hash, arrived = excluded.arrived, left_at = excluded.left_at,
       priced_at = excluded.priced_at, price = excluded.price`,
  )
  const putRecord = db.prepare(
    'INSERT INTO record (key, json) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET json = excluded.json',
  )
  const putFormer = db.prepare('INSERT OR REPLACE INTO former_price (key, since, price) VALUES (?, ?, ?)')
  const putToken = db.prepare('INSERT OR REPLACE INTO write_mark (change, mark) VALUES (?, ?)')

  let vehicles = 0
  const changed = `
    SELECT key, id, change, state, version, updated, hash, arrived, left_at, priced_at, price, json
    FROM vehicle JOIN record USING (key) WHERE change > ${since} ORDER BY key`
  for await (const rows of readRows(client, changed)) {
    for (const row of rows) {
      const [key = null, id, ...rest] = row
      const json = rest.pop() as string
      putVehicle.run(key, readId(String(id)), ...rest)
      putRecord.run(key, json)
    }
    vehicles += rows.length
    onProgress?.(vehicles)
  }
  const formerPrices = `
    SELECT key, since, former_price.price FROM former_price JOIN vehicle USING (key) WHERE change > ${since}`
  for await (const rows of readRows(client, formerPrices)) for (const row of rows) putFormer.run(...row)
  const tokens = `SELECT change, token FROM write_token WHERE change > ${since}`
  for await (const rows of readRows(client, tokens)) for (const row of rows) putToken.run(...row)

  db.prepare('DELETE FROM write_mark WHERE change <= ?').run(to.change - keptTokens)
  db.prepare('UPDATE revision SET change = ?').run(to.change)
  db.prepare('INSERT OR REPLACE INTO copied_from (only, database) VALUES (1, ?)').run(to.database)
  return vehicles
}

function clear(db: DatabaseSync): void {
  for (const table of ['vehicle', 'record', 'former_price', 'write_mark', 'copied_from']) {
    db.exec(`DELETE FROM ${table}`)
  }
}

async function* readRows(client: PoolClient, select: string): AsyncGenerator<SQLInputValue[][], void> {
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR ${select}`)
  for (;;) {
    const { rows } = await client.query<SQLInputValue[]>({
      text: `FETCH ${rowsAtOnce} FROM copied`,
      rowMode: 'array',
    })
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) break
  }
  await client.query('CLOSE copied')
}
