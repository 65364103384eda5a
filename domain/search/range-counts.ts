import type { FacetIndex, RangeQuestion } from 'facet-index'
import { bandsOf, type Range } from '../stock/bands.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { dealership } from './distance.ts'
import { priceField, toIndexFilters, toIndexRange } from './index-filters.ts'
import { type CountedField, countedFields, type Facets, type Filters, type OfRanges } from './query.ts'

type Counting = Pick<FacetIndex, 'countRanges'>

/** See `StockIndex.rangeCounts`. Fields without a filter of their own are counted together. */
export function countRanges(
  index: Counting,
  type: VehicleType,
  filters: Filters,
  ranges: OfRanges<Range>,
): OfRanges<number> {
  const asked = countedFields.filter((field) => ranges[field] !== undefined)
  const [free, filtered] = [asked.filter((field) => !filters[field]), asked.filter((field) => filters[field])]
  const groups = [...(free.length > 0 ? [free] : []), ...filtered.map((field) => [field])]
  return Object.fromEntries(
    groups.flatMap((fields) => {
      const others = { ...filters }
      for (const field of fields) delete others[field]
      const questions = fields.map((field) => toQuestion(type, filters, field, ranges[field] ?? []))
      const counts = index.countRanges(toIndexFilters(type, others), questions)
      return fields.map((field, i) => [field, counts[i] ?? []])
    }),
  )
}

/** The bands of a price with or without VAT, in place of those of the advertised price. */
export function withPriceFacet(index: Counting, type: VehicleType, filters: Filters, facets: Facets): Facets {
  if (priceField(type, filters.vat) === 'price') return facets
  const bands = bandsOf('price')
  const { price = [] } = countRanges(index, type, filters, { price: bands })
  const values = bands.map(({ value }, i) => ({ value, count: price[i] ?? 0 }))
  return { ...facets, price: values.filter(({ count }) => count > 0) }
}

function toQuestion(
  type: VehicleType,
  filters: Filters,
  name: CountedField,
  ranges: readonly Range[],
): RangeQuestion {
  if (name === 'distance') return { field: 'place', from: filters.from ?? dealership, ranges }
  const asked = ranges.map((range) => toIndexRange(type, filters, name, range))
  return { field: asked[0]?.field ?? priceField(type, filters.vat), ranges: asked.map(({ range }) => range) }
}
