import { withQuery } from '#app/script-urls.ts'
import { pageSizes } from '#domain/search/parse-page.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import type { RecentResults } from '../recent-results/recent-results.ts'
import { resultsParams } from './results-params.ts'
import type { SearchChoice } from './search-choice.ts'
import { canonicalHref } from './search-document.ts'
import type { SearchView } from './search-view.ts'
import { searchTitle } from './search-words.ts'

/** What the script of a results page needs to know of the results that the page shows. */
export interface ResultsData {
  type: VehicleType
  choice: SearchChoice
  /** Without the dealer's name at its end. */
  title: string
  /** The path of the canonical address. */
  canonical: string
  /** Lets vehicle pages lead back to these results. Null for a personal search, which is not kept. */
  recent: RecentResults | null
}

/** What `/car-search.json` answers: other results, to be put in place of those that the page shows. */
export interface ResultsAnswer extends ResultsData {
  /** The content of `main`. */
  html: string
}

export function toResultsData(view: SearchView): ResultsData {
  const { type, choice, total, page, vehicles } = view
  const query = withQuery('', resultsParams(view, 1)).slice(1)
  const recent = {
    type,
    query,
    total,
    first: (page - 1) * pageSizes.search,
    ids: vehicles.map(({ id }) => id),
  }
  return {
    type,
    choice,
    title: searchTitle(view),
    canonical: canonicalHref(view),
    recent: hasPersonalQuery(`?${query}`) ? null : recent,
  }
}
