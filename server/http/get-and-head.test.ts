import { afterAll, describe, expect, it } from 'vitest'
import { namesTag } from './if-none-match.ts'
import { openTestApp } from './testing/open-test-app.ts'
import { stockRecord } from './testing/stock-record.ts'

const site = await openTestApp({
  stock: [stockRecord({ id: 'c1' })],
  pages: async ({ url }) =>
    new Response('word '.repeat(1000), {
      status: url.endsWith('/lost') ? 404 : 200,
      headers: { 'content-type': url.includes('.data') ? 'text/x-script; charset=utf-8' : 'text/html' },
    }),
})
afterAll(() => site.close())

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  site.app.inject({ method, url, headers })

const stockUrls = [
  'vehicles',
  'vehicles/c1',
  ...['search', 'distinct', 'facets'].map((path) => `vehicles/${path}/car`),
].map((path) => `/api/${path}`)

describe.each(['/', '/cars.data', ...stockUrls, '/api/openapi.json', '/api/problems', '/healthz'])(
  '%s',
  (url) => {
    it.each(['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', '*', 'br;q=0'])(
      'varies only with the encoding, and answers HEAD as GET without the body, for %s',
      async (encoding) => {
        const headers = { 'accept-encoding': encoding, accept: 'text/html' }
        const [get, head] = [await ask(url, headers), await ask(url, headers, 'HEAD')]
        expect([get.statusCode, head.statusCode, head.body]).toEqual([200, 200, ''])
        // The length may be absent; it must not be another.
        expect([get.headers['content-length'], undefined]).toContain(head.headers['content-length'])
        expect(head.headers.etag).toBe(get.headers.etag)
        expect([get.headers.vary, head.headers.vary]).toEqual(['accept-encoding', 'accept-encoding'])
      },
    )

    it('has a Content-Length without compression', async () => {
      expect(Number((await ask(url, {}, 'HEAD')).headers['content-length'])).toBeGreaterThan(0)
    })
  },
)

describe.each([
  ['/', 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'],
  ...stockUrls.map((url) => [url, 'public, no-cache']),
])('%s', (url, caching) => {
  it.each(['GET', 'HEAD'] as const)('answers %s with 304 to any form of its tag', async (method) => {
    const tag = String((await ask(url)).headers.etag)
    const strong = tag.replace('W/', '')
    for (const header of [tag, strong, `"other", ${tag}`, `W/"a,b",${strong}`, '*']) {
      const { statusCode, body, headers } = await ask(url, { 'if-none-match': header }, method)
      expect([header, statusCode, body, headers.etag]).toEqual([header, 304, '', tag])
      expect([headers['cache-control'], headers.vary]).toEqual([caching, 'accept-encoding'])
      expect([headers['content-length'], headers['content-type']]).toEqual([undefined, undefined])
      expect(headers['content-encoding']).toBeUndefined()
    }
  })

  it('answers in full to another tag', async () => {
    const { statusCode, body } = await ask(url, { 'if-none-match': '"other", W/"another"' })
    expect([statusCode, body.length > 0]).toEqual([200, true])
  })
})

it.each([
  ['/lost', 404],
  ['/api/vehicles/nobody', 404],
  ['/api/vehicles/search/car?price=x', 400],
])('%s has no tag and matches neither * nor the tag of another answer', async (url, status) => {
  const { etag: ofAnother } = (await ask('/api/vehicles/c1')).headers
  for (const tag of ['*', String(ofAnother)]) {
    const { statusCode, headers } = await ask(url, { 'if-none-match': tag })
    expect([statusCode, headers.etag]).toEqual([status, undefined])
  }
})

it('processes a form with any If-None-Match', async () => {
  expect((await ask('/', { 'if-none-match': '*' }, 'POST')).statusCode).toBe(200)
})

it('a problem outside the API also varies with Accept, as a page or JSON', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const response = await site.app.inject({ method: 'DELETE', url: '/cars', headers: { accept } })
    expect([response.statusCode, response.headers.vary]).toEqual([405, 'Accept, accept-encoding'])
  }
})

it('a problem of the API is JSON for any Accept header', async () => {
  for (const url of ['/api/nothing', '/api/vehicles/nobody']) {
    const { headers } = await ask(url, { accept: 'text/html' })
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(headers.vary).toBe('accept-encoding')
  }
})

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['W/"b", W/"a"', true],
  ['"b","a"', true],
  ['"b, \\"a', false],
  ['"x, y", W/"a" ', true],
  [' * ', true],
  ['', false],
  ['a', false],
  ['W/"ab"', false],
  ['w/"A"', false],
  [undefined, false],
])('If-None-Match %s matches W/"a": %s', (header, expected) => {
  expect(namesTag(header, 'W/"a"')).toBe(expected)
  expect(namesTag(header, '"a"')).toBe(expected)
})
