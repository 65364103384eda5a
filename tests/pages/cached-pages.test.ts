import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ask, listenAndAsk } from '#server/http/testing/ask.ts'
import { openTestApp, type TestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'

const stock = [...makeDemoStock({ count: 100 })]

/** The built pages on a stock whose cache version the test sets, and how often each was rendered. */
async function openCountedSite() {
  const world = { version: '1', rendered: new Map<string, number>() }
  const site = await openTestApp({
    stock,
    pagesOn: async (services) => {
      services.stock.cacheVersion = () => world.version
      const pages = await loadPages(services)
      return (request, options) => {
        const path = new URL(request.url).pathname
        world.rendered.set(path, (world.rendered.get(path) ?? 0) + 1)
        return pages(request, options)
      }
    },
  })
  return { site, world, ask: await listenAndAsk(site.app) }
}

const visitor = {
  cookie: 'session=Quillfeather',
  'user-agent': 'Quillfeather/1.0',
  referer: 'https://example.com/?q=Quillfeather',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': 'https',
  'accept-language': 'cy',
}
const host = 'pierhead.example'

const paths = [
  ...['/', '/cars', '/car-search', '/cars/used', '/vehicles', '/offers', '/saved', '/car-search.data'],
  ...['/sitemap.xml', '/privacy', '/articles', '/articles/credit-score', '/offline', '/robots.txt'],
  '/about.data',
]

describe('kept pages', () => {
  let site: TestApp
  let other: TestApp
  let world: Awaited<ReturnType<typeof openCountedSite>>['world']
  let ask: Ask
  let askOther: Ask
  beforeAll(async () => {
    ;({ site, world, ask } = await openCountedSite())
    ;({ site: other, ask: askOther } = await openCountedSite())
  })
  afterAll(() => Promise.all([site.close(), other.close()]))

  it.each(paths)('%s is the same for every visitor', async (path) => {
    const first = await ask(path, { headers: { ...visitor, host } })
    const plain = await askOther(path, { headers: { host } })
    expect(first.status).toBe(200)
    expect(first.body.toString()).toBe(plain.body.toString())
    expect(first.headers).toEqual(plain.headers)
    expect(JSON.stringify(first.headers) + first.body).not.toMatch(/Quillfeather|203\.0\.113/)
  })

  it('do not include the list of a visitor', async () => {
    const [vehicle] = stock
    for (const path of ['/saved', '/compare']) {
      const address = `${path}?v=${vehicle?.metadata.stockId}`
      world.rendered.clear()
      for (const { status, headers, body } of [
        await ask(address, { headers: { host } }),
        await ask(address, { headers: { host } }),
      ]) {
        expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache'])
        expect(String(body)).toContain('<meta name="robots" content="noindex"/>')
      }
      expect(world.rendered.get(path)).toBe(2)
    }
  })

  it('do not include the application form', async () => {
    const [vehicle] = stock
    const path = `/vehicles/${vehicle?.metadata.stockId}/apply`
    const { headers } = await ask(path, { headers: { host } })
    const form = headers.location ?? ''
    for (const address of [form, form.replace('?', '.data?')]) {
      const answers = [await ask(address, { headers: { host } }), await ask(address, { headers: { host } })]
      for (const { status, headers } of answers)
        expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
    }
    expect(
      [...world.rendered].filter(([rendered]) => rendered.startsWith(path)).map(([, times]) => times),
    ).toEqual([3, 2])
  })
})
