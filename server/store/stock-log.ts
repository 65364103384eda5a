import type { Pence } from '#domain/finance/money.ts'
import { type LoggedPrice, loggedPrice, type StockLog } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { PreparedRecord, StockEntry } from '#domain/stock/store.ts'
import { stateAfter, type VehicleState, vehicleStates } from './vehicle-state.ts'

const { neverListed, listed, left } = vehicleStates

/** The columns of `vehicle` that log its price. Instants in seconds. */
export interface LogColumns {
  arrived: number | null
  left: number | null
  pricedAt: number | null
  price: Pence | null
}

const unlisted: LogColumns = { arrived: null, left: null, pricedAt: null, price: null }

/** The log of a vehicle that becomes listed at `at`. */
function firstListed(record: StockRecord, at: number): LogColumns {
  return { arrived: at, left: null, pricedAt: at, price: loggedPrice(record) }
}

interface NewVehicle {
  state: VehicleState
  log: LogColumns
  /** Earlier prices, in seconds. */
  former: LoggedPrice[]
}

/** A vehicle that this store has not seen: as another store had it if it was moved, else as its record says. */
export function newVehicle({ record, moved }: PreparedRecord, at: number): NewVehicle {
  const state = moved?.hasLeft ? left : stateAfter(record, neverListed)
  if (!moved?.log) return { state, log: state === listed ? firstListed(record, at) : unlisted, former: [] }
  const prices = moved.log.prices.map(({ since, price }) => ({ since: inSeconds(since), price }))
  const last = prices.pop()
  const log = {
    arrived: inSeconds(moved.log.arrived),
    left: state === listed || moved.log.left === null ? null : inSeconds(moved.log.left),
    pricedAt: last?.since ?? null,
    price: last?.price ?? null,
  }
  return { state, log, former: prices }
}

export function inSeconds(epochMs: number): number {
  return Math.floor(epochMs / 1000)
}

/**
 * The log after a record was replaced, and the price that is no longer shown, if it changed.
 *
 * @param former Reads the replaced record: a vehicle from before the log has its price only there.
 */
export function logAfter(
  before: LogColumns,
  stateBefore: VehicleState,
  {
    record,
    state,
    at,
    former,
  }: { record: StockRecord; state: VehicleState; at: number; former(): StockRecord },
): { log: LogColumns; replaced: { since: number; price: Pence | null } | null } {
  if (stateBefore === neverListed || before.arrived === null) {
    return { log: state === listed ? firstListed(record, at) : before, replaced: null }
  }
  const since = before.pricedAt ?? before.arrived
  const price = before.pricedAt === null ? loggedPrice(former()) : before.price
  if (state !== listed) {
    const left = stateBefore === listed ? at : before.left
    return { log: { arrived: before.arrived, left, pricedAt: since, price }, replaced: null }
  }
  const log = { arrived: before.arrived, left: null, pricedAt: since, price }
  const shown = loggedPrice(record)
  if (shown === price) return { log, replaced: null }
  // The clock may have been set back; the order of prices is that of their instants.
  return { log: { ...log, pricedAt: Math.max(at, since), price: shown }, replaced: { since, price } }
}

/** A row of the log. `former` has the earlier prices as JSON: a list of pairs of an instant and a price. */
export interface LogRow extends LogColumns {
  former: string
}

/** Null for a vehicle that had left before there was a log. */
export function readLog(
  { arrived, left, pricedAt, price, former }: LogRow,
  record: StockRecord,
): StockLog | null {
  if (arrived === null) return null
  const last = pricedAt === null ? { at: arrived, price: loggedPrice(record) } : { at: pricedAt, price }
  const earlier = JSON.parse(former) as [number, Pence | null][]
  return {
    arrived: arrived * 1000,
    left: left === null ? null : left * 1000,
    prices: [...earlier, [last.at, last.price] as const].map(([since, price]) => ({
      since: since * 1000,
      price,
    })),
  }
}

/** A row with all that the store knows of a vehicle. */
export interface EntryRow extends LogRow {
  state: VehicleState
  hash: string
  json: string
}

/** Stored records were validated before they were written. */
export function readEntry({ state, hash, json, ...row }: EntryRow): StockEntry {
  const record: StockRecord = JSON.parse(json)
  return { record, hash, hasLeft: state === left, log: readLog(row, record) }
}
