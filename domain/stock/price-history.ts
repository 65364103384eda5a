import { type Pence, pence } from '../finance/money.ts'
import { excludesVat } from '../finance/vat.ts'
import type { StockRecord } from './record.ts'
import { arrivalOf } from './to-listing.ts'
import { ukDay } from './uk-day.ts'
import { vehiclePrice } from './vehicle-price.ts'

/** From this day on the vehicle had this price. */
export interface PricePoint {
  /** ISO day in the UK. */
  at: string
  /** As `vehiclePrice` reads it, on the VAT basis of the record as it is now; null while on application or absent. */
  price: Pence | null
}

/** What the stock's own log knows of one vehicle. It starts with the first write that listed the vehicle. */
export interface StockHistory {
  /** ISO day in the UK: the record's date of arrival, else the day of the first write. */
  arrivedAt: string
  /** ISO day in the UK on which it was last removed from sale; null while it is listed. */
  leftAt: string | null
  /** Oldest first, at most one for a day, each different from the one before. */
  prices: readonly PricePoint[]
}

/** A price as a store logs it. */
interface LoggedPrice {
  /** Epoch milliseconds. */
  since: number
  /** As `buyersPrice` returns it: a change between prices with and without VAT is no change of the price. */
  price: Pence | null
}

/** The instants and prices that a store has logged for one vehicle, in epoch milliseconds. */
export interface StockLog {
  /** When it was first listed. */
  arrived: number
  left: number | null
  /** Oldest first, at least one. */
  prices: readonly LoggedPrice[]
}

export function historyOf(record: StockRecord, { arrived, left, prices }: StockLog): StockHistory {
  const { vatStatus } = vehiclePrice(record)
  const points = prices.map(({ since, price }) => ({ at: ukDay(since), price: onBasisOf(vatStatus, price) }))
  return {
    arrivedAt: ukDay(arrivalOf(record) || arrived),
    leftAt: left === null ? null : ukDay(left),
    prices: points
      .filter(({ at }, index) => at !== points[index + 1]?.at)
      .filter(({ price }, index, days) => index === 0 || price !== days[index - 1]?.price),
  }
}

/** The inverse of `priceWithVat`, exact to the penny. */
function onBasisOf(vatStatus: string | null, price: Pence | null): Pence | null {
  if (price === null || !excludesVat(vatStatus)) return price
  return pence(Math.round((price * 5) / 6))
}

const dayMs = 86_400_000

/**
 * Whole days since the vehicle arrived: 0 on its first day, and for a date of arrival in the future. The record's own
 * date, else that of the log; null when neither has one.
 *
 * @param today ISO day in the UK.
 */
export function daysInStock(
  record: StockRecord,
  today: string,
  history: Pick<StockHistory, 'arrivedAt'> | null = null,
): number | null {
  const arrival = arrivalOf(record)
  const arrived = arrival > 0 ? ukDay(arrival) : history?.arrivedAt
  if (arrived === undefined) return null
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(arrived)) / dayMs))
}
