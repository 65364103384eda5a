import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { PageHandler } from '../app-options.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { pageRoute } from '../testing/page-route.ts'

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

async function open(pages: PageHandler, publicUrl: string | null = null) {
  site = await openTestApp({ pages, publicUrl })
  return site.app
}

const page = (html: string, init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })

describe('pages', () => {
  it('pass the whole public address to the page handler', async () => {
    const seen: string[] = []
    const app = await open(async (request) => {
      seen.push(request.url)
      return page('')
    }, 'https://www.pierhead.example')
    await app.inject('/car-search?make=Land%20Rover&price=-9999')
    await app.inject({
      url: '//evil.example/x',
      headers: { host: '10.0.0.1:3000', 'x-forwarded-host': 'evil.example' },
    })
    expect(seen).toEqual([
      'https://www.pierhead.example/car-search?make=Land%20Rover&price=-9999',
      'https://www.pierhead.example/evil.example/x',
    ])
  })

  it('keep the status and headers of the page handler, redirects included', async () => {
    const app = await open(async () => new Response(null, { status: 301, headers: { location: '/cars' } }))
    const response = await app.inject('/car')
    expect([response.statusCode, response.headers.location]).toEqual([301, '/cars'])
    expect([response.body, response.headers['content-type']]).toEqual(['', undefined])
  })

  it('redirect every other spelling of an address to the canonical one, for every method', async () => {
    const methods: string[] = []
    const app = await open(async ({ method }) => {
      methods.push(method)
      return page('')
    })
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: '//Cars/?make=Land%20Rover' })
      expect([method, statusCode, headers.location]).toEqual([method, 308, '/cars?make=Land%20Rover'])
    }
    // The form is sent again to the canonical address, so it is not processed here.
    expect(methods).toEqual(['GET', 'GET', 'GET'])
  })

  it('keep a redirect whose address is personal out of shared caches', async () => {
    const app = await open(async () => page(''))
    for (const url of ['/Car-Search?postcode=CH1+4LD', '/car-search/?q=jane@example.com'])
      expect((await app.inject(url)).headers['cache-control']).toBe('private, no-cache')
  })

  it('keep a redirect to a page of one person out of shared caches: its query is a secret', async () => {
    const pageRoutes = [pageRoute('/application-status', { isPersonal: true }), pageRoute('/cars')]
    site = await openTestApp({ pages: async () => page(''), pageRoutes })
    for (const url of [
      '/Application-status?of=x',
      '//application-status/?of=x',
      '/APPLICATION-STATUS.data?of=x',
    ])
      expect((await site.app.inject(url)).headers['cache-control'], url).toBe('private, no-cache')
    expect((await site.app.inject('/Cars?make=Ford')).headers['cache-control']).toBeUndefined()
  })

  it('are not made for a redirect from another spelling, nor for a form that they do not take', async () => {
    let made = 0
    const pageRoutes = [pageRoute('/car-search'), pageRoute('/vehicles/:id')]
    const pages: PageHandler = async () => {
      made += 1
      return page('')
    }
    site = await openTestApp({ pages, pageRoutes })
    const { app } = site
    for (const url of ['/Car-search/?make=Ford', '//car-search', '/CAR-SEARCH.data', '/%63ar-search'])
      expect((await app.inject(url)).statusCode).toBe(308)
    const refused = await app.inject({ method: 'POST', url: '/car-search', payload: {} })
    expect([refused.statusCode, refused.headers.allow, made]).toEqual([405, 'GET, HEAD, OPTIONS', 0])
    await app.inject('/Vehicles/1')
    expect(made).toBe(1)
  })

  it('answer 404 to an unknown address in every spelling, forms included', async () => {
    const app = await open(async ({ method }) => page('', { status: method === 'POST' ? 405 : 404 }))
    for (const method of ['GET', 'POST'] as const)
      for (const url of ['/nothing', '/Nothing/'])
        expect((await app.inject({ method, url })).statusCode).toBe(404)
  })

  it('have a content policy that allows no inline script, and files have none of it', async () => {
    const app = await open(async (request) =>
      request.url.endsWith('.txt')
        ? new Response('words', { headers: { 'content-type': 'text/plain' } })
        : page('<script>evil()</script>'),
    )
    const { headers } = await app.inject('/')
    expect(headers['content-security-policy']).toContain("; script-src 'self' 'inline-speculation-rules'; ")
    expect(headers['x-content-type-options']).toBe('nosniff')
    const text = await app.inject('/robots.txt')
    expect(text.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
  })

  it('give the next page no personal address as its referrer', async () => {
    const app = await open(async () => page(''))
    const policyOf = async (url: string) => (await app.inject(url)).headers['referrer-policy']
    expect(await policyOf('/car-search?postcode=L3+4DB&sort=distance')).toBe('strict-origin')
    expect(await policyOf('/car-search?postcode=L3&sort=distance')).toBe('strict-origin-when-cross-origin')
  })

  it('receive the body of a form unchanged, and a signal that is not aborted while the client waits', async () => {
    const app = await open(async (request) => {
      const name = (await request.formData()).get('firstName')
      await sleep(20)
      return page(`${name} ${request.signal.aborted}`)
    })
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const body = new URLSearchParams({ firstName: 'Zoë' })
    const response = await fetch(`${address}/vehicles/1/apply`, { method: 'POST', body })
    expect(await response.text()).toBe('Zoë false')
  })

  it('pass a form over the limit to its page, with the body and the remaining wait', async () => {
    const seen: unknown[] = []
    site = await openTestApp({
      limits: { formsPerTenMinutes: 1 },
      pages: async (request, { retryAfterSeconds }) => {
        const name = (await request.formData()).get('firstName')
        seen.push([name, retryAfterSeconds])
        return page(`${name}`, { status: retryAfterSeconds === null ? 200 : 429 })
      },
    })
    const send = (name = 'Ada') =>
      site?.app.inject({
        method: 'POST',
        url: '/vehicles/1/apply',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: `firstName=${name}`,
      })
    const taken = await send()
    const limited = await send()
    const oversized = await send('x'.repeat(70_000))
    const flooding = await send()
    const wait = Number(limited?.headers['retry-after'])
    expect([taken?.statusCode, taken?.headers['retry-after']]).toEqual([200, undefined])
    expect([limited?.statusCode, limited?.body]).toEqual([429, 'Ada'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
    expect(seen).toEqual([
      ['Ada', null],
      ['Ada', wait],
    ])
    expect(oversized?.statusCode).toBe(413)
    expect([flooding?.statusCode, Number(flooding?.headers['retry-after']) > 0]).toEqual([429, true])
    expect(flooding?.body).toContain('Too many requests')
    expect(flooding?.body, 'a way to reach the dealer').toContain('href="tel:')
  })

  it('count a form that stores a lead against the limit, and one that is only answered never', async () => {
    const pageRoutes = [pageRoute('/apply', { form: 'lead' }), pageRoute('/valuation', { form: 'answer' })]
    const limits = { formsPerTenMinutes: 1 }
    site = await openTestApp({ pages: async () => page(''), pageRoutes, limits })
    const { app } = site
    const wait = async (url: string) => {
      const { headers } = await app.inject({ method: 'POST', url, payload: {} })
      return headers['retry-after'] !== undefined
    }
    const waits = []
    for (const url of ['/valuation', '/valuation', '/apply', '/apply', '/valuation'])
      waits.push(await wait(url))
    expect(waits).toEqual([false, false, false, true, false])
  })

  it('refuse other methods', async () => {
    const pageRoutes = [pageRoute('/vehicles/:id/apply', { form: 'lead' })]
    site = await openTestApp({ pages: async () => page(''), pageRoutes })
    const { app } = site
    const allowed = async (url: string) => {
      const { statusCode, headers } = await app.inject({ method: 'DELETE', url })
      return [statusCode, headers.allow]
    }
    expect(await allowed('/cars')).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await allowed('/vehicles/1/apply')).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  })

  it('answer 500 without the cause when rendering throws', async () => {
    const app = await open(async () => {
      throw new Error('secret path /home/dealer')
    })
    const response = await app.inject({ url: '/', headers: { accept: 'text/html' } })
    expect(response.statusCode).toBe(500)
    expect(response.body).toContain('Something went wrong on our side')
    expect(response.body).not.toContain('secret')
  })
})
