import { type ComponentType, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import {
  createBrowserRouter,
  replace,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterPaint } from '#app/ui/after-paint.ts'
import { pressedLink } from '#app/ui/pressed-link.ts'
import { urls } from '#app/urls.ts'
import type { FilterField } from '#domain/stock/filter-fields.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import type { SortOrder } from '#domain/stock/sort-orders.ts'
import { rememberChange } from '../finance/remembered-terms.ts'
import { rememberPostcode } from '../recent-results/tab-postcode.ts'
import { changedControls } from './changed-controls.ts'
import {
  applyForm,
  budgetOf,
  chooseFilter,
  readChoice,
  type SearchChoice,
  searchHref,
} from './search-choice.ts'
import type { SearchView } from './search-view.ts'
import { currentEntry, scrollKeyOf } from './use-sheet-entry.ts'

/** Under this key, React Router writes to sessionStorage. */
const scrollKey = 'scroll-positions'

interface SearchRouterProps {
  /** The search with which the page was served. */
  view: SearchView
  Page: ComponentType<{ view: SearchView }>
}

/** Results in the browser: one route of React Router, whose data is the view of the address. */
export function SearchRouter({ view, Page }: SearchRouterProps) {
  const [router] = useState(() => createSearchRouter(view, Page))
  return <RouterProvider router={router} useTransitions />
}

function createSearchRouter(served: SearchView, Page: SearchRouterProps['Page']) {
  const id = 'results'
  /** When results fail to load, the error is logged, and the results before stay with their address. */
  async function loader({ request: { url, signal } }: { request: Request }): Promise<SearchView> {
    const { location, loaderData } = router.state
    const { search } = new URL(url)
    const shown: SearchView = loaderData[id]
    // Back and Forward have changed the address already.
    const isVisited = search === window.location.search
    try {
      const response = await fetch(urls.searchView(served.type, new URLSearchParams(search)), {
        signal,
        cache: isVisited ? 'force-cache' : 'default',
      })
      if (!response.ok) throw new Error(`The server answered ${response.status}`)
      return await response.json()
    } catch (error) {
      if (!signal.aborted) console.error('Error fetching search results:', error)
      if (isVisited || signal.aborted) return shown
      throw replace(location.pathname + location.search)
    }
  }
  function Results() {
    return (
      <>
        <Page view={useLoaderData()} />
        <ScrollRestoration storageKey={scrollKey} getKey={scrollKeyOf} />
      </>
    )
  }
  const route = {
    id,
    path: urls.search(served.type),
    loader,
    // An entry of the same search, such as that of the sheet, has the same results.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.search !== nextUrl.search,
    Component: Results,
  }
  const router = createBrowserRouter([route], { hydrationData: { loaderData: { [id]: served } } })
  return router
}

export type SearchForm = ReturnType<typeof useSearchForm>

/**
 * The state of a search is its address. Filters, sort order and the links of the page load their results into the page.
 * The visitor's first change pushes a history entry and further ones replace it, so Back undoes all of them and Back
 * again leaves the page. Pages of the list have their own entries. Changes in the sheet replace its entry, and become those
 * of the page when it is left.
 */
export function useSearchForm(view: SearchView) {
  const { type } = view
  const navigate = useNavigate()
  const location = useLocation()
  const { location: asked } = useNavigation()
  const choice = asked ? readChoice(new URLSearchParams(asked.search)) : view.choice
  // Typed into the form of this page, to measure from. One of another page is asked about: `RememberedPostcode`.
  const [typedPostcode, setTypedPostcode] = useState('')
  const [clearings, clearTyped] = useReducer((count: number) => count + 1, 0)
  // The last change that was painted. The list is dimmed after that, because it takes long to paint.
  const [painted, setPainted] = useState<unknown>()
  useEffect(() => afterPaint(() => setPainted(asked)), [asked])

  /** What was chosen last in the sheet, which may be loading still. */
  const openedInSheet = useRef<string>(undefined)

  function open(href: string): void {
    const next = readChoice(new URL(href, window.location.origin).searchParams)
    rememberChange(budgetOf(choice), budgetOf(next))
    const isPage = searchHref(type, next) === searchHref(type, view.choice)
    const isHere = href === location.pathname + location.search
    const { key: _, ...entry } = currentEntry()
    const isSheet = entry.sheetOf !== undefined
    if (isSheet) openedInSheet.current = href
    void navigate(href, {
      replace: isHere || isSheet || (!isPage && entry.refined === true),
      state: isSheet ? entry : isHere ? location.state : { refined: !isPage },
      preventScrollReset: isHere || !isPage,
    })
  }

  const change = (changed: Partial<SearchChoice>) => open(searchHref(type, { ...choice, ...changed }))

  const followLink = useEffectEvent((event: MouseEvent) => {
    const link = pressedLink(event)
    if (!link?.closest('main') || link.pathname !== urls.search(type) || link.hash !== '') return
    event.preventDefault()
    open(link.pathname + link.search)
  })
  useEffect(() => {
    const mounted = new AbortController()
    document.addEventListener('click', followLink, { signal: mounted.signal })
    return () => mounted.abort()
  }, [])

  return {
    /** Shown at once, while its results load. */
    choice,
    /** True while the results of a change load. */
    busy: asked !== undefined && painted === asked,
    /** How often the filters were cleared. What was typed and not applied belongs to the filters before. */
    clearings,
    clearTyped,
    chooseFilter: (field: FilterField, value: string) =>
      change({
        ...chooseFilter(choice, field, value),
        ...(field === 'distance' && { postcode: choice.postcode || typedPostcode }),
      }),
    chooseSort: (sort: SortOrder) => change({ sort, postcode: choice.postcode || typedPostcode }),
    choosePostcode: (typed: string) => {
      const postcode = outwardCode(typed)
      rememberPostcode(postcode)
      setTypedPostcode(postcode)
      if (postcode !== choice.postcode) change({ postcode })
    },
    /** Called in the entry before that of the sheet: the page keeps what was chosen in it. */
    keepChosen: () => {
      const href = openedInSheet.current ?? location.pathname + location.search
      openedInSheet.current = undefined
      if (href === window.location.pathname + window.location.search) return
      void navigate(href, {
        replace: currentEntry().refined === true,
        state: { refined: true },
        preventScrollReset: true,
      })
    },
    /** Applies what the visitor has changed in the form before hydration. */
    applyForm: (form: HTMLFormElement) => {
      const changed = changedControls(form)
      const data = new FormData(form)
      // A field that the visitor types in applies itself when it loses the focus.
      const { activeElement } = document
      if (activeElement instanceof HTMLInputElement) {
        changed.delete(activeElement.name)
        data.delete(activeElement.name)
      }
      const sent = applyForm(choice, data, changed)
      if (changed.has('postcode')) {
        rememberPostcode(sent.postcode)
        setTypedPostcode(sent.postcode)
      }
      if (searchHref(type, sent) !== searchHref(type, choice)) change(sent)
    },
  }
}
