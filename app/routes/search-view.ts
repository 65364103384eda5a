import { soldTypes } from '#content/sold-types.ts'
import { searchParameters } from '../features/search/form-query.ts'
import { loadSearchPage } from '../features/search/load-search-page.ts'
import { readQuery } from '../route-query.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/search-view'

export const handle = { parameters: searchParameters }

/** What the search page with the same query shows, for its script: /car-search.json?make=BMW. */
export async function loader({ pattern, url, context }: Route.LoaderArgs) {
  const type = soldTypes.find((type) => urls.searchView(type) === pattern) ?? 'car'
  const view = await loadSearchPage(context, type, readQuery(url, handle))
  return Response.json(view, { headers: { 'X-Robots-Tag': 'noindex' } })
}
