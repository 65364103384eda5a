import type { StockRecord } from '#domain/stock/record.ts'
import { createShowing, type ShowingRules } from '#domain/stock/shown-record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { dealerSells } from '#domain/stock/vehicle-type-of.ts'

/**
 * The store with each record as the site shows it, in the index, on pages, in the API and in exports. Without vehicles
 * that the dealer has stopped selling since they were imported.
 */
export function showStock<
  Store extends Pick<StockStore, 'find' | 'findMany' | 'changesSince' | 'newsSince' | 'all'>,
>(store: Store, rules: ShowingRules): Store {
  const show = createShowing(rules)
  const isOfDealer = (record: StockRecord) => dealerSells(record, rules.sells)
  const showAll = (records: readonly StockRecord[]) => records.filter(isOfDealer).map(show)
  return {
    ...store,
    async find(id) {
      const found = await store.find(id)
      if (found.state === 'unknown' || (found.state === 'listed' && !isOfDealer(found.record)))
        return { state: 'unknown' }
      return { ...found, record: show(found.record) }
    },
    findMany: async (ids) => showAll(await store.findMany(ids)),
    async changesSince(after, limit) {
      const changes = await store.changesSince(after, limit)
      return changes.map(({ record, ...change }) => {
        return { ...change, record: record && isOfDealer(record) ? show(record) : null }
      })
    },
    async newsSince(after, limit, since) {
      const news = await store.newsSince(after, limit, since)
      return news.map(({ record, ...rest }) => {
        return { ...rest, record: record && isOfDealer(record) ? show(record) : null }
      })
    },
    async *all(share) {
      for await (const batch of store.all(share)) yield showAll(batch)
    },
  }
}
