import type { DemoRecord } from './demo-record.ts'
import { createRandom } from './random.ts'
import { formatDay, parseDay } from './vehicle/day.ts'

/** The price of a vehicle in its earlier days. */
export interface EarlierPrice {
  /** From this day on, as 2026-11-20. */
  from: string
  pounds: number
}

/** Days between two prices, at least. */
const gap = 7

/**
 * The prices that were reduced to the present one, oldest first, from the day of arrival on. The present price is that
 * since the last update. Empty for most vehicles. The same vehicle always has the same prices.
 */
export function earlierPrices({ metadata, adverts }: DemoRecord): EarlierPrice[] {
  const arrived = parseDay(metadata.dateOnForecourt)
  const updated = parseDay(metadata.lastUpdated)
  const random = createRandom(Number.parseInt(metadata.stockId.slice(8, 16), 16))
  // Each reduction was an edit of the advert.
  if (updated < arrived + gap || metadata.versionNumber < 2 || !random.chance(0.6)) return []
  const price = adverts.retailAdverts.totalPrice.amountGBP
  const last = price + reduction(price, random.next())
  if (updated < arrived + 2 * gap || metadata.versionNumber < 3 || !random.chance(0.35)) {
    return [{ from: formatDay(arrived), pounds: last }]
  }
  return [
    { from: formatDay(arrived), pounds: last + reduction(last, random.next()) },
    { from: formatDay(random.whole(arrived + gap, updated - gap)), pounds: last },
  ]
}

/** 1.5 to 4.5 %, in steps of £100 or, above £40,000, £500, so that the ending of the price stays. */
function reduction(pounds: number, share: number): number {
  const step = pounds > 40_000 ? 500 : 100
  return Math.max(1, Math.round((pounds * (0.015 + share * 0.03)) / step)) * step
}
