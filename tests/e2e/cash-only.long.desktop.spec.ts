import type { HTMLElement } from 'node-html-parser'
import { faultsInBothSchemes, overflow } from './support/accessibility.ts'
import { ask } from './support/ask.ts'
import { type Crawl, crawl } from './support/crawl.ts'
import { startShop } from './support/start-shop.ts'
import type { Site } from './support/start-site.ts'
import { expect, test } from './support/test.ts'

// The dealer of dealers/cash-only: used cars, for cash, at one branch in Sunderland.

let shop: Site
let found: Crawl
let vehicle: string

test.beforeAll(async () => {
  // It builds a copy of the project, and asks for every page.
  test.setTimeout(600_000)
  shop = await startShop('cash-only')
  found = await crawl(shop.url)
  vehicle = [...found.answers.keys()].find((path) => /^\/vehicles\/[^/?]+$/.test(path)) ?? ''
})

test.afterAll(() => shop?.stop())

test('every link leads to a page', () => {
  const dead = [...found.answers.values()].filter(({ status }) => status >= 400)
  const from = (path: string) => found.links.find((link) => link.path === path)?.from
  expect(dead.map(({ path, status }) => `${status} ${path}, linked from ${from(path)}`)).toEqual([])
  expect(found.answers.size).toBeGreaterThan(100)
})

test('no page speaks of what the dealer does not sell, of credit, or of another dealer', () => {
  const foreign =
    /\b(vans?|trucks?|leas(e|es|ed|ing)|contract hire|APR|PCP|a month|monthly|representative example|Liverpool|Pierhead|our \S+ warranty|we deliver free|to ask for a review)\b|20\.5/i
  const said = [...found.answers.values()].flatMap(({ path, document }) => {
    const [word] = (document && foreign.exec(wordsOf(document))) ?? []
    return word ? [`${path}: ${word}`] : []
  })
  expect(said).toEqual([])
})

test('no heading is left without its text', () => {
  const empty = [...found.answers.values()].flatMap(({ path, document }) => {
    const headings = document?.querySelectorAll('main article h2') ?? []
    return headings
      .filter(({ nextElementSibling: next }) => !next || next.tagName === 'H2')
      .map(({ text }) => `${path}: ${text}`)
  })
  expect(empty).toEqual([])
})

test('no list of contents has a heading that is left out', () => {
  const lists = [...found.answers.values()].flatMap(({ path, document }) => {
    const links = document?.querySelectorAll('nav[aria-label="On this page"] a') ?? []
    const headings = document?.querySelectorAll('main article h2') ?? []
    if (links.length === 0) return []
    return [{ path, links: links.map(({ text }) => text), headings: headings.map(({ text }) => text) }]
  })
  expect(lists.map(({ path }) => path)).toContain('/terms-of-sale')
  for (const { path, links, headings } of lists) expect(links, path).toEqual(headings)
})

/** The HTML without what no visitor reads: scripts (but structured data), styles, addresses and names of classes. */
function wordsOf(document: HTMLElement): string {
  return document.outerHTML
    .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<style>.*?<\/style>/gs, '')
    .replaceAll(/ (?:class|href|src|srcset|id|for|name|data-[\w-]+)="[^"]*"/gi, '')
}

test('what the dealer does not offer answers 404', async () => {
  const paths = [
    ...['/vans', '/van-search', '/van-search.json', '/vans/used/ford', '/vans/reviews', '/trucks/used'],
    ...['/feeds/van.atom', '/api/vehicles/search/van', '/api/vehicles/distinct/truck'],
    ...['/cars/new', '/cars/finance', '/cars/leasing', '/leasing-info', '/leasing-articles', '/finance-info'],
    ...['/valuation', '/part-exchange', '/part-exchange/enquire', '/dealers', '/articles/choosing-a-van'],
    ...[`${vehicle}/apply`, `${vehicle}/enquire/part-exchange`],
  ]
  const answers = await Promise.all(paths.map((path) => ask(shop.url, path)))
  expect(answers.filter(({ status }) => status !== 404).map(({ path }) => path)).toEqual([])
  const headers = { 'content-type': 'application/json' }
  const application = await fetch(`${shop.url}/api/finance-application`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  expect(application.status).toBe(404)
})

test('the sitemap has the pages that exist, and no other', async () => {
  const { text } = await ask(shop.url, '/sitemaps/pages.xml')
  const listed = [...text.matchAll(/<loc>[^<]*?\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path = '']) => path)
  expect(listed).toContain('/cars/used')
  const places = /^\/cars\/used\/./
  const asked = listed.filter((path, index) => !places.test(path) || index % 20 === 0)
  for (const path of asked) expect(`${(await ask(shop.url, path)).status} ${path}`).toBe(`200 ${path}`)
})

test('phrases find cars, by price and not by month', async () => {
  const interpret = async (phrase: string) =>
    JSON.parse((await ask(shop.url, `/api/vehicles/interpret?q=${encodeURIComponent(phrase)}`)).text)
  expect(await interpret('white van')).toMatchObject({ type: 'car' })
  const { filters } = await interpret('golf under £200 a month')
  expect(filters).not.toHaveProperty('monthlyPrice')
})

test('its pages are accessible in both colour schemes, and fit a phone', async ({ page }) => {
  for (const path of ['/', '/car-search', vehicle, '/cars/used', '/contact']) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(shop.url + path)
    expect(await faultsInBothSchemes(page), path).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await faultsInBothSchemes(page), path).toEqual([])
    expect(await overflow(page), path).toEqual([])
  }
})
