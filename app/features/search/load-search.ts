import type { Stock } from '#app/services.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { without } from '#domain/search/dependent-fields.ts'
import { pageSizes } from '#domain/search/parse-page.ts'
import { formatPriceTerms } from '#domain/search/parse-query.ts'
import type { Facets, FacetValue, Filters } from '#domain/search/query.ts'
import { pricePositionWords } from '#domain/stock/price-position.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { cardPhotos, toCardVehicles } from '../vehicle-card/card-vehicle.ts'
import { toChosenValues } from './chosen-values.ts'
import { toDistanceControl } from './distance-control.ts'
import { toFilterControls } from './filter-controls.ts'
import { formatDistance } from './format-distance.ts'
import { findOffers } from './offers.ts'
import { describeOrigin, nameOrigin } from './origin-words.ts'
import { toRangeControls } from './range-controls.ts'
import { readSearch } from './read-search.ts'
import { type FilterValues, valuesOf } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { toActiveFilters } from './search-words.ts'

const pageSize = pageSizes.search

/** The search page at an address. Rejects only when the stock cannot be read. */
export async function loadSearch(
  stock: Pick<Stock, 'search' | 'searchWithFacets' | 'facets' | 'rangeCounts' | 'total' | 'pricePosition'>,
  type: VehicleType,
  address: URLSearchParams,
): Promise<SearchView> {
  const { filters, sort, postcode, ...asked } = readSearch(address)
  const query = { type, filters, sort, offset: (asked.page - 1) * pageSize, limit: pageSize }
  const { total, records, facets } = await stock.searchWithFacets(query)
  // A search without results has no facets, so spellings are those of the whole stock.
  const values = toChosenValues(filters, facets, ...(total === 0 ? [stock.facets(type, {})] : []))
  const active = toActiveFilters(values, nameOrigin(postcode))
  const vehicles = toCardVehicles(stock, records, filters).map((card, index) => {
    const record = records[index] as StockRecord
    const distance = filters.from && { distance: formatDistance(record, filters.from) }
    return { ...card, ...cardPhotos(record), ...distance }
  })
  const choice = { ...values, ...formatPriceTerms(filters, defaultTerms), sort, postcode }
  const nearest =
    total === 0 ? await findOffers(stock, query, choice) : { offers: [], nearMatches: [], outOfStock: null }
  return {
    ...asked,
    type,
    choice,
    controls: [
      ...toFilterControls(type, offeredLists(stock, type, filters, facets), values, total),
      toDistanceControl(choice, total, (ranges) => stock.rangeCounts(type, filters, ranges)),
    ],
    ranges: toRangeControls(facets, values, (ranges) => stock.rangeCounts(type, filters, ranges)),
    active,
    total,
    vehicles,
    distancesFrom: filters.from ? describeOrigin(postcode) : null,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    ...nearest,
    goodPrices: toGoodPrices(facets, values),
  }
}

/** Choosing another make clears the model, so makes are counted as if none were chosen; models likewise. */
function offeredLists(
  stock: Pick<Stock, 'facets'>,
  type: VehicleType,
  filters: Filters,
  facets: Facets,
): Facets {
  const { model, derivative } = filters
  return {
    ...facets,
    ...(model || derivative ? { make: stock.facets(type, without(filters, 'make')).make } : {}),
    ...(derivative ? { model: stock.facets(type, without(filters, 'model')).model } : {}),
  }
}

/** Great prices, then good ones, among the results. The one in use is left out. */
export function toGoodPrices({ pricePosition }: Facets, values: FilterValues): FacetValue[] {
  const { great, good } = pricePositionWords
  return [great, good].flatMap(
    (word) =>
      pricePosition.find(({ value }) => value === word && !valuesOf(values.pricePosition).includes(value)) ??
      [],
  )
}
