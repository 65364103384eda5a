import { withQuery } from '#app/urls.ts'
import { pageSizes } from '#domain/search/parse-page.ts'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import { forgetResults, rememberResults } from '../recent-results/recent-results.ts'
import { searchParams } from './search-choice.ts'
import type { SearchView } from './search-view.ts'

/** Lets vehicle pages lead back to these results. A personal search is not kept, nor the one before in its place. */
export function rememberSearch({ type, choice, total, page, vehicles }: SearchView): void {
  const query = withQuery('', searchParams(choice)).slice(1)
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
