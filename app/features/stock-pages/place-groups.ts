import type { Stock } from '#app/services.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type StockPlace, stockPlaces } from './stock-place.ts'

export interface PlaceGroup {
  heading: string
  links: readonly Pick<StockPlace, 'path' | 'name' | 'count'>[]
}

const mostShown = 8

const headings = [
  ['make', 'Make'],
  ['body', 'Body'],
  ['fuel', 'Fuel'],
  ['budget', 'Budget'],
] as const

/** The fullest pages of used stock, by what they sort by; budgets stay in their order. */
export function placeGroups(stock: Stock, type: VehicleType): PlaceGroup[] {
  const places = stockPlaces(stock, type)
  return headings
    .map(([kind, heading]) => {
      const found = places.filter((place) => place.kind === kind)
      const ordered = kind === 'budget' ? found : found.toSorted((a, b) => b.count - a.count)
      const links = ordered.slice(0, mostShown).map(({ path, name, count }) => ({ path, name, count }))
      return { heading, links }
    })
    .filter(({ links }) => links.length > 0)
}
