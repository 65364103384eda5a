import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type StockPlace, stockPlaces } from './stock-place.ts'

export interface PlaceGroup {
  heading: string
  links: readonly Pick<StockPlace, 'path' | 'name' | 'count'>[]
}

const mostShown = 8

const headings = [
  ['make', 'Make'],
  ['body', 'Body type'],
  ['fuel', 'Fuel'],
  ['budget', 'Budget'],
] as const

/** Links to pages of used stock, grouped by kind, largest first. Budgets stay in ascending order. */
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

/** The makes, body types and fuels with the most vehicles of a search, as links to it with one more filter. */
export function searchGroups(stock: Stock, type: VehicleType, filters: Filters): PlaceGroup[] {
  const facets = stock.facets(type, filters)
  return (
    [
      ['make', 'Make'],
      ['bodyType', 'Body type'],
      ['fuelType', 'Fuel'],
    ] as const
  )
    .map(([field, heading]) => ({
      heading,
      links: facets[field]
        .toSorted((a, b) => b.count - a.count)
        .slice(0, mostShown)
        .map(({ value, count }) => ({
          path: urls.search(type, formatFilters({ ...filters, [field]: [value] }, defaultTerms)),
          name: value,
          count,
        })),
    }))
    .filter(({ links }) => links.length > 0)
}
