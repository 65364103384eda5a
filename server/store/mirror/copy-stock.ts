import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { PoolClient, QueryResultRow } from 'pg'
import type { Database } from '../postgres/open-database.ts'
import { readId } from '../postgres/stored-id.ts'
import { keptTokens } from '../stock-writes.ts'

/** What a copy is at. */
export interface CopyStanding {
  /** 0: nothing has been copied. */
  change: number
  writeToken: string | null
  /** The id of the database that it is a copy of; null while there is no copy. */
  database: string | null
}

/** What a database is at, and what it knows of a copy. */
export interface DatabaseStanding {
  /** 0: the stock was never written. */
  change: number
  /** The write token that this database has for the change of the copy; null for one that it does not have. */
  tokenOfCopy: string | null
  database: string
  /** A replica, or a server that does not accept writes. */
  isReadOnly: boolean
}

/**
 * How a copy relates to a database:
 * - `current`: the same writes
 * - `behind`: the database has later writes, and those of the copy before them
 * - `unrelated`: there is nothing to continue from: no copy, one of another database, or one whose token is forgotten
 * - `ahead`: the copy has writes that the database has not: a replica that lags, or a database that went back
 */
export type Relation = 'current' | 'behind' | 'unrelated' | 'ahead'

/** A copy that was lost is still at its change number, so that what was shown does not go back, but of no database. */
export function relate(copy: CopyStanding, database: DatabaseStanding): Relation {
  if (copy.database !== null && copy.database !== database.database) return 'unrelated'
  if (database.change < copy.change) return 'ahead'
  if (copy.database === null) return database.change === 0 ? 'current' : 'unrelated'
  if (database.tokenOfCopy === null) return 'unrelated'
  if (database.tokenOfCopy !== copy.writeToken) return 'ahead'
  return database.change === copy.change ? 'current' : 'behind'
}

export async function readStanding(
  database: Pick<Database, 'query'>,
  copy: CopyStanding,
): Promise<DatabaseStanding> {
  const { rows } = await database.query<DatabaseStanding & QueryResultRow>(
    `SELECT change, (SELECT token FROM write_token WHERE write_token.change = $1) AS "tokenOfCopy",
       (SELECT id FROM database_identity) AS database,
       current_setting('transaction_read_only') = 'on' OR pg_is_in_recovery() AS "isReadOnly"
     FROM revision`,
    [copy.change],
  )
  const [row] = rows
  if (!row) throw new Error('The database has no revision of the stock')
  return row
}

export function standingOf(db: DatabaseSync): CopyStanding {
  const row = db
    .prepare(
      `SELECT change, (SELECT mark FROM write_mark WHERE write_mark.change = revision.change) AS writeToken,
         (SELECT database FROM copied_from) AS database
       FROM revision`,
    )
    .get() as unknown as CopyStanding
  return { ...row }
}

/** Vehicles that are read at once: memory stays bounded. */
const batchSize = 250

/** The rows of `select`, with a cursor, which a pooler of transactions keeps as well. */
async function* readRows(client: PoolClient, select: string): AsyncGenerator<SQLInputValue[][], void> {
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR ${select}`)
  const fetch = { text: `FETCH ${batchSize} FROM copied`, rowMode: 'array' }
  for (;;) {
    const { rows } = await client.query<SQLInputValue[]>(fetch)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE copied')
}

/**
 * Copies the vehicles, records, prices and write tokens that changed after `since`; 0 copies everything. `client` is in a
 * transaction with one snapshot, which is at `to`, and `db` in one that the caller commits. Returns the number of vehicles.
 */
export async function copyStock(
  client: PoolClient,
  db: DatabaseSync,
  { since, to, onBatch }: { since: number; to: DatabaseStanding; onBatch(vehicles: number): void },
): Promise<number> {
  // Replacing keeps a journal of each statement, which a new file does not need.
  const insert = since === 0 ? 'INSERT' : 'INSERT OR REPLACE'
  const putVehicle = db.prepare(
    `${insert} INTO vehicle
       (key, id, change, state, version, updated, hash, arrived, left_at, priced_at, price)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const putRecord = db.prepare(`${insert} INTO record (key, json) VALUES (?, ?)`)
  const putFormer = db.prepare(`${insert} INTO former_price (key, since, price) VALUES (?, ?, ?)`)
  const putToken = db.prepare('INSERT OR REPLACE INTO write_mark (change, mark) VALUES (?, ?)')

  let vehicles = 0
  const changed = `
    SELECT json, key, id, change, state, version, updated, hash, arrived, left_at, priced_at, vehicle.price
    FROM vehicle JOIN record USING (key) WHERE change > ${since} ORDER BY key`
  for await (const rows of readRows(client, changed)) {
    for (const [json = '', key = 0, id, ...others] of rows) {
      putVehicle.run(key, readId(String(id)), ...others)
      putRecord.run(key, json)
    }
    vehicles += rows.length
    onBatch(vehicles)
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
