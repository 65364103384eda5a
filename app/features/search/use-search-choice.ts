import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ReplayedInput } from '#app/ui/use-replayed-input.ts'
import { urls } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import { chooseAll, chooseFilter, readChoice, type SearchChoice, searchHref } from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { recallPostcode, rememberPostcode } from './tab-postcode.ts'

/** Navigation options of links that refine a search: they keep the scroll position. */
export interface Refinement {
  replace: boolean
  state: { refined: true }
  preventScrollReset: true
}

export interface SearchForm {
  /** Shown at once, while its results load. */
  choice: SearchChoice
  /** True while the results of a change load. */
  busy: boolean
  refinement: Refinement
  /** The same function on every render. */
  chooseFilter: (field: FilterField, value: string) => void
  chooseSort: (sort: SortOrder) => void
  choosePostcode: (postcode: string) => void
  /** Applies what was chosen in the form before hydration. */
  replayInput: (input: ReplayedInput) => void
  /** Removes every filter. */
  clear: () => void
}

interface Asked {
  choice: SearchChoice
  /** The view when it was chosen: a different view means that its results have loaded. */
  of: SearchView
  /** Chosen before hydration and not yet passed to the router. */
  isReplayed?: true
}

/**
 * The state of a search is its address. The visitor's first change pushes a history entry and further ones replace
 * it, so Back undoes all of them and Back again leaves the page.
 */
export function useSearchChoice(view: SearchView): SearchForm {
  const navigate = useNavigate()
  const { state } = useLocation()
  const { location: next } = useNavigation()
  // `useNavigation` updates in a later render, so a second change before that must start from the first one.
  const [asked, setAsked] = useState<Asked | null>(null)
  // The last change that has been pushed to the history, rendered or not.
  const made = useRef<Asked>(null)
  const isNext = next?.pathname === urls.search(view.type)
  const isAsked =
    asked?.of === view && (!next || searchHref(view.type, asked.choice) === next.pathname + next.search)
  const choice = isAsked ? asked.choice : isNext ? readChoice(new URLSearchParams(next.search)) : view.choice
  const replace = state?.refined === true
  const refinement = useMemo(
    (): Refinement => ({ replace, state: { refined: true }, preventScrollReset: true }),
    [replace],
  )
  function go(change: Partial<SearchChoice>) {
    const wanted = { choice: { ...choice, ...change }, of: view }
    setAsked(wanted)
    void make(wanted)
  }
  async function make(wanted: Asked) {
    const again = asked?.of === view && made.current === asked
    await navigate(searchHref(view.type, wanted.choice), { ...refinement, replace: replace || again })
    made.current = wanted
    // When loading failed the view is still the same. In a transition, like the router's own update.
    startTransition(() => setAsked((current) => (current === wanted ? null : current)))
  }
  // The router accepts no navigation before the whole page is hydrated.
  const makeReplayed = useEffectEvent(make)
  useEffect(() => {
    if (asked?.isReplayed) void makeReplayed(asked)
  }, [asked])
  const chooseNow = (field: FilterField, value: string) =>
    go({ values: chooseFilter(choice.values, field, value) })
  const latestChoose = useRef(chooseNow)
  useLayoutEffect(() => {
    latestChoose.current = chooseNow
  })
  return {
    choice,
    busy: isAsked || isNext,
    refinement,
    chooseFilter: useCallback((field, value) => latestChoose.current(field, value), []),
    chooseSort: (sort) => go({ sort, postcode: choice.postcode || recallPostcode() }),
    choosePostcode: (postcode) => {
      rememberPostcode(postcode)
      if (postcode !== choice.postcode) go({ postcode })
    },
    replayInput: (input) => {
      if (input.postcode !== undefined) rememberPostcode(input.postcode.trim())
      const wanted = chooseAll({ ...choice, postcode: choice.postcode || recallPostcode() }, input)
      if (searchHref(view.type, wanted) !== searchHref(view.type, choice))
        setAsked({ choice: wanted, of: view, isReplayed: true })
    },
    clear: () => go({ values: {} }),
  }
}
