import { LRUCache } from 'lru-cache'
import type { Facets } from '#domain/search/query.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'

/** Three types, each whole and its used vehicles, and the makes that forms were last filled in with. */
const mostCached = 32

/**
 * The facets of an index. Those of the whole stock, and with one filter, are cached while `changes` returns the same number:
 * every home and landing page asks for them, some several times.
 */
export function cacheFacets(index: Pick<StockIndex, 'facets'>, changes: () => number): StockIndex['facets'] {
  const cached = new LRUCache<string, Facets>({ max: mostCached })
  let cachedAt = changes()
  return (type, filters) => {
    // What it finds changes with the day.
    if (Object.keys(filters).length > 1 || filters.motMonths) return index.facets(type, filters)
    if (cachedAt !== changes()) {
      cached.clear()
      cachedAt = changes()
    }
    const key = `${type} ${JSON.stringify(filters)}`
    const facets = cached.get(key) ?? index.facets(type, filters)
    cached.set(key, facets)
    return facets
  }
}
