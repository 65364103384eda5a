import type { Stock } from '#app/services.ts'
import { formatCount } from '#app/ui/format-count.ts'
import { slugOf, urls } from '#app/urls.ts'
import { inCondition } from '#content/sold-types.ts'
import type { FacetValue, Filters } from '#domain/search/query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { toPriceView } from '../record/price-view.ts'
import { priceInWords } from '../record/price-words.ts'

/** A page of used stock with its own URL: a make, a model, a body type, a fuel or a budget. */
export interface StockPlace {
  type: VehicleType
  /** `/cars/used/bmw/3-series`. */
  path: string
  /** "BMW 3 Series", "Electric", "SUV", "Under £10,000". */
  name: string
  kind: 'make' | 'model' | 'body' | 'fuel' | 'budget'
  filters: Filters
  count: number
  /** The make, of a model. */
  parent?: { name: string; path: string }
}

const budgets: Record<VehicleType, readonly number[]> = {
  car: [5_000, 10_000, 15_000, 20_000, 30_000],
  van: [10_000, 15_000, 20_000, 30_000],
  truck: [20_000, 30_000, 50_000],
}

/** The makes, bodies, fuels and budgets of a type that have stock today. If two have the same slug, the first keeps it. */
export function stockPlaces(stock: Stock, type: VehicleType): StockPlace[] {
  const facets = stock.facets(type, inCondition(type, 'Used'))
  const places = [
    ...facets.make.map((value) => wordPlace(type, 'make', value)),
    ...facets.bodyType.map((value) => wordPlace(type, 'body', value)),
    ...facets.fuelType.map((value) => wordPlace(type, 'fuel', value)),
    ...budgets[type].map((pounds) => budgetPlace(stock, type, pounds)),
  ]
  return distinct(places)
}

/** The models of a make that have stock today. */
export function modelPlaces(stock: Stock, make: StockPlace): StockPlace[] {
  const { model } = stock.facets(make.type, make.filters)
  return distinct(
    model.map(({ value, count }) => ({
      type: make.type,
      path: urls.stockPage(make.type, slugOf(make.name), slugOf(value)),
      name: `${make.name} ${value}`,
      kind: 'model',
      filters: { ...make.filters, model: [value] },
      count,
      parent: { name: make.name, path: make.path },
    })),
  )
}

/** Null when the page does not exist or has no stock today. */
export function findStockPlace(
  stock: Stock,
  type: VehicleType,
  slug: string,
  modelSlug?: string,
): StockPlace | null {
  const place = stockPlaces(stock, type).find(({ path }) => path === urls.stockPage(type, slug))
  if (!place || modelSlug === undefined) return place ?? null
  if (place.kind !== 'make') return null
  return modelPlaces(stock, place).find(({ path }) => path === urls.stockPage(type, slug, modelSlug)) ?? null
}

/**
 * The lowest cash price in stock, as "£3,750 Ex VAT, £4,500 with VAT"; null when nothing has a price. It gives no
 * monthly price, because the representative example would have to precede it.
 */
export async function lowestPrice(stock: Stock, type: VehicleType, filters: Filters): Promise<string | null> {
  const query = { type, filters, sort: 'price_asc', limit: 1 } as const
  const { records } = await stock.search(query)
  const price = records[0] && toPriceView(records[0])
  return price?.state === 'priced' ? priceInWords(price) : null
}

function wordPlace(
  type: VehicleType,
  kind: 'make' | 'body' | 'fuel',
  { value, count }: FacetValue,
): StockPlace {
  const field = { make: 'make', body: 'bodyType', fuel: 'fuelType' }[kind]
  return {
    type,
    path: urls.stockPage(type, slugOf(value)),
    name: value,
    kind,
    filters: { ...inCondition(type, 'Used'), [field]: [value] },
    count,
  }
}

/** "Under £10,000" is up to £9,999, as in the bands of the search. */
function budgetPlace(stock: Stock, type: VehicleType, pounds: number): StockPlace {
  const filters = { ...inCondition(type, 'Used'), price: { low: Number.NEGATIVE_INFINITY, high: pounds - 1 } }
  const count = stock.total(type, filters)
  const name = `Under £${formatCount(pounds)}`
  return { type, path: urls.stockPage(type, `under-${pounds}`), name, kind: 'budget', filters, count }
}

function distinct(places: readonly StockPlace[]): StockPlace[] {
  const byPath = new Map<string, StockPlace>()
  for (const place of places) {
    if (place.count > 0 && !place.path.endsWith('/') && !byPath.has(place.path)) byPath.set(place.path, place)
  }
  return [...byPath.values()]
}
