import type { Rows } from 'facet-index'
import type { StockIndex } from '../search/stock-index.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { comparableFilters, tolerances } from '../valuation/comparable-filters.ts'
import { compareComparables, toComparable } from './comparable.ts'
import { comparableGroups } from './comparable-groups.ts'
import { comparePrice, type PriceComparison } from './price-comparison.ts'

/** The price of a listed vehicle among comparable vehicles as the index has them now; null when it has no position. */
export function comparePriceInStock(index: StockIndex, id: string): PriceComparison | null {
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
function compareAmong(type: VehicleType, rows: Rows, id: string): PriceComparison | null {
  for (const group of comparableGroups(type, rows)) {
    group.sort(compareComparables)
    const place = group.findIndex(({ row }) => rows.id(row) === id)
    if (place >= 0) return comparePrice(group, place)
  }
  return null
}
