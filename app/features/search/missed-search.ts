import type { Stock } from '#app/services.ts'
import { urls } from '#app/urls.ts'
import { defaultTerms } from '#content/credit-terms.ts'
import { namedIn } from '#domain/makes/known-model.ts'
import { countableFilters } from '#domain/search/countable-filters.ts'
import type { Missed } from '#domain/search/missed-search.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { toChosenValues } from './chosen-values.ts'
import { readSearch } from './read-search.ts'
import { searchInWords, toActiveFilters } from './search-words.ts'

/**
 * A search without results as it is counted: see `countableFilters`. What was typed, the order and the place are left out.
 */
export function toMissedSearch(
  stock: Pick<Stock, 'facets'>,
  type: VehicleType,
  address: URLSearchParams,
): Missed {
  const facets = stock.facets(type, {})
  const filters = countableFilters(readSearch(address).filters, facets)
  if (filters === null) return 'other'
  const values = toChosenValues(filters, facets)
  const path = urls.search(type, formatFilters(filters, defaultTerms))
  const words = searchInWords(type, values, toActiveFilters(values, ''))
  return path.length > longestPath || words.length > longestWords ? 'other' : { path, words }
}

/**
 * The search that a phrase meant by a make which the stock does not have: "lexus under 5k" is read as a price alone, and
 * finds something. Null when no make of the trade is among the words that were not understood, or one was understood.
 */
export function toMissedMake(
  stock: Pick<Stock, 'facets' | 'total'>,
  type: VehicleType,
  address: URLSearchParams,
): Missed | null {
  const { filters, notUnderstood } = readSearch(address)
  const named = notUnderstood.map(namedIn).find((each) => each !== null)
  if (!named || filters.make) return null
  const { make, model } = named
  const meant = { ...filters, make: [make], ...(model !== null && { model: [model] }) }
  if (stock.total(type, meant) > 0) return null
  return toMissedSearch(stock, type, formatFilters(meant, defaultTerms))
}

/** Characters. Who chooses more has chosen at random. */
const longestPath = 400
const longestWords = 200
