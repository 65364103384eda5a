import type { Pence } from '#domain/finance/money.ts'
import type { StockLog } from '#domain/stock/price-history.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { type VehicleState, vehicleStates } from './vehicle-state.ts'

const { neverListed, listed } = vehicleStates

/** The columns of `vehicle` that log its price. Instants in seconds. */
export interface LogColumns {
  arrived: number | null
  left: number | null
  pricedAt: number | null
  price: Pence | null
}

/** `LogColumns` in SQL. */
export const logColumns = 'arrived, left_at AS "left", priced_at AS "pricedAt", price'

/** A row of `former_price` without its key: a price that is no longer shown, and the second since which it was. */
export interface FormerPrice {
  since: number
  price: Pence | null
}

export function inSeconds(epochMs: number): number {
  return Math.floor(epochMs / 1000)
}

/** The log of a vehicle that this store has not seen, and the former prices that another store has logged of it. */
export function firstLog(
  record: StockRecord,
  { state, at, known }: { state: VehicleState; at: number; known: StockLog | null | undefined },
): { log: LogColumns; former: FormerPrice[] } {
  if (!known) return { log: state === listed ? listedAt(record, at) : unlisted, former: [] }
  const former = known.prices.map(({ since, price }) => ({ since: inSeconds(since), price }))
  const last = former.pop()
  const log = {
    arrived: inSeconds(known.arrived),
    left: state === listed || known.left === null ? null : inSeconds(known.left),
    pricedAt: last?.since ?? null,
    price: last?.price ?? null,
  }
  return { log, former }
}

const unlisted: LogColumns = { arrived: null, left: null, pricedAt: null, price: null }

/** The log of a vehicle that becomes listed at `at`. */
function listedAt(record: StockRecord, at: number): LogColumns {
  return { arrived: at, left: null, pricedAt: at, price: buyersPrice(record) }
}

/** The log after a record was replaced, and the price that is no longer shown, if it changed. */
export function logAfter(
  before: LogColumns,
  stateBefore: VehicleState,
  { record, state, at }: { record: StockRecord; state: VehicleState; at: number },
): { log: LogColumns; former: FormerPrice[] } {
  const { pricedAt: since, price } = before
  if (stateBefore === neverListed || since === null) {
    return { log: state === listed ? listedAt(record, at) : before, former: [] }
  }
  if (state !== listed) {
    return { log: { ...before, left: stateBefore === listed ? at : before.left }, former: [] }
  }
  const log = { ...before, left: null }
  const shown = buyersPrice(record)
  if (shown === price) return { log, former: [] }
  // The clock may have been set back; the order of prices is that of their instants.
  return { log: { ...log, pricedAt: Math.max(at, since), price: shown }, former: [{ since, price }] }
}

/** A row of the log. `former` has the earlier prices as JSON: a list of pairs of an instant and a price. */
export interface LogRow extends LogColumns {
  former: string
}

/** Null for a vehicle that was never listed. */
export function readLog({ arrived, left, pricedAt, price, former }: LogRow): StockLog | null {
  if (arrived === null || pricedAt === null) return null
  const earlier = JSON.parse(former) as [number, Pence | null][]
  return {
    arrived: arrived * 1000,
    left: left === null ? null : left * 1000,
    prices: [...earlier, [pricedAt, price] as const].map(([since, price]) => ({
      since: since * 1000,
      price,
    })),
  }
}

/**
 * `StockMovements` since the second `:since`. A vehicle starts with the last price from before that second, one that arrived later
 * with its first.
 */
export const movementsSql = `
  WITH repriced AS (SELECT key, priced_at, price FROM vehicle WHERE priced_at >= :since),
    point AS (
      SELECT key, since, former_price.price FROM former_price JOIN repriced USING (key)
      UNION ALL SELECT key, priced_at, price FROM repriced
    ),
    start AS (
      SELECT key, price AS before, row_number() OVER (PARTITION BY key
        ORDER BY CASE WHEN since < :since THEN 0 ELSE 1 END, CASE WHEN since < :since THEN -since ELSE since END) AS place
      FROM point
    )
  SELECT
    (SELECT count(*) FROM vehicle WHERE state = ${vehicleStates.left} AND left_at >= :since) AS "left",
    count(*) FILTER (WHERE price < before) AS reduced,
    count(*) FILTER (WHERE price > before) AS raised,
    count(*) FILTER (WHERE (price IS NULL) <> (before IS NULL)) AS "otherPriceChanges"
  FROM start JOIN repriced USING (key) WHERE place = 1`
