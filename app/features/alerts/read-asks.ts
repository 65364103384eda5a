import type { Stock } from '#app/services.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { isSoldType } from '#content/sold-types.ts'
import { type Ask, mostWatched } from '#domain/alerts/alert.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import { nameOf } from '#domain/stock/record-text.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleType } from '#domain/stock/vehicle-type-of.ts'
import { toChosenValues } from '../search/chosen-values.ts'
import { nameOrigin } from '../search/origin-words.ts'
import { readSearch } from '../search/read-search.ts'
import { searchInWords, toActiveFilters } from '../search/search-words.ts'

/** What a link or a form of alerts names: a search as `car?make=Ford`, and ids of vehicles. */
export interface AlertSubject {
  search: string | null
  vehicles: readonly string[]
}

export interface ReadAsks {
  asks: Ask[]
  /** Of the search, else of the vehicles; null for none, and for vehicles of several types. */
  type: VehicleType | null
  /** What is left out of the search, in sentences for the visitor. */
  notes: string[]
}

const longestWords = 300
const longestQuery = 1_500

/** What is asked for. Vehicles that are not for sale are left out; without any, and for a search that is none, it is empty. */
export async function readAsks(
  stock: Pick<Stock, 'find' | 'facets'>,
  { search, vehicles }: AlertSubject,
): Promise<ReadAsks> {
  const read = search === null ? null : readSearchAsk(stock, search)
  const ids = [...new Set(vehicles)].slice(0, mostWatched)
  const found = await Promise.all(ids.map((id) => stock.find(id)))
  const types = new Set(found.flatMap((each) => (each.state === 'listed' ? vehicleType(each.record) : [])))
  const [type = null] = types.size === 1 ? types : []
  const watched = found.flatMap((each): Ask[] => {
    if (each.state !== 'listed') return []
    const { record } = each
    return [
      { kind: 'vehicle', id: record.metadata.stockId, name: nameOf(record), price: buyersPrice(record) },
    ]
  })
  return { asks: [...(read?.asks ?? []), ...watched], type: read?.type ?? type, notes: read?.notes ?? [] }
}

/** The search as its results page reads it; null for no search. */
function readSearchAsk(stock: Pick<Stock, 'facets'>, search: string): ReadAsks | null {
  const [type = '', query = ''] = search.split(/\?(.*)/s)
  if (!isSoldType(type)) return null
  const { filters: all, postcode, faults } = readSearch(new URLSearchParams(query))
  // It depends on what else is for sale, so it is no fact of a vehicle that arrives.
  const { pricePosition, ...filters } = all
  const params = formatFilters(filters, defaultTerms)
  if (filters.distance && postcode !== '') params.set('postcode', postcode)
  if (String(params).length > longestQuery) return null
  const values = toChosenValues(filters, stock.facets(type, {}))
  const words = searchInWords(type, values, toActiveFilters(values, nameOrigin(postcode)))
  return {
    asks: [
      { kind: 'search', type, query: String(params), words: words.slice(0, longestWords).toWellFormed() },
    ],
    type,
    notes: [
      ...faults,
      ...(pricePosition
        ? ['The price rating is left out: it depends on what else is for sale when a vehicle arrives.']
        : []),
    ],
  }
}
