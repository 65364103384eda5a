import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { listenAndAsk } from '#server/http/testing/ask.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'

const stock = [...makeDemoStock({ count: 100 })]

/** The built pages on a stock whose cache version the test sets, and how often each was rendered. */
async function openCountedSite() {
  const world = { version: '1', rendered: new Map<string, number>() }
  const site = await openTestApp({
    stock,
    pagesOn: async (services) => {
      const { pages, pageRoutes } = await loadPages(services)
      return {
        pageRoutes,
        pages(request, options) {
          const path = new URL(request.url).pathname
          world.rendered.set(path, (world.rendered.get(path) ?? 0) + 1)
          return pages(request, options)
        },
      }
    },
  })
  site.loadedStock().cacheVersion = () => world.version
  return { site, world, ask: await listenAndAsk(site.app) }
}

const host = 'pierhead.example'

const { site, world, ask } = await openCountedSite()
afterAll(() => site.close())

describe('cached pages', () => {
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
