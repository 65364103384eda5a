import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { FacetValue } from '#domain/search/query.ts'
import { lowestPrice, modelPlaces, type StockPlace, stockPlaces } from '../stock-places/stock-place.ts'
import { toCardVehicles } from '../vehicle-card/card-vehicle.ts'

const cardsShown = 12

/** The data of a page of used stock: counts, the most relevant vehicles, and links to related pages. */
export async function loadStockPage(stock: Stock, place: StockPlace) {
  const { type, filters, kind } = place
  const [best, from] = await Promise.all([
    stock.search({ type, filters, sort: 'relevance', limit: cardsShown }),
    lowestPrice(stock, type, filters),
  ])
  const facets = stock.facets(type, filters)
  return {
    place: { type, kind, name: place.name, path: place.path, parent: place.parent ?? null },
    total: best.total,
    cards: toCardVehicles(stock, best.records),
    from,
    years: [facets.year[0]?.value, facets.year.at(-1)?.value].filter((year) => year !== undefined),
    gearboxes: most(facets.gearbox),
    fuels: most(facets.fuelType),
    next: relatedPlaces(stock, place),
    searchPath: urls.search(type, formatFilters(filters, defaultTerms)),
  }
}

export type StockPageView = Awaited<ReturnType<typeof loadStockPage>>

/** The four most common values, most common first. */
function most(values: readonly FacetValue[]): FacetValue[] {
  return values.toSorted((a, b) => b.count - a.count).slice(0, 4)
}

/** From a make, its models. From a model, the other models of its make. Otherwise, the other pages of the same kind. */
function relatedPlaces(stock: Stock, place: StockPlace) {
  const all = stockPlaces(stock, place.type)
  const make = place.kind === 'model' ? all.find(({ path }) => path === place.parent?.path) : place
  const places =
    make?.kind === 'make' ? modelPlaces(stock, make) : all.filter(({ kind }) => kind === place.kind)
  return places
    .filter(({ path }) => path !== place.path)
    .map(({ path, name, count }) => ({ path, name, count }))
}
