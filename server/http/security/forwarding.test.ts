import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'
import { sendAndWait } from '../testing/send-raw.ts'

let site: TestApp | undefined
afterEach(async () => {
  await site?.close()
  site = undefined
})

const seenUrl = async ({ url }: Request) => new Response(url, { headers: { 'content-type': 'text/plain' } })

async function listenAt(publicUrl: string | null): Promise<number> {
  site = await openTestApp({ publicUrl, pages: seenUrl })
  return Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
}

describe('forwarding headers', () => {
  it.each(['[', 'a b', 'evil.example:99999', '1.2.3.999', 'evil.example/path', ''])(
    'with the host %j have no effect, trusted or not',
    async (forwarded) => {
      for (const trustProxy of [false, 1] as const) {
        site = await openTestApp({ trustProxy, pages: seenUrl })
        const headers = { host: 'a.example', 'x-forwarded-host': forwarded, 'x-forwarded-proto': 'no such' }
        const { statusCode, body } = await site.app.inject({ url: '/cars', headers })
        await site.close()
        site = undefined
        expect([statusCode, body]).toEqual([200, 'http://a.example/cars'])
      }
    },
  )

  async function linesAfter(trustProxy: false | number | string[], headers: Record<string, string>) {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    site = await openTestApp({ trustProxy, logger })
    for (let count = 0; count < 3; count++) await site.app.inject({ url: '/', headers })
    return lines
  }

  it.each([
    [false, { 'x-forwarded-for': '198.51.100.7' }],
    [false, { forwarded: 'for=198.51.100.7' }],
    [['10.0.0.0/8'], { 'x-forwarded-host': 'evil-198.51.100.7.example' }],
  ] as const)(
    'from a peer that TRUST_PROXY %j does not name are logged once, without their values',
    async (trust, headers) => {
      const lines = await linesAfter(trust === false ? false : [...trust], { ...headers })
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, headers: Object.keys(headers) })
      expect(lines[0]).not.toContain('198.51.100.7')
    },
  )

  it.each([[1], [['loopback']], [['127.0.0.0/8', '10.0.0.0/8']]])(
    'from a peer that TRUST_PROXY %j names are not logged',
    async (trust) => {
      expect(await linesAfter(trust, { 'x-forwarded-for': '198.51.100.7' })).toEqual([])
    },
  )

  it('are not logged when a request has none', async () => {
    expect(await linesAfter(false, {})).toEqual([])
  })
})

describe('a request target in absolute form', () => {
  const get = (port: number, target: string, host: string) =>
    sendAndWait(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

  it.each([
    ['http://a.example/cars?make=Ford', 'a.example', 'http://a.example/cars?make=Ford'],
    ['HTTP://A.example:8080/', 'a.example:8080', 'http://a.example:8080/'],
    ['https://a.example', 'a.example', 'http://a.example/'],
    ['http://a.example?page=1', 'a.example', 'http://a.example/?page=1'],
  ])('%s is answered like its path', async (target, host, url) => {
    const answer = await get(await listenAt(null), target, host)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.endsWith(url)).toBe(true)
  })

  it('takes precedence over the Host header if it names this site', async () => {
    const port = await listenAt('https://www.pierhead.example')
    const answer = await get(port, 'http://www.pierhead.example/cars', 'other.example')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer.endsWith('https://www.pierhead.example/cars')).toBe(true)
  })

  it.each([
    ['http://evil.example/', 'www.pierhead.example'],
    ['http://user@www.pierhead.example/', 'www.pierhead.example'],
    ['ftp://www.pierhead.example/', 'www.pierhead.example'],
    ['www.pierhead.example:443', 'www.pierhead.example'],
  ])('%s is refused, because the site is not a proxy', async (target, host) => {
    expect(await get(await listenAt('https://www.pierhead.example'), target, host)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })

  it('works for the API', async () => {
    const port = await listenAt(null)
    expect(await get(port, 'http://a.example/api/vehicles', 'a.example')).toContain(
      'X-Total-Count: 0'.toLowerCase(),
    )
  })
})
