import type { DatabaseSync } from 'node:sqlite'
import type { PoolClient, QueryResultRow } from 'pg'
import { keptTokens } from '../kept-tokens.ts'
import { readId } from '../postgres/stored-id.ts'
import type { DatabaseStanding } from './compare-standings.ts'
import { type ColumnKind, copyOut } from './copy-out.ts'

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
  /** Copies what changed after this change; 0 copies everything. */
  since: number
  to: DatabaseStanding
  /** The longest time in which the server sends nothing. */
  silenceMs: number
  onProgress?(vehicles: number): void
}

/** As in the schema of the stock, `json` last. */
const vehicleColumns: readonly ColumnKind[] = [
  ...(['number', 'text', 'number', 'number', 'number', 'number', 'text'] as const),
  ...(['number', 'number', 'number', 'number', 'bytes'] as const),
]

/**
 * Copies vehicles, records, prices and write tokens. `client` is in a transaction with one snapshot, and `db` in one
 * that the caller commits. Returns the number of vehicles.
 */
export async function copyStock(
  client: PoolClient,
  db: DatabaseSync,
  { since, to, silenceMs, onProgress }: CopyOptions,
): Promise<number> {
  // Replacing keeps a journal of each statement, which a new file does not need.
  const insert = since === 0 ? 'INSERT' : 'INSERT OR REPLACE'
  const putVehicle = db.prepare(
    `${insert} INTO vehicle
       (key, id, change, state, version, updated, hash, arrived, left_at, priced_at, price)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  // The bytes are UTF-8, and the cast keeps them.
  const putRecord = db.prepare(`${insert} INTO record (key, json) VALUES (?, CAST(? AS TEXT))`)
  const putFormer = db.prepare(`${insert} INTO former_price (key, since, price) VALUES (?, ?, ?)`)
  const putToken = db.prepare('INSERT OR REPLACE INTO write_mark (change, mark) VALUES (?, ?)')

  let vehicles = 0
  const changed = `
    SELECT key, id, change, state::bigint, version, updated, hash, arrived, left_at, priced_at, price, json
    FROM vehicle JOIN record USING (key) WHERE change > ${since} ORDER BY key`
  for await (const rows of copyOut(client, changed, vehicleColumns, silenceMs)) {
    for (const row of rows) {
      const json = row.pop() as Uint8Array
      row[1] = readId(String(row[1]))
      putVehicle.run(...row)
      putRecord.run(row[0] as number, json)
    }
    vehicles += rows.length
    onProgress?.(vehicles)
  }
  const formerPrices = `
    SELECT key, since, former_price.price FROM former_price JOIN vehicle USING (key) WHERE change > ${since}`
  for await (const rows of copyOut(client, formerPrices, ['number', 'number', 'number'], silenceMs))
    for (const row of rows) putFormer.run(...row)
  const tokens = `SELECT change, token FROM write_token WHERE change > ${since}`
  for await (const rows of copyOut(client, tokens, ['number', 'text'], silenceMs))
    for (const row of rows) putToken.run(...row)

  db.prepare('DELETE FROM write_mark WHERE change <= ?').run(to.change - keptTokens)
  db.prepare('UPDATE revision SET change = ?').run(to.change)
  db.prepare('INSERT OR REPLACE INTO copied_from (only, database) VALUES (1, ?)').run(to.database)
  return vehicles
}
