import type { Sort } from 'facet-index'
import { facetFieldsOf } from 'facet-index/bench/engines/facet-fields.ts'
import { stockSchema } from '../../domain/search/stock-schema.ts'
import { importApiPeer } from '../install-api-peers.ts'
import type { OpenEngine } from './engine.ts'

type Database = object

interface Orama {
  create(options: { schema: Record<string, string> }): Database
  insertMultiple(database: Database, documents: object[], batchSize: number): Promise<unknown>
  search(
    database: Database,
    query: {
      term: string
      where: Record<string, object>
      limit: number
      offset: number
      sortBy: { property: string; order: 'ASC' | 'DESC' }
    },
  ): Promise<{ count: number; hits: { id: string }[] }>
}

/** Has no point field that it can sort by, so distances sort by price. */
export const openOrama: OpenEngine = async (listings) => {
  const { create, insertMultiple, search } = await importApiPeer<Orama>('@orama/orama')
  const fields = facetFieldsOf(stockSchema)
  const numbers = Object.entries(stockSchema.fields).filter(([, { kind }]) => kind === 'number')
  const schema = {
    ...Object.fromEntries(fields.map(({ name, isKeyword }) => [name, isKeyword ? 'enum' : 'number'])),
    ...Object.fromEntries(numbers.map(([name]) => [name, 'number'])),
  }
  const database = create({ schema })
  const documents = listings.map(({ id, values }) => {
    const all = values as unknown as Record<string, unknown>
    const present = Object.keys(schema).flatMap((name) =>
      all[name] === undefined ? [] : [[name, all[name]]],
    )
    return { id, ...Object.fromEntries(present) }
  })
  await insertMultiple(database, documents, 5_000)

  return {
    async search({ filters, sort, limit, offset }) {
      const where: Record<string, object> = {}
      for (const [name, filter] of Object.entries(filters)) {
        where[name] = Array.isArray(filter)
          ? { in: filter }
          : { between: [filter.low, Math.min(filter.high, 2 ** 31)] }
      }
      const { by, direction } = stockSchema.sorts[sort] as Sort
      const property = schema[by] === 'number' ? by : 'price'
      const order = direction === 'descending' ? 'DESC' : 'ASC'
      const found = await search(database, { term: '', where, limit, offset, sortBy: { property, order } })
      return { total: found.count, ids: found.hits.map(({ id }) => id) }
    },
    async close() {},
  }
}
