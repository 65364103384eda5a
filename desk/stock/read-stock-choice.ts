import { standings } from '#domain/stock/standing.ts'
import { type StandingFilter, type StockOrder, stockOrders } from '#domain/stock/stock-list.ts'

/** What the list is narrowed to, as its address says it. */
export interface StockChoice {
  /** Characters of a plate, a stock number or a name; '' for none. */
  find: string
  standing: StandingFilter | 'all'
  order: StockOrder
}

const longestFind = 100

/** What it does not understand is left out, so an old bookmark still opens the list. */
export function readStockChoice(params: URLSearchParams): StockChoice {
  const find = (params.get('find') ?? '').trim().slice(0, longestFind)
  const known = [...standings, 'onSite', 'all'] as const
  return {
    find,
    // Who looks for one vehicle means it wherever it stands.
    standing: known.find((each) => each === params.get('standing')) ?? (find === '' ? 'onSite' : 'all'),
    order: stockOrders.find((each) => each === params.get('order')) ?? 'oldest',
  }
}
