import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterAll, expect, it } from 'vitest'
import { openSite } from '../support/open-site.ts'

const stock = [...makeDemoStock({ count: 300 })]
const sold = stock.at(-1)?.metadata.stockId ?? ''
const site = await openSite({ stock, sold: [sold] })
afterAll(() => site.close())

/** The text of `main`, or of the whole page where it has none. */
async function textOf(path: string) {
  const { status, document } = await site.open(path)
  return { status, document, text: (document.querySelector('main') ?? document).textContent }
}

it.each([
  ['/vehicles/never-here', 'Vehicle not found.'],
  ['/vehicles/never-here/apply', 'Vehicle not found.'],
  ['/vehicles?page=0', 'Search vans'],
  ['/truck-search?page=999999999999', 'See the last page'],
])('%s answers 404, with a way onwards', async (path, words) => {
  const { status, text } = await textOf(path)
  expect([status, text]).toEqual([404, expect.stringContaining(words)])
})

it.each(['/vehicles/never-here', '/vehicles?page=0', '/never/here'])(
  '%s has a title, and is no page for search engines',
  async (path) => {
    const { document } = await textOf(path)
    expect(document.querySelector('title')?.textContent).toContain(' not found')
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  },
)

it('a sold vehicle answers 410, and similar ones are offered', async () => {
  const { status, document, text } = await textOf(`/vehicles/${sold}`)
  expect([status, text]).toEqual([410, expect.stringContaining('is no longer for sale')])
  expect(document.querySelector('h1')?.textContent).toBe('Vehicle not found.')
  expect(document.querySelectorAll('article').length).toBeGreaterThan(0)
})

it('an unknown vehicle has others offered, without a monthly price', async () => {
  const { document, text } = await textOf('/vehicles/never-here')
  expect(document.querySelectorAll('article')).toHaveLength(4)
  expect(text).not.toContain('a month')
})

it('results report invalid parameters, and apply the valid ones', async () => {
  const { status, document, text } = await textOf('/car-search?make=Ford&price=cheap&sort=best&page=first')
  expect(status).toBe(200)
  for (const message of ['Price:', 'sorted by relevance', 'here is page 1']) expect(text).toContain(message)
  expect(document.querySelector('[aria-label="Filters in use"]')?.text).toContain('Ford')
})

it('results name the words of a phrase that were not understood', async () => {
  const { text } = await textOf('/find?q=white+flibbertigibbet+wotsit+van')
  expect(text).toContain('We didn’t understand “flibbertigibbet” or “wotsit”.')
})

it('results say when nothing of a phrase was understood, and that nothing is known of safety', async () => {
  const { text } = await textOf('/find?q=something+safe')
  expect(text).toContain('We didn’t understand “safe”, so these are all our cars.')
  expect(text).toContain('We do not hold safety ratings')
})

it('results say that contact details were left out, and do not repeat them', async () => {
  const { document, text } = await textOf('/find?q=ford+07700+900987+jane%40example.com')
  expect(text).toContain('That looks like an email address or a telephone number.')
  expect(document.toString()).not.toMatch(/jane|07700|900987/)
})

it('the home page has the makes of the type that was chosen without script', async () => {
  const { document } = await site.open('/?type=truck')
  const makes = document.querySelectorAll('main select[name="make"] option').map(({ text }) => text)
  expect(makes).toContain('DAF')
  expect(makes).not.toContain('Audi')
})

it('the page of an application is not indexed, and has a key of its own each time', async () => {
  const forms = [0, 1].map(() => site.open(`/vehicles/${encodeURIComponent(site.vehicleId)}/apply`))
  const documents = (await Promise.all(forms)).map(({ document }) => document)
  const keys = documents.map((page) => page.querySelector('[name="idempotencyKey"]')?.getAttribute('value'))
  expect(new Set(keys).size).toBe(2)
  for (const page of documents)
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

it('every page names the document of the API, and /llms.txt has addresses that answer', async () => {
  for (const path of ['/', '/car-search', '/never/here']) {
    const { document } = await site.open(path)
    const link = document.querySelector('link[rel="service-desc"]')
    const api = await site.ask(link?.getAttribute('href') ?? '')
    expect([path, api.status, JSON.parse(api.body).openapi]).toEqual([path, 200, '3.1.0'])
  }
  const { body } = await site.ask('/llms.txt')
  const linked = Array.from(body.matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => new URL(address).pathname)
  expect(linked).toEqual(
    expect.arrayContaining(['/mcp', '/api/openapi.json', '/feeds/van.atom', '/sitemap.xml']),
  )
  for (const path of linked)
    expect([path, (await site.ask(path)).status]).toEqual([path, path === '/mcp' ? 405 : 200])
})

it('nobody is asked about a script of another company where the dealer has none', async () => {
  const { document, text } = await textOf('/cookies')
  expect(document.querySelector('[data-foreign-script]')).toBeNull()
  expect(text).not.toContain('What another company may keep')
})
