import type { FeedState, StockChange, StockMovements, StockNews, StockReader } from '#domain/stock/store.ts'
import { type OverriddenRow, overrideColumns, readOverridden } from './override-row.ts'
import type { Query, Values } from './query.ts'
import { inSeconds, type LogRow, logColumns, movementsSql, readLog } from './stock-log.ts'
import {
  type EntryRow,
  type RecordRow,
  readEntry,
  readFound,
  readHistory,
  readMany,
  readRecord,
} from './stored-record.ts'
import { type VehicleState, vehicleStates } from './vehicle-state.ts'

const { listed, neverListed } = vehicleStates

/** A `RecordRow`, and where it is read from. */
export const recordColumns = 'record.json, mot.json AS mot'
export const records = 'vehicle JOIN record USING (key) LEFT JOIN mot USING (key)'

/** Where SQLite and PostgreSQL need other words to read the stock. */
export interface StockDialect {
  /** How `vehicle.id` is stored. */
  storedId(id: string): string
  /** The inverse of `storedId`. */
  readId(stored: string): string
  /** `id` and `recordColumns` of the listed vehicles among `:ids`. */
  findMany: string
  /** The write token of `:change`, as `token`. */
  findToken: string
  /** `columns` of at most `:limit` vehicles that changed after the vehicle `:id` of `:change`, in order. */
  changesSince(columns: string): string
  /** The former prices of a vehicle as JSON: a list of pairs of an instant and a price. */
  formerPrices: string
  /** Whether `of` is among the values of a list. */
  isIn(of: string, values: string, type: 'text' | 'integer'): string
  /** How many keys are read with one statement. */
  batchSize: number
}

interface NewsRow extends LogRow {
  id: string
  change: number
  state: VehicleState
  json: string | null
  mot: string | null
}

/** The reading half of a store. Each statement sees whole writes only. */
export function createStockReader(query: Query, dialect: StockDialect): StockReader {
  const { storedId, readId, batchSize } = dialect
  const findOne = `SELECT state, ${recordColumns} FROM ${records} WHERE id = :id`
  const logRow = `${logColumns}, (${dialect.formerPrices}) AS former`
  // One statement, so that the record and the log are of the same write.
  const findLog = `SELECT json, ${logRow} FROM vehicle JOIN record USING (key)
    WHERE id = :id AND state <> ${neverListed}`
  const readChanges = dialect.changesSince(
    `id, change, key, CASE state WHEN ${listed} THEN (SELECT json FROM record WHERE key = vehicle.key) END AS json,
     (SELECT json FROM mot WHERE key = vehicle.key) AS mot`,
  )
  const isNews = `state = ${listed} AND (arrived >= :since OR priced_at >= :since)`
  const readNews = dialect.changesSince(
    `id, change, key, state, ${logColumns}, (${dialect.formerPrices}) AS former,
     CASE WHEN ${isNews} THEN (SELECT json FROM record WHERE key = vehicle.key) END AS json,
     (SELECT json FROM mot WHERE key = vehicle.key) AS mot`,
  )
  // The sign keeps SQLite from beginning every batch with all listed vehicles instead of its keys.
  const readBatch = `SELECT ${recordColumns} FROM ${records}
    WHERE +state = ${listed} AND vehicle.key BETWEEN :from AND :to ORDER BY vehicle.key`
  const readOverrides = `SELECT id, state, json, ${overrideColumns}
    FROM override JOIN vehicle USING (key) JOIN record USING (key) ORDER BY at DESC, key DESC`
  const readEntries = `SELECT state, hash, json, ${logRow}, ${overrideColumns}
    FROM vehicle JOIN record USING (key) LEFT JOIN override USING (key)
    WHERE key BETWEEN :from AND :to ORDER BY key`

  async function rowsOf<Row extends object>(sql: string, values?: Values): Promise<Row[]> {
    return (await query(sql, values)) as Row[]
  }

  async function rowOf<Row extends object>(sql: string, values?: Values): Promise<Row | undefined> {
    return (await rowsOf<Row>(sql, values))[0]
  }

  /** The rows of `sql` for all keys, or for those of one part. */
  async function* readByKeys<Row extends object>(
    sql: string,
    { part, parts }: { part: number; parts: number } = { part: 0, parts: 1 },
  ): AsyncGenerator<Row[], void> {
    const last = (await rowOf<{ key: number | null }>('SELECT max(key) AS key FROM vehicle'))?.key ?? 0
    for (let from = part * batchSize + 1; from <= last; from += parts * batchSize) {
      const rows = await rowsOf<Row>(sql, { from, to: from + batchSize - 1 })
      if (rows.length > 0) yield rows
    }
  }

  return {
    async find(id) {
      return readFound(await rowOf<RecordRow & { state: VehicleState }>(findOne, { id: storedId(id) }))
    },
    async history(id) {
      return readHistory(await rowOf<LogRow & { json: string }>(findLog, { id: storedId(id) }))
    },
    async movementsSince(instant) {
      return (await rowOf<StockMovements>(movementsSql, { since: inSeconds(instant) })) as StockMovements
    },
    async findMany(ids) {
      const rows = await rowsOf<RecordRow & { id: string }>(dialect.findMany, { ids: ids.map(storedId) })
      return readMany(ids, new Map(rows.map((row) => [readId(row.id), row])))
    },
    async count() {
      const row = await rowOf<{ count: number }>(
        `SELECT count(*) AS count FROM vehicle WHERE state = ${listed}`,
      )
      return row?.count ?? 0
    },
    async changeNumber() {
      return (await rowOf<{ change: number }>('SELECT change FROM revision'))?.change ?? 0
    },
    async writeTokenOf(change) {
      return (await rowOf<{ token: string }>(dialect.findToken, { change }))?.token ?? null
    },
    async changesSince({ change, id }, limit) {
      const rows = await rowsOf<{ id: string; change: number; json: string | null; mot: string | null }>(
        readChanges,
        {
          change,
          id: storedId(id),
          limit,
        },
      )
      return rows.map(
        ({ id, change, json, mot }): StockChange => ({
          id: readId(id),
          change,
          record: json === null ? null : readRecord({ json, mot }),
        }),
      )
    },
    async newsSince({ change, id }, limit, since) {
      const rows = await rowsOf<NewsRow>(readNews, {
        change,
        id: storedId(id),
        limit,
        since: inSeconds(since),
      })
      return rows.map(
        ({ id, change, state, json, mot, ...log }): StockNews => ({
          id: readId(id),
          change,
          isListed: state === listed,
          record: json === null ? null : readRecord({ json, mot }),
          log: readLog(log),
        }),
      )
    },
    async overrides() {
      const rows = await rowsOf<OverriddenRow>(readOverrides)
      return rows.map((row) => readOverridden({ ...row, id: readId(row.id) }))
    },
    async feedState() {
      const row = await rowOf<{ state: string }>('SELECT state FROM feed_state')
      return row === undefined ? null : (JSON.parse(row.state) as FeedState)
    },
    async *entries() {
      for await (const rows of readByKeys<EntryRow>(readEntries)) yield rows.map(readEntry)
    },
    async *all(share) {
      for await (const rows of readByKeys<RecordRow>(readBatch, share)) yield rows.map(readRecord)
    },
  }
}
