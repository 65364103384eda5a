import type { Facets, FacetValue } from '#domain/search/query.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { FilterValues } from './search-choice.ts'

/** The best first, without the one in use; prices that are no recommendation are not put forward. */
export function toGoodPrices({ pricePosition }: Facets, values: FilterValues): FacetValue[] {
  const { great, good } = pricePositionWords
  return [great, good].flatMap(
    (word) => pricePosition.find(({ value }) => value === word && value !== values.pricePosition) ?? [],
  )
}
