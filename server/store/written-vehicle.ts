import { identifierKey } from '#domain/stock/identifier-key.ts'
import { applyOverride, nextFed, type Override, withoutFeed } from '#domain/stock/override.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { isOlder, keepArrival, type RecordAge, recordAge } from '#domain/stock/record-age.ts'
import { isOnSite, standingOf, standings } from '#domain/stock/standing.ts'
import type { PreparedRecord, WriteCounts } from '#domain/stock/store.ts'
import { arrivalOf } from '#domain/stock/to-listing.ts'
import { vehicleWord } from '#domain/stock/vehicle-words.ts'
import { type FormerPrice, firstLog, inSeconds, type LogColumns, logAfter } from './stock-log.ts'
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

/** SQL: a vehicle that is listed by hand is not removed with the feed's. */
export const isNotKept = 'key NOT IN (SELECT key FROM override WHERE keeps)'

/** The rows of a vehicle that a put writes. */
export interface WrittenVehicle {
  /** Of the columns `writtenColumns`. */
  values: readonly (string | number | null)[]
  json: string
  former: readonly FormerPrice[]
  /** The row of `override`; null for none. Absent when it is as before. */
  override?: Override | null
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
  'standing',
  'since',
  'changed_at',
  'name',
  'plate',
  'vin',
  'stock_number',
] as const

/** A vehicle that this store has not seen: as another store had it if it was moved, else as its record says. */
export function newVehicle(prepared: PreparedRecord, at: number): WrittenVehicle {
  const { record, json, hash, log: known, hasLeft, override } = prepared
  const state = hasLeft ? left : stateAfter(record, neverListed)
  const { log, former } = firstLog(record, { state, at, known })
  const age = override ? ageBeneath(override) : recordAge(record)
  const values = valuesOf({ ...age, hash }, record, { state, log, at })
  return { values, json: json ?? JSON.stringify(record), former, ...(override && { override }) }
}

/** A vehicle that is added by hand. The first record of a feed is newer, whatever its age. */
export function addedVehicle(set: Pick<Override, 'fields' | 'note'>, at: number): WrittenVehicle {
  const record = applyOverride(null, set.fields)
  return newVehicle({ record, hash: '', override: { ...set, at: at * 1000, fed: null } }, at)
}

function ageBeneath({ fed }: Override): RecordAge {
  return fed ? recordAge(fed) : { version: null, updated: null }
}

/**
 * What becomes of a record whose vehicle the store has. An update of the stored record that is more than a day ahead of
 * `at`, in seconds, comes from a wrong clock: no record is older than that.
 */
export function outcomeOf({ record, hash }: PreparedRecord, before: HeldVehicle, at: number): Outcome {
  if (before.hash === hash) return 'unchanged'
  const isAhead = before.updated !== null && before.updated > (at + daySeconds) * 1000
  return isOlder(recordAge(record), isAhead ? { ...before, updated: null } : before) ? 'stale' : 'changed'
}

const daySeconds = 86_400

type Outcome = Extract<keyof WriteCounts, 'unchanged' | 'stale' | 'changed'>

/** What else a change needs of a vehicle. */
interface Before {
  /** Seconds since 1970. */
  at: number
  log: LogColumns
  /** Reads the replaced record, which is seldom needed. */
  formerJson(): string
  override: Override | null
}

export function changedVehicle(prepared: PreparedRecord, held: HeldVehicle, before: Before): WrittenVehicle {
  const { record, json, hash } = prepared
  const isDated = record.metadata.dateOnForecourt != null
  const dated = isDated ? record : keepArrival(record, parseStored(before.formerJson()))
  const { override } = before
  const age = { ...recordAge(record), hash }
  if (override === null) {
    return rewritten(record, held, before, { ...age, json: isDated ? json : JSON.stringify(dated) })
  }
  const fed = nextFed(dated, override.fed, override.fields)
  const shown = applyOverride(fed, override.fields)
  return { ...rewritten(shown, held, before, age), override: { ...override, fed } }
}

/**
 * A vehicle after a change by hand; null when there is nothing to end.
 *
 * @param set Null ends the override.
 */
export function vehicleByHand(
  set: Pick<Override, 'fields' | 'note'> | null,
  held: HeldVehicle,
  before: Before,
): WrittenVehicle | null {
  const record = parseStored(before.formerJson())
  if (set === null) {
    if (before.override === null) return null
    const { fed } = before.override
    const written = rewritten(fed ?? withoutFeed(record), held, before, {
      ...held,
      hash: fed ? held.hash : '',
    })
    return { ...written, override: null }
  }
  const isGone = held.hash === ''
  const fed = before.override ? before.override.fed : isGone ? withoutFeed(record) : record
  const shown = applyOverride(fed, set.fields)
  return { ...rewritten(shown, held, before, held), override: { ...set, at: before.at * 1000, fed } }
}

/** A vehicle that shows another record from now on. */
function rewritten(
  record: StockRecord,
  held: HeldVehicle,
  { at, log: logBefore }: Before,
  { json, ...columns }: RecordAge & { hash: string; json?: string | undefined },
): WrittenVehicle {
  const state = stateAfter(record, held.state)
  const { log, former } = logAfter(logBefore, held.state, { record, state, at })
  return {
    values: valuesOf(columns, record, { state, log, at }),
    json: json ?? JSON.stringify(record),
    former,
  }
}

/** SQL: what becomes of a listed vehicle that leaves without a record that says so, at the second `at`. */
export const leaves = (at: string) =>
  `state = ${left}, hash = '', left_at = ${at}, changed_at = ${at}, standing = ${standings.indexOf('removed')}`

function valuesOf(
  { version, updated, hash }: RecordAge & { hash: string },
  record: StockRecord,
  { state, log, at }: { state: VehicleState; log: LogColumns; at: number },
) {
  const { arrived, left, pricedAt, price } = log
  return [
    state,
    version,
    updated,
    hash,
    arrived,
    left,
    pricedAt,
    price,
    ...listColumns(record, state, log, at),
  ]
}

/** The columns by which staff list and find it. */
function listColumns(record: StockRecord, state: VehicleState, { arrived }: LogColumns, at: number) {
  const { metadata, vehicle } = record
  const standing = standingOf(record)
  const shown = state === left && isOnSite(standing) ? 'removed' : standing
  const arrival = arrivalOf(record)
  const words = [vehicleWord(vehicle, 'make'), vehicleWord(vehicle, 'model')]
  return [
    standings.indexOf(shown),
    arrival > 0 ? inSeconds(arrival) : (arrived ?? at),
    at,
    // PostgreSQL's text has no U+0000.
    words.filter(Boolean).join(' ').toLowerCase().replaceAll('\0', '').slice(0, longestName),
    identifierKey(vehicle.registration),
    identifierKey(typeof vehicle.vin === 'string' ? vehicle.vin : null),
    identifierKey(metadata.stockId),
  ]
}

/** Characters of a make and model in the index. */
const longestName = 100
