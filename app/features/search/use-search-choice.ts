import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import { searchPath } from '../make-model-search/make-model-choice.ts'
import { chooseFilter, readChoice, type SearchChoice, searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { recallPostcode, rememberPostcode } from './tab-postcode.ts'

/** How links that refine a search navigate: the place on the page stays, see `refinement`. */
export interface Refinement {
  replace: boolean
  state: { refined: true }
  preventScrollReset: true
}

export interface SearchForm {
  /** What is shown as chosen: at once, before its results have come. */
  choice: SearchChoice
  /** True while the results of a change are on their way. */
  busy: boolean
  refinement: Refinement
  chooseFilter: (field: FilterField, value: string) => void
  chooseSort: (sort: SortOrder) => void
  choosePostcode: (postcode: string) => void
}

/**
 * The state of a search is its address. The first change since the visitor came makes a step in the
 * history and further ones replace it, so that Back undoes the choosing and once more leaves.
 */
export function useSearchChoice(view: SearchView): SearchForm {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { location: next } = useNavigation()
  const busy = next?.pathname === searchPath(view.type)
  const choice = busy ? readChoice(new URLSearchParams(next.search)) : view.choice
  const refinement: Refinement = {
    replace: state?.refined === true,
    state: { refined: true },
    preventScrollReset: true,
  }
  const go = (change: Partial<SearchChoice>) =>
    navigate(searchHref(view.type, { ...choice, ...change }), refinement)
  return {
    choice,
    busy,
    refinement,
    chooseFilter: (field, value) => go({ values: chooseFilter(choice.values, field, value) }),
    chooseSort: (sort) => go({ sort, postcode: choice.postcode || recallPostcode() }),
    choosePostcode: (postcode) => {
      rememberPostcode(postcode)
      if (postcode !== choice.postcode) go({ postcode })
    },
  }
}
