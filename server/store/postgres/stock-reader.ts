import type { StockChange, StockMovements, StockStore } from '#domain/stock/store.ts'
import { type OverriddenRow, overrideColumns, readOverridden } from '../override-row.ts'
import { inSeconds, type LogRow, logColumns, movementsSql } from '../stock-log.ts'
import { type EntryRow, parseStored, readEntry, readFound, readHistory, readMany } from '../stored-record.ts'
import { type VehicleState, vehicleStates } from '../vehicle-state.ts'
import type { Database } from './open-database.ts'
import { readId, storedId } from './stored-id.ts'

const { listed, neverListed } = vehicleStates

/** How many keys `all` reads with one statement. */
const batchSize = 500

/** Columns of `LogRow`. */
const logRow = `${logColumns},
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
    async find(id) {
      const row = await readOne<{ state: VehicleState; json: string }>(
        'SELECT state, json FROM vehicle JOIN record USING (key) WHERE id = $1',
        [storedId(id)],
      )
      return readFound(row)
    },
    async history(id) {
      // One statement, so that the record and the log are of the same write.
      const row = await readOne<LogRow & { json: string }>(
        `SELECT json, ${logRow} FROM vehicle JOIN record USING (key)
         WHERE id = $1 AND state <> ${neverListed}`,
        [storedId(id)],
      )
      return readHistory(row)
    },
    async movementsSince(instant) {
      const row = await readOne<StockMovements>(movementsSql, [inSeconds(instant)])
      return row as StockMovements
    },
    async findMany(ids) {
      const { rows } = await db.query<{ id: string; json: string }>(
        `SELECT id, json FROM vehicle JOIN record USING (key) WHERE id = ANY ($1::text[]) AND state = ${listed}`,
        [ids.map(storedId)],
      )
      return readMany(ids, new Map(rows.map(({ id, json }) => [readId(id), json])))
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
          record: json === null ? null : parseStored(json),
        }),
      )
    },
    async overrides() {
      const { rows } = await db.query<OverriddenRow>(
        `SELECT id, state, json, ${overrideColumns}
         FROM override JOIN vehicle USING (key) JOIN record USING (key) ORDER BY at DESC, key DESC`,
      )
      return rows.map((row) => readOverridden({ ...row, id: readId(row.id) }))
    },
    async *entries() {
      const last = await lastKey()
      for (let from = 1; from <= last; from += batchSize) {
        const { rows } = await db.query<EntryRow>(
          `SELECT state, hash, json, ${logRow}, ${overrideColumns} FROM vehicle JOIN record USING (key)
             LEFT JOIN override USING (key)
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
        if (rows.length > 0) yield rows.map(({ json }) => parseStored(json))
      }
    },
  }
}
