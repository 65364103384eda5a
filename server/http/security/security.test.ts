import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notReady, openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sendRaw } from '../testing/send-raw.ts'

let site: TestApp
let port: number
beforeAll(async () => {
  site = await openTestApp({ publicUrl: 'https://www.pierhead.example' })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const address = site.app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => site.close())

const send = (lines: string[]) => sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`)
const host = 'Host: www.pierhead.example'

describe('malformed HTTP', () => {
  it.each([
    ['two hosts', ['GET / HTTP/1.1', host, 'Host: evil.example']],
    ['no host', ['GET / HTTP/1.1']],
    ['an invalid host', ['GET / HTTP/1.1', 'Host: a b<script>']],
    ['an incomplete escape', ['GET /%E0%A4%A HTTP/1.1', host]],
    ['bytes that are not UTF-8', ['GET /car-search?make=%FF%FE HTTP/1.1', host]],
    ['a NUL', ['GET /vehicles/%00 HTTP/1.1', host]],
    ['a host with a port out of range', ['GET / HTTP/1.1', 'Host: www.pierhead.example:99999']],
    ['a host with an address out of range', ['GET / HTTP/1.1', 'Host: 1.2.3.999']],
    ['a star as the address', ['GET * HTTP/1.1', host]],
    ['an address of another site', ['GET http://evil.example/ HTTP/1.1', host]],
    ['an invalid header', ['GET / HTTP/1.1', host, 'nonsense']],
    ['no HTTP at all', ['HELLO']],
    ['two lengths', ['POST / HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2']],
  ])('%s answers 400', async (_what, lines) => {
    expect(await send(lines)).toMatch(/^HTTP\/1\.1 400 /)
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

it('has no rate limit for kept answers', async () => {
  const busy = await openTestApp({ limits: { requestsPerMinute: 3 } })
  const statuses: number[] = []
  // An answer of the API is kept from its second request on.
  for (const url of ['/', '/api/vehicles', '/api/vehicles', '/', '/api/vehicles', '/other']) {
    statuses.push((await busy.app.inject(url)).statusCode)
  }
  await busy.close()
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

it('has no rate limit for files', async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'forecourt-client-'))
  await mkdir(join(clientDir, 'assets'))
  await Promise.all(['assets/app.css', 'favicon.svg'].map((file) => writeFile(join(clientDir, file), '')))
  const busy = await openTestApp({ clientDir, limits: { requestsPerMinute: 1 } })
  const statuses: number[] = []
  for (const url of ['/', '/other', '/assets/app.css', '/favicon.svg', '/assets/app.css']) {
    statuses.push((await busy.app.inject(url)).statusCode)
  }
  await busy.close()
  await rm(clientDir, { recursive: true })
  expect(statuses).toEqual([200, 429, 200, 200, 200])
})

describe('health', () => {
  it('is reported separately for the process and for its readiness', async () => {
    const broken = await openTestApp({ readiness: notReady })
    const { app } = broken
    const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
    await broken.close()
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 503])
  })
})
