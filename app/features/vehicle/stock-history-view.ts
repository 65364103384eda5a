import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import { formatDay, formatDayOfYear } from '#domain/stock/format-day.ts'
import type { PricePoint } from '#domain/stock/price-history.ts'
import { vatSentence } from '../record/price-view.ts'

/** How the price of a vehicle has changed here. */
export interface StockHistoryView {
  /** "In stock for 23 days. £500 less since 3 November. These prices are without VAT." */
  summary: string
  /** Newest first, two or more. */
  prices: { day: string; price: string; change: string | null }[]
}

/**
 * Null unless the price has changed.
 *
 * @param days In stock; null when unknown.
 * @param points On the VAT basis that the page shows.
 * @param context `today` as an ISO day; `vatStatus` of the points.
 */
export function toStockHistoryView(
  days: number | null,
  points: readonly PricePoint[],
  { today, vatStatus }: { today: string; vatStatus: string | null },
): StockHistoryView | null {
  const [last, before] = points.toReversed()
  if (!last || !before) return null
  const move = moveBetween(before, last)
  const sentences = [
    ...(days === null ? [] : [days === 0 ? 'New in stock today' : `In stock for ${daysInWords(days)}`]),
    move ? `${move} since ${dayNear(last.at, today)}` : `Price changed on ${dayNear(last.at, today)}`,
  ]
  return {
    summary: `${sentences.join('. ')}. ${vatSentence('These prices', vatStatus)}`.trimEnd(),
    prices: points
      .map((point, index) => ({
        day: formatDay(point.at),
        price: point.price === null ? 'On application' : formatPounds(point.price),
        change: moveBetween(points[index - 1], point),
      }))
      .toReversed(),
  }
}

/** "Since today", "1 day", "23 days". */
export function daysInWords(days: number): string {
  if (days === 0) return 'Since today'
  return days === 1 ? '1 day' : `${days.toLocaleString('en-GB')} days`
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
