import type { Stock } from '#app/services.ts'
import { formatPounds } from '#domain/finance/format-money.ts'
import { monthlyEstimate } from '#domain/finance/monthly-estimate.ts'
import { dealership } from '#domain/search/distance.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { FacetValue } from '#domain/search/query.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { modelPlaces, type StockPlace, stockPlaces } from './stock-place.ts'

const cardsShown = 12

/** What a page of used stock shows: counts and figures of today, the best matches, and the way on. */
export async function loadStockPage(stock: Stock, place: StockPlace) {
  const { type, filters, kind } = place
  const ask = (sort: SortOrder, limit: number) =>
    stock.search({ type, filters, sort, from: dealership, offset: 0, limit })
  const [best, cheapest] = await Promise.all([ask('relevance', cardsShown), ask('price_asc', 1)])
  const { price, vatStatus } = cheapest.records[0]
    ? vehiclePrice(cheapest.records[0])
    : { price: null, vatStatus: null }
  const facets = stock.facets(type, filters)
  return {
    place: { type, kind, name: place.name, path: place.path, parent: place.parent ?? null },
    total: best.total,
    cards: toCardVehicles(stock, best.records),
    from:
      price === null
        ? null
        : {
            price: formatPounds(price),
            monthly: formatPounds(monthlyEstimate(price, vatStatus), { pence: true }),
          },
    years: [facets.year[0]?.value, facets.year.at(-1)?.value].filter((year) => year !== undefined),
    gearboxes: most(facets.gearbox),
    fuels: most(facets.fuelType),
    next: wayOn(stock, place),
    searchPath: `/${type}-search?${formatFilters(filters)}`,
  }
}

export type StockPageView = Awaited<ReturnType<typeof loadStockPage>>

/** Values with the commonest first. */
function most(values: readonly FacetValue[]): FacetValue[] {
  return values.toSorted((a, b) => b.count - a.count).slice(0, 4)
}

/** From a make to its models; from anything else to its neighbours of the same kind. */
function wayOn(stock: Stock, place: StockPlace) {
  const all = stockPlaces(stock, place.type)
  const make = place.kind === 'model' ? all.find(({ path }) => path === place.parent?.path) : place
  const places =
    make?.kind === 'make' ? modelPlaces(stock, make) : all.filter(({ kind }) => kind === place.kind)
  return places
    .filter(({ path }) => path !== place.path)
    .map(({ path, name, count }) => ({ path, name, count }))
}
