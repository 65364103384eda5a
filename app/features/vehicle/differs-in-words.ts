import { formatCount } from '#app/ui/format-count.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import type { PriceTerms } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { numberOf, textOf } from '#domain/stock/record-text.ts'
import { vehicleYear } from '#domain/stock/vehicle-figures.ts'
import { toPriceView } from '../record/price-view.ts'

/** Smaller differences decide nothing. */
const leastMiles = 1_000
const leastPence = 10_000

/**
 * How a vehicle differs from the one of the page: "£400 less, 12,000 miles more, a year newer, automatic". Prices as the
 * page shows them: without VAT where both are shown so, and with it, which is said, where one is. Undefined where nothing
 * that is known differs.
 */
export function differsInWords(
  of: StockRecord,
  other: StockRecord,
  priceTerms: PriceTerms = {},
): string | undefined {
  const excluding = [of, other].filter((record) => withVat(record, priceTerms) !== null).length
  const price = difference(of, other, (record) => {
    const view = toPriceView(record, priceTerms)
    if (view.state !== 'priced') return null
    return excluding === 1 ? (view.withVat ?? view.amount) : view.amount
  })
  const miles = difference(of, other, ({ vehicle }) => numberOf(vehicle, 'odometerReadingMiles'))
  const years = difference(of, other, vehicleYear)
  const gearbox = textOf(other.vehicle, 'transmissionType')
  const parts = [
    Math.abs(price) < leastPence
      ? null
      : `${formatPounds(pence(Math.abs(price)))} ${price < 0 ? 'less' : 'more'}${excluding === 1 ? ' with VAT' : ''}`,
    Math.abs(miles) < leastMiles
      ? null
      : `${formatCount(roundMiles(miles))} ${miles < 0 ? 'fewer miles' : 'miles more'}`,
    years === 0 ? null : `${inYears(Math.abs(years))} ${years < 0 ? 'older' : 'newer'}`,
    gearbox && gearbox !== textOf(of.vehicle, 'transmissionType') ? gearbox.toLowerCase() : null,
  ].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** Null for a price that is shown with VAT or has none. */
function withVat(record: StockRecord, priceTerms: PriceTerms): Pence | null {
  const view = toPriceView(record, priceTerms)
  return view.state === 'priced' ? view.withVat : null
}

/** 0 where one of the two is not known. */
function difference(
  of: StockRecord,
  other: StockRecord,
  read: (record: StockRecord) => number | null,
): number {
  const [a, b] = [read(of), read(other)]
  return a === null || b === null ? 0 : b - a
}

function roundMiles(miles: number): number {
  return Math.round(Math.abs(miles) / 1_000) * 1_000
}

function inYears(years: number): string {
  return years === 1 ? 'a year' : `${years} years`
}
