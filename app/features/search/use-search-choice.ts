import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from '#app/ui/after-paint.ts'
import { pressedLink } from '#app/ui/pressed-link.ts'
import type { ReplayedInput } from '#app/ui/use-replayed-input.ts'
import { urls } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import { rememberChange } from '../finance/remembered-terms.ts'
import {
  budgetOf,
  chooseAll,
  chooseFilter,
  readChoice,
  type SearchChoice,
  searchHref,
} from './search-choice.ts'
import { describeDocument } from './search-document.ts'
import type { SearchView } from './search-view.ts'
import { fetchView, keepView, keptView } from './shown-views.ts'
import { recallPostcode, rememberPostcode } from './tab-postcode.ts'

export interface SearchForm {
  /** The search whose results are shown. */
  view: SearchView
  /** Shown at once, while its results load. */
  choice: SearchChoice
  /** True while the results of a change load. */
  busy: boolean
  /** The same function on every render. */
  chooseFilter: (field: FilterField, value: string) => void
  chooseSort: (sort: SortOrder) => void
  choosePostcode: (postcode: string) => void
  /** Applies what was chosen in the form before hydration. */
  replayInput: (input: ReplayedInput) => void
}

interface Shown {
  view: SearchView
  /** A page of a list is shown from its top. A changed filter keeps the scroll position. */
  fromTop: boolean
}

/**
 * The state of a search is its address. Filters, sort order and the links of the page load their results into the page.
 * The visitor's first change pushes a history entry and further ones replace it, so Back undoes all of them and Back
 * again leaves the page. When results fail to load, the error is logged and the ones before stay.
 */
export function useSearchChoice(served: SearchView): SearchForm {
  const [shown, setShown] = useState<Shown>({ view: served, fromTop: false })
  const [asked, setAsked] = useState<SearchChoice | null>(null)
  // The last choice that was painted. The list is dimmed after that, because it takes long to paint.
  const [painted, setPainted] = useState<SearchChoice | null>(null)
  const { view } = shown
  const { type } = view
  // The last choice, rendered or not: a second change before the next render starts from the first one.
  const latest = useRef(view.choice)
  const loading = useRef<AbortController>(null)

  /** Loads the search of an address of this page. `isVisited`: the address is that of the window already. */
  async function open(address: string, { isVisited = false } = {}): Promise<void> {
    const query = new URL(address, location.origin).searchParams
    const choice = readChoice(query)
    if (!isVisited) rememberChange(budgetOf(latest.current), budgetOf(choice))
    latest.current = choice
    loading.current?.abort()
    if (!isVisited && address === currentAddress()) return settle(view.choice)
    const { signal } = startLoading()
    setAsked(choice)
    afterPaint(() => setPainted(choice))
    try {
      const next = await fetchView(type, query, signal)
      if (signal.aborted) return
      const samePlace = searchHref(type, choice) === searchHref(type, view.choice)
      if (!isVisited) enter(address, samePlace)
      show(next, { fromTop: samePlace && !isVisited })
    } catch (error) {
      if (signal.aborted) return
      console.error('Error fetching search results:', error)
      settle(view.choice)
    }
  }

  function startLoading(): AbortController {
    loading.current = new AbortController()
    return loading.current
  }

  function settle(choice: SearchChoice): void {
    latest.current = choice
    setAsked(null)
  }

  function show(next: SearchView, { fromTop }: { fromTop: boolean }): void {
    keepView(currentAddress(), next)
    latest.current = next.choice
    // In a transition, because the results take long to render.
    startTransition(() => {
      setShown({ view: next, fromTop })
      setAsked(null)
    })
  }

  const change = (changed: Partial<SearchChoice>) =>
    void open(searchHref(type, { ...latest.current, ...changed }))

  const goBack = useEffectEvent(() => {
    const address = currentAddress()
    const kept = keptView(address)
    // A link to a place on the page changes its hash alone.
    if (kept === view && asked === null) return
    loading.current?.abort()
    if (!kept) return void open(address, { isVisited: true })
    latest.current = kept.choice
    // At once: the browser restores the scroll position after this event.
    flushSync(() => {
      setShown({ view: kept, fromTop: false })
      setAsked(null)
    })
  })

  const followLink = useEffectEvent((event: MouseEvent) => {
    const link = pressedLink(event)
    if (!link?.closest('main') || link.pathname !== urls.search(type) || link.hash !== '') return
    event.preventDefault()
    void open(link.pathname + link.search)
  })

  const keepServed = useEffectEvent(() => keepView(currentAddress(), view))
  useEffect(() => {
    keepServed()
    const mounted = new AbortController()
    const { signal } = mounted
    addEventListener('popstate', goBack, { signal })
    document.addEventListener('click', followLink, { signal })
    return () => mounted.abort()
  }, [])

  useEffect(() => describeDocument(view), [view])
  useLayoutEffect(() => {
    if (shown.fromTop) scrollTo({ top: 0, behavior: 'instant' })
  }, [shown])

  const choose = useRef((_field: FilterField, _value: string) => {})
  useLayoutEffect(() => {
    choose.current = (field, value) =>
      change({
        values: chooseFilter(latest.current.values, field, value),
        ...(field === 'distance' && { postcode: latest.current.postcode || recallPostcode() }),
      })
  })

  return {
    view,
    choice: asked ?? view.choice,
    busy: asked !== null && painted === asked,
    chooseFilter: useCallback((field, value) => choose.current(field, value), []),
    chooseSort: (sort) => change({ sort, postcode: latest.current.postcode || recallPostcode() }),
    choosePostcode: (typed) => {
      const postcode = outwardCode(typed)
      rememberPostcode(postcode)
      if (postcode !== latest.current.postcode) change({ postcode })
    },
    replayInput: (input) => {
      if (input.postcode !== undefined) rememberPostcode(input.postcode.trim())
      const { current } = latest
      const wanted = chooseAll({ ...current, postcode: current.postcode || recallPostcode() }, input)
      if (searchHref(type, wanted) !== searchHref(type, current)) change(wanted)
    },
  }
}

/** The address of a search as links write it. */
function currentAddress(): string {
  return location.pathname + location.search
}

/** Makes `address` that of the window. Refinements of a search share one history entry; pages of a list have their own. */
function enter(address: string, isPage: boolean): void {
  const isRefined = history.state?.refined === true
  if (isPage) history.pushState(null, '', address)
  else if (isRefined) history.replaceState({ refined: true }, '', address)
  else history.pushState({ refined: true }, '', address)
}
