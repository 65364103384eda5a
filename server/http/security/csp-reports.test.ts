import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMetrics, type ProcessMetrics } from '#server/observe/metrics.ts'
import { createObserver } from '#server/observe/observer.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let site: TestApp
let metrics: ProcessMetrics
beforeEach(async () => {
  metrics = createMetrics()
  site = await openTestApp({ observer: createObserver(metrics) })
})
afterEach(() => site.close())

const page = 'https://www.pierhead.example/car-search?postcode=L1+8JQ'

function send(payload: unknown, type = 'application/csp-report', headers: Record<string, string> = {}) {
  const text = typeof payload === 'string' ? payload : JSON.stringify(payload)
  const options = { method: 'POST', url: '/csp-reports', payload: text } as const
  return site.app.inject({ ...options, headers: { 'content-type': type, ...headers } })
}

const reportUri = (directive: unknown, blocked: unknown) => ({
  'csp-report': { 'document-uri': page, 'effective-directive': directive, 'blocked-uri': blocked },
})

/** Counted violations, as "directive blocked": count. */
async function counted(): Promise<Record<string, number>> {
  const text = await (await metrics.scrape()).getSingleMetricAsString('forecourt_csp_violations_total')
  const lines = text.matchAll(/\{directive="([^"]*)",blocked="([^"]*)"\} (\d+)/g)
  return Object.fromEntries(
    [...lines].map(([, directive, blocked, count]) => [`${directive} ${blocked}`, Number(count)]),
  )
}

describe('reports of violations of the content policy', () => {
  it('are counted by directive and kind', async () => {
    await send(reportUri('script-src-elem', 'inline'))
    await send(reportUri('img-src https://m.atcdn.co.uk', 'https://elsewhere.example/a.png?b'))
    await send(reportUri('script-src', 'moz-extension://1b2c/x.js'))
    expect((await send(reportUri('connect-src', page))).statusCode).toBe(204)
    expect(await counted()).toEqual({
      'script-src-elem inline': 1,
      'img-src other': 1,
      'script-src extension': 1,
      'connect-src own': 1,
    })
  })

  it('cannot add a label of their own', async () => {
    for (const made of ['ada@example.com', '__proto__', 'constructor', '', null, 7, {}])
      await send(reportUri(made, made))
    expect(await counted()).toEqual({ 'other other': 7 })
  })

  it.each(['', 'no JSON', '[]', '{}', 'null', '[null, 7, []]', '{"csp-report": 7}'])(
    'that make no sense are accepted and not counted: %s',
    async (payload) => {
      expect((await send(payload)).statusCode).toBe(204)
      expect(await counted()).toEqual({})
    },
  )

  it('are limited in size and rate, and to our own pages', async () => {
    expect((await send('x'.repeat(70_000))).statusCode).toBe(413)
    const fromElsewhere = { 'sec-fetch-site': 'cross-site' }
    expect((await send(reportUri('img-src', 'data'), undefined, fromElsewhere)).statusCode).toBe(403)
    expect((await send(reportUri('img-src', 'data'), 'text/plain')).statusCode).toBe(415)
    const statuses = []
    for (let sent = 0; sent < 40; sent++) statuses.push((await send(reportUri('img-src', 'data'))).statusCode)
    expect(statuses).toContain(429)
  })

  it('are asked for by every page, and only where metrics are collected', async () => {
    const { headers } = await site.app.inject('/')
    expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports$/)
    const other = await openTestApp()
    const plain = await other.app.inject('/')
    expect(plain.headers['content-security-policy']).not.toContain('report')
    await other.close()
  })
})
