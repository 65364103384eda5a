import { historyOf } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found, StockChange, StockMovements, StockStore } from '#domain/stock/store.ts'
import { type EntryRow, type LogRow, readEntry, readLog } from '../stock-log.ts'
import { type VehicleState, vehicleStates } from '../vehicle-state.ts'
import type { Database } from './open-database.ts'
import { readId, storedId } from './stored-id.ts'

const { listed, left, neverListed } = vehicleStates

/** How many keys `all` reads with one statement. */
const batchSize = 500

/** Columns of `LogRow`. */
const logColumns = `arrived, left_at AS "left", priced_at AS "pricedAt", price,
  (SELECT coalesce(json_agg(json_build_array(since, price) ORDER BY since), '[]')::text
   FROM former_price WHERE key = vehicle.key) AS former`

/** The reading half of the store. Each statement sees whole writes only. */
export function createStockReader(db: Database): Omit<StockStore, 'write' | 'close'> {
  /** The first row. */
  async function readOne<Row extends object>(sql: string, values?: unknown[]): Promise<Row | undefined> {
    return (await db.query<Row>(sql, values)).rows[0]
  }

  async function lastKey(): Promise<number> {
    return (await readOne<{ last: number | null }>('SELECT max(key) AS last FROM vehicle'))?.last ?? 0
  }

  return {
    async find(id): Promise<Found> {
      const row = await readOne<{ state: VehicleState; json: string }>(
        'SELECT state, json FROM vehicle JOIN record USING (key) WHERE id = $1',
        [storedId(id)],
      )
      if (row?.state === listed) return { state: 'listed', record: parse(row.json) }
      if (row?.state === left) return { state: 'sold', record: parse(row.json) }
      return { state: 'unknown' }
    },
    async history(id) {
      // One statement, so that the record and the log are of the same write.
      const row = await readOne<LogRow & { json: string }>(
        `SELECT ${logColumns}, json FROM vehicle JOIN record USING (key)
         WHERE id = $1 AND state <> ${neverListed}`,
        [storedId(id)],
      )
      if (!row) return null
      const record = parse(row.json)
      const log = readLog(row, record)
      return log && historyOf(record, log)
    },
    async movementsSince(instant) {
      const row = await readOne<StockMovements>(
        `WITH repriced AS (SELECT key, priced_at, price FROM vehicle WHERE priced_at >= $1),
           point AS (
             SELECT key, since, former_price.price FROM former_price JOIN repriced USING (key)
             UNION ALL SELECT key, priced_at, price FROM repriced
           ),
           step AS (
             SELECT since, price, lag(price) OVER earlier AS before, row_number() OVER earlier AS place
             FROM point WINDOW earlier AS (PARTITION BY key ORDER BY since)
           )
         SELECT
           (SELECT count(*) FROM vehicle WHERE state = ${left} AND left_at >= $1) AS "left",
           count(*) FILTER (WHERE price < before) AS reduced,
           count(*) FILTER (WHERE price > before) AS raised,
           count(*) FILTER (WHERE price IS NULL OR before IS NULL) AS "otherPriceChanges"
         FROM step WHERE place > 1 AND since >= $1`,
        [Math.floor(instant / 1000)],
      )
      return row as StockMovements
    },
    async findMany(ids) {
      const { rows } = await db.query<{ id: string; json: string }>(
        `SELECT id, json FROM vehicle JOIN record USING (key) WHERE id = ANY ($1::text[]) AND state = ${listed}`,
        [ids.map(storedId)],
      )
      const found = new Map(rows.map(({ id, json }) => [readId(id), json]))
      return ids.flatMap((id) => {
        const json = found.get(id)
        return json === undefined ? [] : parse(json)
      })
    },
    async count() {
      const row = await readOne<{ count: number }>(`SELECT count(*) FROM vehicle WHERE state = ${listed}`)
      return row?.count ?? 0
    },
    async changeNumber() {
      return (await readOne<{ change: number }>('SELECT change FROM revision'))?.change ?? 0
    },
    async writeTokenOf(change) {
      const row = await readOne<{ token: string }>('SELECT token FROM write_token WHERE change = $1', [
        change,
      ])
      return row?.token ?? null
    },
    async changesSince(after, limit) {
      const { rows } = await db.query<{ id: string; change: number; json: string | null }>(
        `SELECT id, change,
           CASE state WHEN ${listed} THEN (SELECT json FROM record WHERE key = vehicle.key) END AS json
         FROM vehicle
         WHERE (change, key) > ($1::bigint, coalesce((SELECT key FROM vehicle WHERE id = $2), 0))
         ORDER BY change, key LIMIT $3`,
        [after.change, storedId(after.id), limit],
      )
      return rows.map(
        ({ id, change, json }): StockChange => ({
          id: readId(id),
          change,
          record: json === null ? null : parse(json),
        }),
      )
    },
    async *entries() {
      const last = await lastKey()
      for (let from = 1; from <= last; from += batchSize) {
        const { rows } = await db.query<EntryRow>(
          `SELECT state, hash, json, ${logColumns} FROM vehicle JOIN record USING (key)
           WHERE key BETWEEN $1 AND $2 ORDER BY key`,
          [from, from + batchSize - 1],
        )
        yield rows.map(readEntry)
      }
    },
    async *all({ part, parts } = { part: 0, parts: 1 }) {
      const last = await lastKey()
      for (let from = part * batchSize + 1; from <= last; from += parts * batchSize) {
        const { rows } = await db.query<{ json: string }>(
          `SELECT json FROM vehicle JOIN record USING (key)
           WHERE state = ${listed} AND key BETWEEN $1 AND $2 ORDER BY key`,
          [from, from + batchSize - 1],
        )
        if (rows.length > 0) yield rows.map(({ json }) => parse(json))
      }
    },
  }
}

/** Stored records were validated before they were written. */
function parse(json: string): StockRecord {
  return JSON.parse(json)
}
