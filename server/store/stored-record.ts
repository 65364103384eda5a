import { historyOf, type StockHistory } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found, StockEntry } from '#domain/stock/store.ts'
import { withMot } from './mot-row.ts'
import { type JoinedOverride, readJoinedOverride } from './override-row.ts'
import { type LogRow, readLog } from './stock-log.ts'
import { type VehicleState, vehicleStates } from './vehicle-state.ts'

// What both adapters make of the rows that they read.

const { listed, left } = vehicleStates

/** Stored records were brought within the limits and validated before they were written. */
export function parseStored(json: string): StockRecord {
  return JSON.parse(json)
}

/** A record with what the MOT register has, both as JSON. */
export interface RecordRow {
  json: string
  mot: string | null
}

export function readRecord({ json, mot }: RecordRow): StockRecord {
  return withMot(parseStored(json), mot)
}

export function readFound(row: (RecordRow & { state: VehicleState }) | undefined): Found {
  if (row?.state === listed) return { state: 'listed', record: readRecord(row) }
  if (row?.state === left) return { state: 'sold', record: readRecord(row) }
  return { state: 'unknown' }
}

/** In the order of `ids`, without those that were not found. */
export function readMany(ids: readonly string[], found: ReadonlyMap<string, RecordRow>): StockRecord[] {
  return ids.flatMap((id) => {
    const row = found.get(id)
    return row === undefined ? [] : readRecord(row)
  })
}

/** Null for a row that was not found, and without a log. */
export function readHistory(row: (LogRow & { json: string }) | undefined): StockHistory | null {
  if (!row) return null
  const record = parseStored(row.json)
  const log = readLog(row)
  return log && historyOf(record, log)
}

/** A row with all that the store knows of a vehicle. */
export interface EntryRow extends LogRow, JoinedOverride {
  state: VehicleState
  hash: string
  json: string
}

export function readEntry({ state, hash, json, ...row }: EntryRow): StockEntry {
  const record = parseStored(json)
  const override = readJoinedOverride(row)
  return { record, hash, hasLeft: state === left, log: readLog(row), override }
}
