import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'
import { stockRecord } from './testing/stock-record.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    stock: [stockRecord({ id: 'c1' })],
    pages: async ({ url }) => {
      const type = url.includes('.data') ? 'text/x-script; charset=utf-8' : 'text/html'
      return new Response('word '.repeat(1000), { headers: { 'content-type': type } })
    },
  })
})
afterAll(() => site.close())

const varyOf = async (url: string, headers: Record<string, string> = {}) =>
  (await site.app.inject({ url, headers })).headers.vary

it.each(['/', '/cars.data', '/api/vehicles', '/api/vehicles/c1', '/api/openapi.json', '/healthz'])(
  '%s varies only with the encoding, compressed or not',
  async (url) => {
    for (const encoding of ['br', 'gzip', 'identity', 'br;q=0']) {
      expect(await varyOf(url, { 'accept-encoding': encoding })).toBe('accept-encoding')
    }
    expect(await varyOf(url, { accept: 'text/html' })).toBe('accept-encoding')
  },
)

it('a problem outside the API also varies with Accept, as a page or JSON', async () => {
  for (const accept of ['text/html', 'application/json']) {
    const response = await site.app.inject({ method: 'DELETE', url: '/cars', headers: { accept } })
    expect([response.statusCode, response.headers.vary]).toEqual([405, 'Accept, accept-encoding'])
  }
})

it('a problem of the API is JSON for any Accept header', async () => {
  for (const url of ['/api/nothing', '/api/vehicles/nobody']) {
    const { headers } = await site.app.inject({ url, headers: { accept: 'text/html' } })
    expect([headers['content-type'], headers.vary]).toEqual([
      'application/problem+json; charset=utf-8',
      'accept-encoding',
    ])
  }
})
