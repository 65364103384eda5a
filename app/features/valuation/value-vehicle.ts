import type { Stock } from '#app/services.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { dealership } from '#domain/search/distance.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { comparableFilters, tolerances } from '#domain/valuation/comparable-filters.ts'
import { fewestComparables, priceRange } from '#domain/valuation/price-range.ts'
import type { ValuationQuestion } from './parse-valuation.ts'

const mostComparables = 100

export type VehicleValuation =
  | { state: 'too-few'; question: ValuationQuestion; found: number }
  | {
      state: 'valued'
      question: ValuationQuestion
      low: string
      high: string
      /** The same in whole pounds. */
      pounds: { low: number; high: number }
      comparables: number
      years: number
      exVat: boolean
    }

/** The price range of similar vehicles in stock, or how many there are when they are too few. */
export async function valueVehicle(stock: Stock, question: ValuationQuestion): Promise<VehicleValuation> {
  let found = 0
  for (const tolerance of tolerances) {
    const { records } = await stock.search({
      type: question.type,
      filters: comparableFilters(question, tolerance),
      sort: 'relevance',
      from: dealership,
      offset: 0,
      limit: mostComparables,
    })
    const priced = records.map(vehiclePrice)
    const range = priceRange(priced.flatMap(({ price }) => (price === null ? [] : [price])))
    found = Math.max(found, records.length)
    if (range === null) continue
    return {
      state: 'valued',
      question,
      low: formatPounds(range.low),
      high: formatPounds(range.high),
      pounds: { low: Math.round(range.low / 100), high: Math.round(range.high / 100) },
      comparables: range.comparables,
      years: tolerance.years,
      exVat: priced.some(({ vatStatus }) => vatStatus !== null && /ex vat|\+ vat/i.test(vatStatus)),
    }
  }
  return { state: 'too-few', question, found: Math.min(found, fewestComparables - 1) }
}
