import { historyOf, type StockHistory } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found, StockEntry } from '#domain/stock/store.ts'
import { type JoinedOverride, readJoinedOverride } from './override-row.ts'
import { type LogRow, readLog } from './stock-log.ts'
import { type VehicleState, vehicleStates } from './vehicle-state.ts'

// What both adapters make of the rows that they read.

const { listed, left } = vehicleStates

/** Stored records were brought within the limits and validated before they were written. */
export function parseStored(json: string): StockRecord {
  return JSON.parse(json)
}

export function readFound(row: { state: VehicleState; json: string } | undefined): Found {
  if (row?.state === listed) return { state: 'listed', record: parseStored(row.json) }
  if (row?.state === left) return { state: 'sold', record: parseStored(row.json) }
  return { state: 'unknown' }
}

/** In the order of `ids`, without those that were not found. */
export function readMany(ids: readonly string[], found: ReadonlyMap<string, string>): StockRecord[] {
  return ids.flatMap((id) => {
    const json = found.get(id)
    return json === undefined ? [] : parseStored(json)
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
