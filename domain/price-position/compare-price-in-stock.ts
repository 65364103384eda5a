import type { Rows } from 'facet-index'
import type { StockIndex } from '../search/stock-index.ts'
import type { Range } from '../stock/bands.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { comparableFilters, tolerances } from '../valuation/comparable-filters.ts'
import { compareComparables, toComparable } from './comparable.ts'
import { comparableGroups } from './comparable-groups.ts'
import { comparedPrices, comparePrice, type PriceComparison } from './price-comparison.ts'

/** A price comparison with what it was made from. */
export interface StockComparison extends PriceComparison {
  /**
   * The lowest and highest price among the comparables, adjusted to the age, mileage and engine of the vehicle in
   * question, and divided by its price.
   */
  lowest: number
  highest: number
  /** Of the comparables, both ends included. */
  years: Range
  miles: Range
  /** The ids of the comparables, the nearest by age and mileage first. */
  ids: string[]
}

/** The price of a listed vehicle among comparable vehicles as the index has them now; null when it has no position. */
export function comparePriceInStock(index: StockIndex, id: string): StockComparison | null {
  const listing = index.record(id)
  const vehicle = listing && toComparable(listing.values)
  const { make, model } = listing?.values ?? {}
  if (!vehicle || !make || !model) return null
  for (const tolerance of tolerances) {
    const filters = comparableFilters({ make, model, ...vehicle }, tolerance)
    const comparison = compareAmong(listing.type, index.select(listing.type, filters), id)
    if (comparison) return comparison
  }
  return null
}

/** `rows` must contain every vehicle within the tolerance, and so within the narrower ones. */
function compareAmong(type: VehicleType, rows: Rows, id: string): StockComparison | null {
  for (const group of comparableGroups(type, rows)) {
    group.sort(compareComparables)
    const place = group.findIndex(({ row }) => rows.id(row) === id)
    if (place < 0) continue
    const comparison = comparePrice(group, place)
    if (comparison === null) return null
    const compared = comparedPrices(group, place)
    const ratios = rangeOf(compared.map(({ ratio }) => ratio))
    return {
      ...comparison,
      lowest: ratios.low,
      highest: ratios.high,
      years: rangeOf(compared.map(({ comparable }) => comparable.year)),
      miles: rangeOf(compared.map(({ comparable }) => comparable.mileage)),
      ids: compared.map(({ comparable }) => rows.id(comparable.row)),
    }
  }
  return null
}

/** `values` has at least one. */
function rangeOf(values: readonly number[]): { low: number; high: number } {
  return { low: Math.min(...values), high: Math.max(...values) }
}
