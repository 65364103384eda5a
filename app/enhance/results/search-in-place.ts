import { rememberChange } from '../../features/finance/remembered-terms.ts'
import type { ResultsAnswer, ResultsData } from '../../features/search/results-data.ts'
import { budgetOf, readChoice, type SearchChoice, searchHref } from '../../features/search/search-choice.ts'
import { severalParameter } from '../../search-parameters.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { urls } from '../../urls.ts'
import { entryState, toEntryState } from './entry-state.ts'
import { isSheetEntry } from './filter-sheet.ts'

/** Told to the listener below by what calls `navigate`: another page of the list starts at its top, like a document. */
type Info = 'page' | 'here'

interface Place {
  served: ResultsData
  panel: HTMLElement
  /** Puts other results in place of those shown; null: those shown are right, and so are controls as they were served. */
  show: (answer: ResultsAnswer | null) => void
  /** While results load. */
  setBusy: (isBusy: boolean) => void
  /** The fields whose lists of checkboxes are in the form. They are no part of the address. */
  openLists: () => readonly string[]
}

/**
 * Loads the results of an address into the page. The address is the search: a change navigates, and what is shown follows. The
 * visitor's first change pushes a history entry and further ones replace it, so Back undoes all of them and Back again
 * leaves the page. Pages of the list have their own entries. Changes in the sheet replace its entry, and become those of the page when it
 * is left.
 */
export function searchInPlace({ served, panel, show, setBusy, openLists }: Place) {
  const { type } = served
  const path = urls.search(type)
  /** The results on the page, and the query that they are of. */
  let shown = served
  let shownAt = location.search
  /** What the address asks for, whose results may be loading still. */
  let choice = served.choice

  async function ask(search: string, init: RequestInit, lists = openLists()): Promise<ResultsAnswer> {
    const query = new URLSearchParams(search)
    for (const field of lists) query.append(severalParameter, field)
    const response = await fetch(urls.searchView(type, query), init)
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    return await response.json()
  }

  /** When results fail to load, the error is logged, and those before stay. Rejects then. */
  async function load(search: string, init: RequestInit & { signal: AbortSignal }): Promise<void> {
    choice = search === shownAt ? shown.choice : readChoice(new URLSearchParams(search))
    if (search === shownAt) {
      show(null)
      setBusy(false)
      return
    }
    // The list is dimmed after the change was painted, because it takes long to paint.
    afterPaint(() => setBusy(location.search === search && shownAt !== search && !init.signal.aborted))
    try {
      const answer = await ask(search, init)
      if (init.signal.aborted) return
      shown = answer
      shownAt = search
      choice = answer.choice
      show(answer)
      setBusy(false)
    } catch (error) {
      if (init.signal.aborted) return
      console.error('Error fetching search results:', error)
      choice = shown.choice
      show(null)
      setBusy(false)
      throw error
    }
  }

  function navigate(href: string, history: 'push' | 'replace', state: object, info: Info): void {
    navigation.navigate(href, { history, state, info })
  }

  /** After a change that failed: the address is that of the results again. */
  function goBack(isNew: boolean, before: NavigationHistoryEntry): void {
    if (isNew) navigation.traverseTo(before.key, { info: 'here' })
    else navigate(path + shownAt, 'replace', entryState(), 'here')
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, signal } = event
    const info: Info | undefined = event.info
    const isMove = navigationType === 'traverse'
    const { pathname, search } = new URL(destination.url)
    const before = navigation.currentEntry
    if (!event.canIntercept || event.hashChange || pathname !== path || !before) return
    if (!isMove && info === undefined) return
    const [from, to] = [entryState(), toEntryState(destination.getState())]
    const leavesSheet = isMove && from.sheetOf !== undefined && from.sheetOf === destination.key
    const isInSheet = from.sheetOf !== undefined || to.sheetOf !== undefined
    event.intercept({
      focusReset: info === 'page' ? 'after-transition' : 'manual',
      scroll: info === 'here' || isInSheet ? 'manual' : 'after-transition',
      handler: async () => {
        if (isMove) panel.togglePopover(to.sheetOf !== undefined)
        const chosen = new URL(before.url ?? location.href).search
        // The page keeps what was chosen in the sheet.
        if (leavesSheet && chosen !== search)
          return navigate(
            path + chosen,
            to.refined ? 'replace' : 'push',
            { ...from, sheetOf: undefined, refined: true },
            'here',
          )
        try {
          await load(search, { signal, cache: isMove ? 'force-cache' : 'default' })
        } catch {
          if (!isMove) goBack(navigationType === 'push', before)
        }
      },
    })
  })

  /** Navigates to a search of this page. */
  function open(href: string): void {
    const next = readChoice(new URL(href, location.origin).searchParams)
    rememberChange(budgetOf(choice), budgetOf(next))
    if (href === location.pathname + location.search) return
    const isPage = searchHref(type, next) === searchHref(type, choice)
    const state = entryState()
    const replaces = isSheetEntry() || (!isPage && state.refined === true)
    navigate(
      href,
      replaces ? 'replace' : 'push',
      isSheetEntry() ? state : { ...state, refined: !isPage },
      isPage ? 'page' : 'here',
    )
  }

  return {
    path,
    open,
    choice: () => choice,
    change: (next: SearchChoice) => {
      if (searchHref(type, next) !== searchHref(type, choice)) open(searchHref(type, next))
    },
    /** Shows the same results with the list of a filter's values. */
    openList: async (...fields: string[]) => {
      const answer = await ask(location.search, {}, [...openLists(), ...fields])
      // A change made meanwhile asks for itself.
      if (searchHref(type, answer.choice) === searchHref(type, choice)) show(answer)
    },
  }
}
