import { withQuery } from '#app/urls.ts'
import { pageSizes } from '#domain/search/parse-page.ts'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import { forgetResults, rememberResults } from '../recent-results/recent-results.ts'
import { resultsParams } from './results-params.ts'
import type { SearchView } from './search-view.ts'

/** Lets vehicle pages lead back to these results. A personal search is not kept, nor the one before in its place. */
export function rememberSearch(view: SearchView): void {
  const { type, total, page, vehicles } = view
  const query = withQuery('', resultsParams(view, 1)).slice(1)
  if (hasPersonalQuery(`?${query}`)) {
    forgetResults(type)
    return
  }
  rememberResults({
    type,
    query,
    total,
    first: (page - 1) * pageSizes.search,
    ids: vehicles.map(({ id }) => id),
  })
}
