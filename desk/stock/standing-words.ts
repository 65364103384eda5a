import type { Standing } from '#domain/stock/standing.ts'
import type { StockOrder } from '#domain/stock/stock-list.ts'

/** Where a vehicle stands, as a salesperson says it. */
export const standingWords: Readonly<Record<Standing, string>> = {
  available: 'For sale',
  reserved: 'Reserved',
  sold: 'Sold',
  removed: 'Off the site',
  unpublished: 'Not shown yet',
}

export const orderWords: Readonly<Record<StockOrder, string>> = {
  oldest: 'Longest in stock',
  newest: 'Newest',
  changed: 'Last changed',
  cheapest: 'Cheapest',
  dearest: 'Dearest',
}

/** "62 days". */
export function counted(count: number, unit: string, units = `${unit}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? unit : units}`
}
