import { create, insertMultiple, search } from '@orama/orama'
import { isRange, type Query } from '../../facet-index.ts'
import type { Answer, Peer } from './engine.ts'
import { type FacetField, facetFieldsOf } from './facet-fields.ts'

/** Asked for the total, one page and all facets, which its filters narrow too; only the total is compared. */
export const orama: Peer = {
  name: 'Orama',
  native: false,
  async open(schema, records) {
    const fields = facetFieldsOf(schema)
    const kinds = fields.map(({ name, isKeyword }) => [name, isKeyword ? 'enum' : 'number'] as const)
    const sortable = Object.entries(schema.fields).find(([, field]) => field.kind === 'number')?.[0] ?? ''
    const database = create({ schema: Object.fromEntries(kinds) as Record<string, 'enum' | 'number'> })
    const documents = Array.from(records, ({ id, values }) => {
      const present = fields.flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]]]))
      return { id, ...Object.fromEntries(present) }
    })
    await insertMultiple(database, documents, 5_000)
    const facets = Object.fromEntries(fields.map((field) => [field.name, facetOf(field)]))

    async function ask({ filters, limit, offset }: Query): Promise<Answer> {
      const where: Record<string, object> = {}
      for (const { name } of fields) {
        const filter = filters[name]
        if (filter === undefined) continue
        if (isRange(filter)) where[name] = { between: [filter.low, Math.min(filter.high, 2 ** 31)] }
        else where[name] = { in: [filter].flat() }
      }
      const sortBy = { property: sortable, order: 'DESC' } as const
      const found = await search(database, { term: '', where, facets, limit, offset, sortBy })
      return { total: found.count, ids: [], facets: null }
    }

    return {
      name: 'Orama',
      note: 'enum and number fields, one search a query; a filter narrows its own facet, so only totals are compared',
      every: 50,
      ask,
      close() {},
    }
  },
}

function facetOf({ isKeyword, bands }: FacetField) {
  if (isKeyword) return { limit: 100_000 }
  const ranges = bands.map(({ low, high }) => ({ from: low, to: Math.min(high, 2 ** 31) }))
  return { ranges: ranges.length > 0 ? ranges : [{ from: 0, to: 2 ** 31 }] }
}
