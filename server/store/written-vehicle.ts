import { isOlder, keepArrival, type RecordAge, recordAge } from '#domain/stock/record-age.ts'
import type { PreparedRecord, WriteCounts } from '#domain/stock/store.ts'
import { type FormerPrice, firstLog, type LogColumns, logAfter } from './stock-log.ts'
import { parseStored } from './stored-record.ts'
import { stateAfter, type VehicleState, vehicleStates } from './vehicle-state.ts'

const { neverListed, left } = vehicleStates

/** What a write reads of a vehicle that the store has. */
export interface HeldVehicle extends RecordAge {
  key: number
  state: VehicleState
  hash: string
}

/** `HeldVehicle` in SQL. */
export const heldColumns = 'key, state, version, updated, hash'

/** The rows of a vehicle that a put writes. */
export interface WrittenVehicle {
  /** Of the columns `writtenColumns`. */
  values: readonly (string | number | null)[]
  json: string
  former: readonly FormerPrice[]
}

/** Columns of `vehicle`. A put also sets the id and the change number. */
export const writtenColumns = [
  'state',
  'version',
  'updated',
  'hash',
  'arrived',
  'left_at',
  'priced_at',
  'price',
] as const

/** A vehicle that this store has not seen: as another store had it if it was moved, else as its record says. */
export function newVehicle(prepared: PreparedRecord, at: number): WrittenVehicle {
  const { record, json, log: known, hasLeft } = prepared
  const state = hasLeft ? left : stateAfter(record, neverListed)
  const { log, former } = firstLog(record, { state, at, known })
  return { values: valuesOf(prepared, state, log), json: json ?? JSON.stringify(record), former }
}

/** What becomes of a record whose vehicle the store has. */
export function outcomeOf({ record, hash }: PreparedRecord, before: HeldVehicle): Outcome {
  if (before.hash === hash) return 'unchanged'
  return isOlder(recordAge(record), before) ? 'stale' : 'changed'
}

type Outcome = Extract<keyof WriteCounts, 'unchanged' | 'stale' | 'changed'>

/** @param formerJson Reads the replaced record, which is seldom needed. */
export function changedVehicle(
  prepared: PreparedRecord,
  before: HeldVehicle,
  { at, log: logBefore, formerJson }: { at: number; log: LogColumns; formerJson(): string },
): WrittenVehicle {
  const { record, json } = prepared
  const replaced = () => parseStored(formerJson())
  const state = stateAfter(record, before.state)
  const { log, former } = logAfter(logBefore, before.state, { record, state, at, former: replaced })
  const isDated = record.metadata.dateOnForecourt != null
  return {
    values: valuesOf(prepared, state, log),
    json: isDated ? (json ?? JSON.stringify(record)) : JSON.stringify(keepArrival(record, replaced())),
    former,
  }
}

function valuesOf({ record, hash }: PreparedRecord, state: VehicleState, log: LogColumns) {
  const { version, updated } = recordAge(record)
  return [state, version, updated, hash, log.arrived, log.left, log.pricedAt, log.price]
}
