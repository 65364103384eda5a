import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import type { EarlyChoice } from '../early-choice/use-early-choice.ts'
import { searchPath } from '../make-model-search/make-model-choice.ts'
import { chooseAll, chooseFilter, readChoice, type SearchChoice, searchHref } from './search-choice.ts'
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
  /** What was chosen in the form before the script came. */
  chooseEarly: (early: EarlyChoice) => void
  /** Takes off every filter. */
  clear: () => void
}

interface Asked {
  choice: SearchChoice
  /** The view that it was asked of: with another one it has been answered. */
  of: SearchView
  /** Chosen before the script came, and not yet asked of the router. */
  isEarly?: true
}

/**
 * The state of a search is its address. The first change since the visitor came makes a step in the
 * history and further ones replace it, so that Back undoes the choosing and once more leaves.
 */
export function useSearchChoice(view: SearchView): SearchForm {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { location: next } = useNavigation()
  // The router says where it goes when React comes to it: a second change before then must not forget the first.
  const [asked, setAsked] = useState<Asked | null>(null)
  // The change that the history has, drawn or not.
  const made = useRef<Asked>(null)
  const isNext = next?.pathname === searchPath(view.type)
  const isAsked =
    asked?.of === view && (!next || searchHref(view.type, asked.choice) === next.pathname + next.search)
  const choice = isAsked ? asked.choice : isNext ? readChoice(new URLSearchParams(next.search)) : view.choice
  const refinement: Refinement = {
    replace: state?.refined === true,
    state: { refined: true },
    preventScrollReset: true,
  }
  function go(change: Partial<SearchChoice>) {
    const wanted = { choice: { ...choice, ...change }, of: view }
    setAsked(wanted)
    void make(wanted)
  }
  async function make(wanted: Asked) {
    const replace = refinement.replace || (asked?.of === view && made.current === asked)
    await navigate(searchHref(view.type, wanted.choice), { ...refinement, replace })
    made.current = wanted
    // Where the results could not be had the view is still the same. In a transition, as what the router brings is.
    startTransition(() => setAsked((current) => (current === wanted ? null : current)))
  }
  // The router wants no navigation before all of the page has been taken over.
  const makeEarly = useEffectEvent(make)
  useEffect(() => {
    if (asked?.isEarly) void makeEarly(asked)
  }, [asked])
  return {
    choice,
    busy: isAsked || isNext,
    refinement,
    chooseFilter: (field, value) => go({ values: chooseFilter(choice.values, field, value) }),
    chooseSort: (sort) => go({ sort, postcode: choice.postcode || recallPostcode() }),
    choosePostcode: (postcode) => {
      rememberPostcode(postcode)
      if (postcode !== choice.postcode) go({ postcode })
    },
    chooseEarly: (early) => {
      if (early.postcode !== undefined) rememberPostcode(early.postcode.trim())
      const wanted = chooseAll({ ...choice, postcode: choice.postcode || recallPostcode() }, early)
      if (searchHref(view.type, wanted) !== searchHref(view.type, choice))
        setAsked({ choice: wanted, of: view, isEarly: true })
    },
    clear: () => go({ values: {} }),
  }
}
