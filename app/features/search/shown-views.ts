import { type SearchParams, urls } from '#app/urls.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { SearchView } from './search-view.ts'

/** A view with its selects has up to 60 KB. */
const mostViews = 30

/** The views that this document has shown, by address: Back finds them without waiting. */
const views = new Map<string, SearchView>()

export function keepView(address: string, view: SearchView): void {
  views.delete(address)
  views.set(address, view)
  const [oldest] = views.keys()
  if (views.size > mostViews && oldest !== undefined) views.delete(oldest)
}

export function keptView(address: string): SearchView | undefined {
  return views.get(address)
}

/** @throws {Error} unless the server answers with a view. */
export async function fetchView(
  type: VehicleType,
  query: SearchParams | URLSearchParams,
  signal: AbortSignal,
): Promise<SearchView> {
  const response = await fetch(urls.searchView(type, query), { signal })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return response.json()
}
