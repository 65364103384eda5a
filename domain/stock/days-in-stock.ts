import type { StockHistory } from './price-history.ts'
import type { StockRecord } from './record.ts'
import { arrivalOf } from './to-listing.ts'
import { ukDay } from './uk-day.ts'

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
