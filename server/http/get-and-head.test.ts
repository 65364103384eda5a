import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { namesTag } from './if-none-match.ts'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { stockRecord } from './testing/stock-record.ts'

describe('If-None-Match', () => {
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
  ])('%s matches W/"a": %s', (header, expected) => {
    expect(namesTag(header, 'W/"a"')).toBe(expected)
    expect(namesTag(header, '"a"')).toBe(expected)
  })
})

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    stock: [stockRecord({ id: 'c1' })],
    pages: async ({ url }) =>
      new Response('<!doctype html><title>Page</title>', {
        status: url.endsWith('/lost') ? 404 : 200,
        headers: { 'content-type': 'text/html' },
      }),
  })
})
afterAll(() => site.close())

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  site.app.inject({ method, url, headers })

const sharedCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'

describe.each([
  ['/', sharedCaching],
  ['/api/vehicles', 'public, no-cache'],
  ['/api/vehicles/c1', 'public, no-cache'],
  ['/api/vehicles/search/car', 'public, no-cache'],
])('%s', (url, caching) => {
  it.each(['GET', 'HEAD'] as const)('answers %s with 304 to any form of its tag', async (method) => {
    const tag = String((await ask(url)).headers.etag)
    const strong = tag.replace('W/', '')
    for (const header of [tag, strong, `"other", ${tag}`, `W/"a,b",${strong}`, '*']) {
      const { statusCode, body, headers } = await ask(url, { 'if-none-match': header }, method)
      expect([header, statusCode, body, headers.etag]).toEqual([header, 304, '', tag])
      expect([headers['cache-control'], headers.vary]).toEqual([caching, 'accept-encoding'])
      expect([headers['content-length'], headers['content-type']]).toEqual([undefined, undefined])
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
])('%s does not match *', async (url, status) => {
  expect((await ask(url, { 'if-none-match': '*' })).statusCode).toBe(status)
})

it('processes a form with any If-None-Match', async () => {
  expect((await ask('/', { 'if-none-match': '*' }, 'POST')).statusCode).toBe(200)
})
