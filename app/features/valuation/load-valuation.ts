import type { Stock } from '#app/services.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { dealership } from '#domain/search/distance.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { isVehicleType, type VehicleType } from '#domain/stock/vehicle-type.ts'
import { comparableFilters, tolerances } from '#domain/valuation/comparable-filters.ts'
import { fewestComparables, priceRange } from '#domain/valuation/price-range.ts'
import { loadMakeModel } from '../make-model-search/load-make-model.ts'
import { parseValuation, type ValuationQuestion } from './parse-valuation.ts'

const mostComparables = 100

export type Valuation =
  /** Nothing asked yet. */
  | { state: 'asking' }
  | { state: 'incomplete'; message: string }
  | { state: 'too-few'; question: ValuationQuestion; found: number }
  | {
      state: 'valued'
      question: ValuationQuestion
      low: string
      high: string
      comparables: number
      years: number
      exVat: boolean
    }

/** The form as the address fills it, and the answer when it asks for one. */
export async function loadValuation(stock: Stock, query: URLSearchParams) {
  const type = query.get('type')
  const search = loadMakeModel(stock, query, isVehicleType(type ?? undefined) ? (type as VehicleType) : 'car')
  const asked = { year: query.get('year') ?? '', mileage: query.get('mileage') ?? '' }
  return { search, asked, valuation: await value(stock, query) }
}

async function value(stock: Stock, query: URLSearchParams): Promise<Valuation> {
  const question = parseValuation(query)
  if (question === null) return { state: 'asking' }
  if ('message' in question) return { state: 'incomplete', message: question.message }
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
      comparables: range.comparables,
      years: tolerance.years,
      exVat: priced.some(({ vatStatus }) => vatStatus !== null && /ex vat|\+ vat/i.test(vatStatus)),
    }
  }
  return { state: 'too-few', question, found: Math.min(found, fewestComparables - 1) }
}
