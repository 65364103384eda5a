import type { RouterContextProvider } from 'react-router'
import { pageOptionsContext, servicesContext } from '#app/services.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { loadSearch } from './load-search.ts'
import { toMissedMake, toMissedSearch } from './missed-search.ts'
import type { SearchView } from './search-view.ts'

/**
 * The search at an address, for the page and for its script. One that finds nothing is noted, and one whose phrase names a
 * make of which there is none.
 */
export async function loadSearchPage(
  context: Readonly<RouterContextProvider>,
  type: VehicleType,
  asked: URLSearchParams,
): Promise<SearchView> {
  const { stock } = context.get(servicesContext)
  const view = await loadSearch(stock, type, asked)
  const toMissed = view.total === 0 ? toMissedSearch : view.notUnderstood.length > 0 ? toMissedMake : null
  const missed = toMissed?.(stock, type, asked)
  if (missed) context.get(pageOptionsContext).noteMissed?.(missed)
  return view
}
