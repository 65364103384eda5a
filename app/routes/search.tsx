import { data, redirect } from 'react-router'
import { soldTypes } from '#content/sold-types.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { alertsOffered } from '../features/alerts/alert-access.ts'
import { resultsId } from '../features/layout/Main.tsx'
import { toScriptText } from '../features/layout/PageData.tsx'
import type { RouteHandle } from '../features/layout/route-handle.ts'
import { unsent } from '../features/layout/unsent.ts'
import { searchParameters } from '../features/search/form-query.ts'
import { loadSearchPage } from '../features/search/load-search-page.ts'
import { toResultsData } from '../features/search/results-data.ts'
import { SearchPage } from '../features/search/SearchPage.tsx'
import { canonicalSearch } from '../features/search/search-document.ts'
import { searchMeta } from '../features/search/search-meta.ts'
import type { SearchView } from '../features/search/search-view.ts'
import { pageUrl } from '../features/seo/page-meta.ts'
import { readQuery } from '../route-query.ts'
import { withQuery } from '../script-urls.ts'
import { urls } from '../urls.ts'
import type { Route } from './+types/search'

export const handle = {
  skipLink: { to: resultsId, label: 'Skip to the results' },
  parameters: searchParameters,
  canonical: ({ view }: Route.ComponentProps['loaderData']) => canonicalSearch(view),
} satisfies RouteHandle

export function meta({ loaderData, ...args }: Route.MetaArgs) {
  return loaderData ? searchMeta(loaderData.view, pageUrl(args)) : []
}

/**
 * 404 for a page past the last. An invalid parameter is left out and reported on the page. 302 from a whole postcode, which
 * a form without script sends, to its outward code.
 */
export async function loader({ context, url, pattern }: Route.LoaderArgs) {
  const asked = readQuery(url, handle)
  const query = new URLSearchParams(
    Array.from(asked, ([name, value]) => [name, name === 'postcode' ? outwardCode(value) : value]),
  )
  if (String(query) !== String(asked))
    throw redirect(withQuery(pattern, query), { status: 302, headers: { 'cache-control': 'no-store' } })
  // The pattern is the path of the type's search.
  const type = soldTypes.find((type) => urls.search(type) === pattern) ?? 'car'
  const view: SearchView = { ...(await loadSearchPage(context, type, asked)), ...alertsOffered(context) }
  return data(unsent({ view }), { status: view.page > view.pageCount ? 404 : 200 })
}

export default function SearchRoute({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <>
      <SearchPage view={view} />
      <script type="application/json" data-search-results>
        {toScriptText(toResultsData(view))}
      </script>
    </>
  )
}
