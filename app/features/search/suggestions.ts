import type { Stock } from '#app/services.ts'
import type { Facets, FacetValue, Filters, SearchQuery } from '#domain/search/query.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import { dependentsOf, type FilterValues, valuesOf } from './search-choice.ts'

/** Great prices, then good ones, among the results. The one in use is left out. */
export function toGoodPrices({ pricePosition }: Facets, values: FilterValues): FacetValue[] {
  const { great, good } = pricePositionWords
  return [great, good].flatMap(
    (word) =>
      pricePosition.find(({ value }) => value === word && !valuesOf(values.pricePosition).includes(value)) ??
      [],
  )
}

/** The search finds `count` without `field` and its dependents. */
export interface Relaxation {
  field: FilterField
  count: number
}

/** Which single filter to drop when nothing matches all of them, the most helpful first. */
export async function findRelaxations(
  stock: Pick<Stock, 'search'>,
  query: SearchQuery,
  fields: readonly FilterField[],
): Promise<Relaxation[]> {
  const relaxations = await Promise.all(
    fields.map(async (field) => {
      const filters = without(query.filters, field)
      const { total } = await stock.search({ ...query, filters, offset: 0, limit: 1 })
      return { field, count: total }
    }),
  )
  return relaxations.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

/** The filters without `field` and its dependents. */
export function without(filters: Filters, field: FilterField): Filters {
  const kept = { ...filters }
  for (const dropped of [field, ...dependentsOf(field)]) delete kept[dropped]
  return kept
}
