import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './testing/open-test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    pages: async () => new Response('word '.repeat(1000), { headers: { 'content-type': 'text/html' } }),
  })
})
afterAll(() => site.close())

describe.each(['/', '/api/vehicles', '/api/openapi.json', '/api/problems', '/healthz'])('HEAD %s', (url) => {
  it.each(['identity', 'gzip', 'br', 'gzip, deflate, br, zstd', '*'])(
    'has no Content-Length that differs from GET, for %s',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding }
      const [get, head] = await Promise.all([
        site.app.inject({ url, headers }),
        site.app.inject({ method: 'HEAD', url, headers }),
      ])
      expect([head.statusCode, head.body]).toEqual([200, ''])
      expect([get.headers['content-length'], undefined]).toContain(head.headers['content-length'])
      expect([head.headers.etag, head.headers.vary]).toEqual([get.headers.etag, get.headers.vary])
    },
  )

  it('has a Content-Length without compression', async () => {
    const head = await site.app.inject({ method: 'HEAD', url })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
  })
})
