import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'
import { sendRaw } from '../testing/send-raw.ts'

const site = await openTestApp({ publicUrl: 'https://www.pierhead.example' })
afterAll(() => site.close())
const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)

const send = (lines: string[]) => sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`)
const host = 'Host: www.pierhead.example'

describe('a request to a page', () => {
  const page = 'GET /page HTTP/1.1'

  it.each([
    ['two hosts', [page, host, 'Host: evil.example'], 400],
    ['no host', [page], 400],
    ['no host in HTTP/1.0', ['GET /page HTTP/1.0'], 400],
    ['an invalid host', [page, 'Host: a b<script>'], 400],
    ['a host with a port out of range', [page, 'Host: www.pierhead.example:99999'], 400],
    ['a host with an address out of range', [page, 'Host: 1.2.3.999'], 400],
    ['an invalid header', [page, host, 'nonsense'], 400],
    ['two lengths', [page, host, 'Content-Length: 1', 'Content-Length: 2'], 400],
    ['a compressed body', [page, host, 'Content-Encoding: gzip'], 415],
    ['another method', ['DELETE /page HTTP/1.1', host], 405],
    ['a method that Node does not know', ['BREW /page HTTP/1.1', host], 400],
    ['an absolute address', ['GET https://www.pierhead.example/page HTTP/1.1', host], 200],
    ['an address of another site', ['GET http://evil.example/page HTTP/1.1', host], 400],
    ['a condition on the state', [page, host, 'If-Match: "other"'], 200],
    ['a range', [page, host, 'Range: bytes=0-1'], 200],
    ['a date condition', [page, host, 'If-Modified-Since: Sun, 22 Nov 2026 12:00:00 GMT'], 200],
  ])('with %s is answered with %i, as are those to a cached response', async (_what, lines, status) => {
    // No two requests are to the same page, so the first is never from memory.
    const unseen = randomUUID()
    await site.app.inject({ url: '/cached', headers: { host: 'www.pierhead.example' } })
    for (const name of [unseen, 'cached']) {
      const asked = lines.map((line) => line.replace('/page', `/${name}`))
      expect([name, (await send(asked)).slice(0, 12)]).toEqual([name, `HTTP/1.1 ${status}`])
    }
  })

  it.each([
    ['an incomplete escape', ['GET /%E0%A4%A HTTP/1.1', host]],
    ['bytes that are not UTF-8', ['GET /car-search?make=%FF%FE HTTP/1.1', host]],
    ['a NUL', ['GET /vehicles/%00 HTTP/1.1', host]],
    ['a star as the address', ['GET * HTTP/1.1', host]],
    ['no HTTP at all', ['HELLO']],
  ])('with %s is answered with 400', async (_what, lines) => {
    expect(await send(lines)).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('from memory is answered after an earlier request on the same connection', async () => {
    const received = await send(['GET /api/problems HTTP/1.1', host, '', 'GET /cached HTTP/1.1', host])
    const types = received.match(/content-type: [\w/]+/gi)
    expect(types).toEqual(['content-type: application/json', 'content-type: text/html'])
  })

  it('OPTIONS * is valid', async () => {
    expect(await send(['OPTIONS * HTTP/1.1', host])).toMatch(/^HTTP\/1\.1 204 /)
  })

  it('answers 414 and 431 to an address and headers that are too long', async () => {
    expect(await send([`GET /${'a'.repeat(9_000)} HTTP/1.1`, host])).toMatch(/^HTTP\/1\.1 414 /)
    expect(await send(['GET / HTTP/1.1', host, `X-Long: ${'a'.repeat(20_000)}`])).toMatch(/^HTTP\/1\.1 431 /)
  })
})

describe('a form from another site', () => {
  const post = (headers: Record<string, string>) =>
    site.app.inject({
      method: 'POST',
      url: '/api/finance-application',
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    })

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://evil.example', host: 'evil.example' }],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    [{ origin: 'https://www.pierhead.example.evil.example' }],
  ])('is refused: %o', async (headers) => {
    expect((await post(headers)).json()).toMatchObject({ status: 403, code: 'foreign-origin' })
  })

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.pierhead.example' }],
    [{ origin: 'https://www.pierhead.example' }],
  ])('is not assumed for %o', async (headers) => {
    expect((await post(headers)).statusCode).not.toBe(403)
  })
})

describe('headers', () => {
  it('allow nothing in responses other than pages', async () => {
    const { headers } = await site.app.inject('/api/vehicles')
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers.server ?? headers['x-powered-by'] ?? headers['set-cookie']).toBeUndefined()
  })

  it('contain HSTS only with an https PUBLIC_URL', async () => {
    const plain = await openTestApp()
    expect((await plain.app.inject('/')).headers['strict-transport-security']).toBeUndefined()
    await plain.close()
  })
})

it('has one rate limit per client for pages and API, except for health checks', async () => {
  const busy = await openTestApp({ limits: { requestsPerMinute: 3 } })
  const statuses = [(await busy.app.inject({ method: 'HEAD', url: '/' })).statusCode]
  for (const url of ['/1', '/api/vehicles', '/2', '/api/vehicles?page=2', '/healthz', '/readyz']) {
    statuses.push((await busy.app.inject(url)).statusCode)
  }
  await busy.close()
  expect(statuses).toEqual([200, 200, 200, 429, 429, 200, 200])
})

it('has no rate limit for cached responses', async () => {
  const busy = await openTestApp({ limits: { requestsPerMinute: 2 } })
  const statuses: number[] = []
  for (const url of ['/', '/api/vehicles', '/api/vehicles', '/', '/api/vehicles', '/other']) {
    statuses.push((await busy.app.inject(url)).statusCode)
  }
  await busy.close()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
