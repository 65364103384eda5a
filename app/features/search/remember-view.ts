import { withQuery } from '#app/urls.ts'
import { pageSizes } from '#domain/search/parse-page.ts'
import { rememberResults } from '../recent-results/recent-results.ts'
import { searchParams } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** Lets vehicle pages lead back to these results. Called in the browser only. */
export function rememberView({ type, choice, total, page, vehicles }: SearchView): void {
  rememberResults({
    type,
    query: withQuery('', searchParams(choice)).slice(1),
    total,
    pageSize: pageSizes.search,
    first: (page - 1) * pageSizes.search,
    ids: vehicles.map(({ id }) => id),
  })
}
