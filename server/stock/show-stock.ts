import { createShowing, type ShowingRules } from '#domain/stock/shown-record.ts'
import type { StockStore } from '#domain/stock/store.ts'

/** The store with each record as the site shows it, in the index, on pages, in the API and in exports. */
export function showStock<Store extends Pick<StockStore, 'find' | 'findMany' | 'changesSince' | 'all'>>(
  store: Store,
  rules: ShowingRules,
): Store {
  const show = createShowing(rules)
  return {
    ...store,
    async find(id) {
      const found = await store.find(id)
      return found.state === 'unknown' ? found : { ...found, record: show(found.record) }
    },
    findMany: async (ids) => (await store.findMany(ids)).map(show),
    async changesSince(after, limit) {
      const changes = await store.changesSince(after, limit)
      return changes.map((change) => ({ ...change, record: change.record && show(change.record) }))
    },
    async *all(share) {
      for await (const batch of store.all(share)) yield batch.map(show)
    },
  }
}
