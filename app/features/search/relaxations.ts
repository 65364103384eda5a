import type { Stock } from '#app/services.ts'
import type { Filters, SearchQuery } from '#domain/search/query.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { dependentsOf } from './search-choice.ts'

/** Without `field` and its dependents, with every other filter, the search finds `count`. */
export interface Relaxation {
  field: FilterField
  count: number
}

/** Which single filter to drop when nothing matches them all; the most helpful first. */
export async function findRelaxations(
  stock: Pick<Stock, 'search'>,
  query: SearchQuery,
  fields: readonly FilterField[],
): Promise<Relaxation[]> {
  const relaxations = await Promise.all(
    fields.map(async (field) => {
      const { total } = await stock.search({ ...query, filters: without(query.filters, field), ...onlyTotal })
      return { field, count: total }
    }),
  )
  return relaxations.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

const onlyTotal = { offset: 0, limit: 1 }

/** The filters without `field` and its dependents. */
export function without(filters: Filters, field: FilterField): Filters {
  const kept = { ...filters }
  for (const dropped of [field, ...dependentsOf(field)]) delete kept[dropped]
  return kept
}
