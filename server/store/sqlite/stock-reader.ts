import type { DatabaseSync } from 'node:sqlite'
import { historyOf } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found, StockChange, StockMovements, StockStore } from '#domain/stock/store.ts'
import { type EntryRow, type LogRow, readEntry, readLog } from '../stock-log.ts'
import { vehicleStates } from '../vehicle-state.ts'

const { listed, left } = vehicleStates

/** How many keys `all` reads at once: few, so that hardly any record outlives a garbage collection. */
const batchSize = 40

/** The reading half of the store, on a separate connection. */
export function createStockReader(db: DatabaseSync): Omit<StockStore, 'write' | 'close'> {
  const findOne = db.prepare('SELECT state, json FROM vehicle JOIN record USING (key) WHERE id = ?')
  // One statement, so that the record and the log are of the same write.
  const findLog = db.prepare(
    `SELECT arrived, left_at AS "left", priced_at AS pricedAt, price, json,
       (SELECT json_group_array(json_array(since, price)) FROM former_price WHERE key = vehicle.key) AS former
     FROM vehicle JOIN record USING (key) WHERE id = ? AND state <> ${vehicleStates.neverListed}`,
  )
  const countMovements = db.prepare(
    `WITH repriced AS (SELECT key FROM vehicle WHERE priced_at >= :since),
       point AS (
         SELECT key, since, price FROM former_price WHERE key IN repriced
         UNION ALL SELECT key, priced_at, price FROM vehicle WHERE key IN repriced
       ),
       step AS (
         SELECT since, price, lag(price) OVER earlier AS before, row_number() OVER earlier AS place
         FROM point WINDOW earlier AS (PARTITION BY key ORDER BY since)
       )
     SELECT
       (SELECT count(*) FROM vehicle WHERE state = ${left} AND left_at >= :since) AS "left",
       count(*) FILTER (WHERE price < before) AS reduced,
       count(*) FILTER (WHERE price > before) AS raised,
       count(*) FILTER (WHERE price IS NULL OR before IS NULL) AS otherPriceChanges
     FROM step WHERE place > 1 AND since >= :since`,
  )
  // One statement, because each one begins and ends a transaction, which takes longer than reading a record.
  const findListed = db.prepare(
    `SELECT vehicle.id, record.json FROM json_each(?) AS wanted
     CROSS JOIN vehicle ON vehicle.id = wanted.value CROSS JOIN record ON record.key = vehicle.key
     WHERE state = ${listed}`,
  )
  findListed.setReturnArrays(true)
  const countListed = db.prepare(`SELECT count(*) AS count FROM vehicle WHERE state = ${listed}`)
  const readChange = db.prepare('SELECT change FROM revision')
  const readToken = db.prepare('SELECT mark FROM write_mark WHERE change = ?')
  // Two ranges, because SQLite does not seek by (change, key) together and would scan a large change for every slice.
  const changed = `id, change, key,
    CASE state WHEN ${listed} THEN (SELECT json FROM record WHERE key = vehicle.key) END AS json`
  const readChanges = db.prepare(
    `SELECT ${changed} FROM vehicle
       WHERE change = :change AND key > coalesce((SELECT key FROM vehicle WHERE id = :id), 0)
     UNION ALL SELECT ${changed} FROM vehicle WHERE change > :change
     ORDER BY change, key LIMIT :limit`,
  )
  const readLastKey = db.prepare('SELECT max(key) AS key FROM vehicle')
  const readBatch = db.prepare(
    `SELECT json FROM vehicle JOIN record USING (key)
     WHERE state = ${listed} AND key BETWEEN ? AND ? ORDER BY key`,
  )
  readBatch.setReturnArrays(true)
  const readEntries = db.prepare(
    `SELECT state, hash, arrived, left_at AS "left", priced_at AS pricedAt, price, json,
       (SELECT json_group_array(json_array(since, price)) FROM former_price WHERE key = vehicle.key) AS former
     FROM vehicle JOIN record USING (key) WHERE key BETWEEN ? AND ? ORDER BY key`,
  )

  return {
    async find(id): Promise<Found> {
      const row = findOne.get(id)
      if (row?.state === listed) return { state: 'listed', record: parse(row.json) }
      if (row?.state === left) return { state: 'sold', record: parse(row.json) }
      return { state: 'unknown' }
    },
    async history(id) {
      const row = findLog.get(id)
      if (!row) return null
      const record = parse(row.json)
      const log = readLog(row as unknown as LogRow, record)
      return log && historyOf(record, log)
    },
    async movementsSince(instant) {
      return countMovements.get({ since: Math.floor(instant / 1000) }) as unknown as StockMovements
    },
    async findMany(ids) {
      const rows = findListed.all(JSON.stringify(ids)) as unknown as unknown[][]
      const found = new Map(rows.map(([id, json]) => [id, json]))
      return ids.flatMap((id) => (found.has(id) ? parse(found.get(id)) : []))
    },
    async count() {
      return Number(countListed.get()?.count)
    },
    async changeNumber() {
      return Number(readChange.get()?.change)
    },
    async writeTokenOf(change) {
      const token = readToken.get(change)?.mark
      return token === undefined ? null : String(token)
    },
    async changesSince(after, limit) {
      return readChanges.all({ change: after.change, id: after.id, limit }).map(
        ({ id, change, json }): StockChange => ({
          id: String(id),
          change: Number(change),
          record: json === null ? null : parse(json),
        }),
      )
    },
    async *all({ part, parts } = { part: 0, parts: 1 }) {
      const last = Number(readLastKey.get()?.key ?? 0)
      for (let from = part * batchSize + 1; from <= last; from += parts * batchSize) {
        const rows = readBatch.all(from, from + batchSize - 1) as unknown as unknown[][]
        if (rows.length > 0) yield rows.map((row) => parse(row[0]))
      }
    },
    async *entries() {
      const last = Number(readLastKey.get()?.key ?? 0)
      for (let from = 1; from <= last; from += batchSize) {
        const rows = readEntries.all(from, from + batchSize - 1) as unknown as EntryRow[]
        yield rows.map(readEntry)
      }
    },
  }
}

/** Stored records were validated before they were written. */
function parse(json: unknown): StockRecord {
  return JSON.parse(String(json))
}
