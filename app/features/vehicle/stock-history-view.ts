import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import type { PricePoint } from '#domain/stock/price-history.ts'
import { formatDay, formatDayOfYear } from './format-day.ts'

/** How long a vehicle has been for sale here, and what its price has been. */
export interface StockHistoryView {
  /** "In stock for 23 days", "£500 less since 3 November": one or two. */
  sentences: string[]
  /** Newest first; empty unless the price has changed. */
  prices: { day: string; price: string; change: string | null }[]
}

/**
 * Null when neither the arrival nor a change of the price is known.
 *
 * @param days In stock; null when unknown.
 * @param points On the VAT basis that the page shows.
 * @param today ISO day.
 */
export function toStockHistoryView(
  days: number | null,
  points: readonly PricePoint[],
  today: string,
): StockHistoryView | null {
  const arrival = days === null ? [] : [arrivalInWords(days)]
  const [last, before] = points.toReversed()
  const move = moveBetween(before, last)
  const changed = last && move ? [`${move} since ${dayNear(last.at, today)}`] : []
  if (arrival.length + changed.length === 0 && points.length < 2) return null
  return {
    sentences: [...arrival, ...changed],
    prices:
      points.length < 2
        ? []
        : points
            .map((point, index) => ({
              day: formatDay(point.at),
              price: point.price === null ? 'On application' : formatPounds(point.price),
              change: moveBetween(points[index - 1], point),
            }))
            .toReversed(),
  }
}

function arrivalInWords(days: number): string {
  if (days === 0) return 'New in stock today'
  return days === 1 ? 'In stock for 1 day' : `In stock for ${days.toLocaleString('en-GB')} days`
}

/** "£500 less"; null without two prices, and for the same one. */
function moveBetween(before: PricePoint | undefined, after: PricePoint | undefined): string | null {
  const [from, to] = [before?.price ?? null, after?.price ?? null]
  if (from === null || to === null || from === to) return null
  return `${formatPounds(difference(from, to))} ${to < from ? 'less' : 'more'}`
}

function difference(from: Pence, to: Pence): Pence {
  return pence(Math.abs(to - from))
}

/** "3 November", with the year where it is another one. */
function dayNear(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(day) : formatDay(day)
}
