import { LRUCache } from 'lru-cache'
import type { Facets } from '#domain/search/query.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'

/** Three types, each whole and its used vehicles, and the makes that forms were last filled in with. */
const mostKept = 32

/**
 * The facets of an index. Those of the whole stock, and with one filter, are kept while `changes` returns the same number:
 * every home and landing page asks for them, some several times.
 */
export function keepFacets(index: Pick<StockIndex, 'facets'>, changes: () => number): StockIndex['facets'] {
  const kept = new LRUCache<string, Facets>({ max: mostKept })
  let keptAt = changes()
  return (type, filters) => {
    if (Object.keys(filters).length > 1) return index.facets(type, filters)
    if (keptAt !== changes()) {
      kept.clear()
      keptAt = changes()
    }
    const key = `${type} ${JSON.stringify(filters)}`
    const facets = kept.get(key) ?? index.facets(type, filters)
    kept.set(key, facets)
    return facets
  }
}
