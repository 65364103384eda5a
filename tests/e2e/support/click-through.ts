import type { Page } from '@playwright/test'
import { ask } from './ask.ts'
import { linksOf, type PageLink, type Region, reveal } from './links.ts'
import { clickKey, kindOf } from './page-kinds.ts'
import { hydrated } from './script.ts'

declare global {
  interface Window {
    /** Lives as long as the document. */
    journey?: boolean
  }
}

export interface ClickThrough {
  /** What went wrong, with the page and the link. */
  faults: string[]
  clicks: number
  /** Clicks that navigated without a new document. */
  withoutReload: number
}

interface Expected {
  /** Path and query after redirects, without the key of a form, which is new each time. */
  path: string
  /** Null for a file such as a feed. */
  heading: string | null
  title: string | null
  /** The canonical address of the page, which distinguishes the pages of a list. Null without one. */
  canonical: string | null
}

const formKey = /[?&]form=[^&]+/

/** The address after redirects, and its page, when it is opened directly. */
export async function openedDirectly(origin: string, path: string): Promise<Expected> {
  const { location, document } = await ask(origin, path)
  if (location !== null) return openedDirectly(origin, location)
  const { pathname, search } = new URL(path, origin)
  return {
    path: (pathname + search).replace(formKey, ''),
    heading: document?.querySelector('h1')?.text ?? null,
    title: document?.querySelector('title')?.text ?? null,
    canonical: document?.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
  }
}

/** Adds errors of the page from now on. 4xx is expected of `missing`, the error pages. */
export function noteFaults(page: Page, faults: string[], missing: readonly string[] = []): void {
  page.on('pageerror', (error) => {
    // A feed or JSON is shown in a document that the browser makes, which takes no part in a transition to or from it.
    if (!error.message.endsWith('ViewTransition opt-in disabled'))
      faults.push(`${page.url()}: ${error.message}`)
  })
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    const status = response.status()
    if (status >= 500 || (status >= 400 && !missing.includes(path)))
      faults.push(`${status} ${response.url()}`)
  })
  page.on('console', (message) => {
    // The browser logs this for each response that is recorded above.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`${page.url()}: ${message.text()}`)
  })
}

/** Waits until the window shows the page of this address: the address changes before the page does. */
export async function arrive(page: Page, wanted: Expected, hash = ''): Promise<void> {
  const isThere = ({ path, heading, title, canonical, hash }: Expected & { hash: string }) =>
    (location.pathname + location.search).replace(/[?&]form=[^&]+/, '') === path &&
    (hash === '' || location.hash === hash) &&
    (heading === null ||
      (document.querySelector('h1')?.textContent === heading &&
        document.title === title &&
        (document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null) === canonical))
  try {
    await page.waitForFunction(isThere, { ...wanted, hash })
  } catch (cause) {
    const headings = await page.locator('h1').allTextContents()
    const seen = `${page.url()} with ${JSON.stringify([await page.title(), ...headings])}`
    throw new Error(`Arrived at ${seen} instead of ${JSON.stringify(wanted)}`, { cause })
  }
}

/** The number of history entries before this page. */
function historyDepth(page: Page): Promise<number> {
  return page.evaluate(() => window.navigation.currentEntry?.index ?? 0)
}

/** Marks the document; returns whether it was marked before. A new document is not. */
function markDocument(): boolean {
  const marked = window.journey === true
  window.journey = true
  return marked
}

const everywhere: readonly Region[] = ['header', 'menu', 'main', 'footer']

/**
 * Clicks each link of `starts`, one page of each kind, in these regions. A click opens another page. The next link is
 * one of that page, if it has links left to click: those of its kind, and the header, menu and footer of any page.
 * Otherwise it returns to the last page whose kind may have some.
 */
export async function clickThrough(
  page: Page,
  origin: string,
  starts: readonly string[],
  regions = everywhere,
): Promise<ClickThrough> {
  const result: ClickThrough = { faults: [], clicks: 0, withoutReload: 0 }
  const expected = new Map<string, Promise<Expected>>()
  const tried = new Set<string>()
  noteFaults(page, result.faults, starts)
  const startKinds = new Set(starts.map(kindOf))
  /** Pages without a link that is left to click. */
  const finished = new Set<string>()
  const mayHaveMore = (path: string) => startKinds.has(kindOf(path)) && !finished.has(path)

  function expectedAt(path: string): Promise<Expected> {
    const known = expected.get(path) ?? openedDirectly(origin, path)
    expected.set(path, known)
    return known
  }

  async function open(path: string): Promise<void> {
    await page.goto(path)
    await hydrated(page)
    await page.evaluate(markDocument)
  }

  async function goBack(to: string): Promise<void> {
    await page.goBack()
    // The address changes when the page is shown, which can be after `goBack` resolves.
    const { pathname, search } = new URL(to, origin)
    await arrive(page, await expectedAt(pathname + search))
    if (!(await page.evaluate(markDocument))) await hydrated(page)
  }

  /** Clicks one link; returns whether its page is shown. */
  async function click(from: string, link: PageLink): Promise<boolean> {
    const fault = (what: string) =>
      result.faults.push(`${from}, ${link.region}, ${link.path}${link.hash}: ${what}`)
    try {
      const shown = await reveal(page, link)
      if (shown === null) return true
      const target = await expectedAt(link.path)
      await shown.click()
      result.clicks += 1
      await arrive(page, target, link.hash)
      const kept = await page.evaluate(markDocument)
      if (kept) result.withoutReload += 1
      if (link.hash === '' && kept !== link.inPlace)
        fault(kept ? 'loaded no new document' : 'loaded a new document')
      if (!kept) await hydrated(page)
      return target.heading !== null
    } catch (error) {
      fault(String(error))
      return false
    }
  }

  for (const start of starts) {
    await open(start)
    // Pages to return to, and from which of them on Back leads there.
    let passed: string[] = []
    let reachable = 0
    for (;;) {
      const here = page.url().slice(origin.length)
      const wanted = startKinds.has(kindOf(here)) ? regions : regions.filter((region) => region !== 'main')
      const links = await linksOf(page)
      const next = links.find((link) => wanted.includes(link.region) && !tried.has(clickKey(here, link)))
      if (next) {
        tried.add(clickKey(here, next))
        const depth = await historyDepth(page)
        if (await click(here, next)) {
          // Choosing a filter replaces the page in the history, so that Back does not lead to it.
          if ((await historyDepth(page)) > depth) passed.push(here)
        } else {
          await open(start)
          passed = []
          reachable = 0
        }
      } else {
        finished.add(here)
        const to = passed.findLastIndex(mayHaveMore)
        const path = passed[to]
        if (path === undefined) break
        const wasBefore = to === passed.length - 1 && to >= reachable
        passed = passed.slice(0, to)
        if (wasBefore) await goBack(path)
        else {
          await open(path)
          reachable = to
        }
      }
    }
  }
  return result
}
