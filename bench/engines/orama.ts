import { create, insertMultiple, search } from '@orama/orama'
import type { SearchQuery } from '../../domain/search/query.ts'
import { bandsOf } from '../../domain/stock/bands.ts'
import { type FilterField, filterFields, isWordField } from '../../domain/stock/filter-fields.ts'
import type { Answer, Engine, Peer } from './engine.ts'
import { rowOf } from './sql.ts'

/** Asked for the total, a page by number, and the lists of all fields under all filters; see `every`. */
export const orama: Peer = {
  name: 'Orama',
  native: false,
  async open(listings): Promise<Engine> {
    const schema = Object.fromEntries(
      filterFields.map((field) => [field, isWordField(field) ? 'enum' : 'number']),
    )
    const database = create({
      schema: { ...schema, relevance: 'number' } as Record<string, 'enum' | 'number'>,
    })
    const documents = listings.map((listing) => {
      const row = rowOf(listing)
      const values = filterFields.flatMap((field, i) => (row[i + 1] === null ? [] : [[field, row[i + 1]]]))
      return { id: listing.id, relevance: listing.relevance, ...Object.fromEntries(values) }
    })
    await insertMultiple(database, documents, 5_000)
    const facets = Object.fromEntries(filterFields.map((field) => [field, facetOf(field)]))

    async function ask({ filters, limit, offset }: SearchQuery): Promise<Answer> {
      const where = Object.fromEntries(
        filterFields.flatMap((field): [string, object][] => {
          if (isWordField(field)) return filters[field] === undefined ? [] : [[field, { eq: filters[field] }]]
          const range = filters[field]
          return range === undefined ? [] : [[field, { between: [range.low, Math.min(range.high, 2 ** 31)] }]]
        }),
      )
      const found = await search(database, {
        term: '',
        where,
        facets,
        limit,
        offset,
        sortBy: { property: 'relevance', order: 'DESC' },
      })
      return { total: found.count, ids: [], facets: null }
    }

    return {
      name: 'Orama',
      note: 'enum and number fields, one search a query (own filters narrow own lists), total compared only',
      every: 50,
      ask,
      close() {},
    }
  },
}

function facetOf(field: FilterField) {
  if (isWordField(field)) return { limit: 100_000 }
  const bands = bandsOf(field).map(({ low, high }) => ({ from: low, to: Math.min(high, 2 ** 31) }))
  return { ranges: bands.length > 0 ? bands : [{ from: 0, to: 2 ** 31 }] }
}
