import type { Facets, FacetValue } from '#domain/search/query.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import { type FilterValues, valuesOf } from './search-choice.ts'

/** Great prices, then good ones, among the results. The one in use is left out. */
export function toGoodPrices({ pricePosition }: Facets, values: FilterValues): FacetValue[] {
  const { great, good } = pricePositionWords
  return [great, good].flatMap(
    (word) =>
      pricePosition.find(({ value }) => value === word && !valuesOf(values.pricePosition).includes(value)) ??
      [],
  )
}
