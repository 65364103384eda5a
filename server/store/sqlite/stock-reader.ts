import type { DatabaseSync } from 'node:sqlite'
import type { StockChange, StockMovements, StockStore } from '#domain/stock/store.ts'
import { type OverriddenRow, overrideColumns, readOverridden } from '../override-row.ts'
import { inSeconds, logColumns, movementsSql } from '../stock-log.ts'
import { type EntryRow, parseStored, readEntry, readFound, readHistory, readMany } from '../stored-record.ts'
import { vehicleStates } from '../vehicle-state.ts'

const { listed } = vehicleStates

/** Columns of `LogRow`. */
const logRow = `${logColumns},
  (SELECT json_group_array(json_array(since, price)) FROM former_price WHERE key = vehicle.key) AS former`

/** How many keys `all` reads at once: few, so that hardly any record outlives a garbage collection. */
const batchSize = 40

/** The reading half of the store, on a separate connection. */
export function createStockReader(db: DatabaseSync): Omit<StockStore, 'write' | 'close'> {
  const findOne = db.prepare('SELECT state, json FROM vehicle JOIN record USING (key) WHERE id = ?')
  // One statement, so that the record and the log are of the same write.
  const findLog = db.prepare(
    `SELECT json, ${logRow} FROM vehicle JOIN record USING (key)
     WHERE id = ? AND state <> ${vehicleStates.neverListed}`,
  )
  const countMovements = db.prepare(movementsSql)
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
  const readOverrides = db.prepare(
    `SELECT id, state, json, ${overrideColumns} FROM override JOIN vehicle USING (key) JOIN record USING (key)
     ORDER BY at DESC, key DESC`,
  )
  const readEntries = db.prepare(
    `SELECT state, hash, json, ${logRow}, ${overrideColumns} FROM vehicle JOIN record USING (key)
       LEFT JOIN override USING (key)
     WHERE key BETWEEN ? AND ? ORDER BY key`,
  )

  return {
    find: async (id) => readFound(findOne.get(id) as Parameters<typeof readFound>[0]),
    history: async (id) => readHistory(findLog.get(id) as Parameters<typeof readHistory>[0]),
    async movementsSince(instant) {
      return countMovements.get({ $1: inSeconds(instant) }) as unknown as StockMovements
    },
    async findMany(ids) {
      return readMany(ids, new Map(findListed.all(JSON.stringify(ids)) as unknown as [string, string][]))
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
          record: json === null ? null : parseStored(String(json)),
        }),
      )
    },
    async *all({ part, parts } = { part: 0, parts: 1 }) {
      const last = Number(readLastKey.get()?.key ?? 0)
      for (let from = part * batchSize + 1; from <= last; from += parts * batchSize) {
        const rows = readBatch.all(from, from + batchSize - 1) as unknown as [string][]
        if (rows.length > 0) yield rows.map(([json]) => parseStored(json))
      }
    },
    async overrides() {
      return (readOverrides.all() as unknown as OverriddenRow[]).map(readOverridden)
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
