import type { InjectOptions } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PageHandler } from '../app-options.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { pageRoute } from '../testing/page-route.ts'
import { stockRecord } from '../testing/stock-record.ts'

const limits = { requestsAtOnce: 1, requestsWaiting: 4, requestsWaitingPerClient: 2 }

/** Waits until earlier requests have reached the queue. */
async function queued(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

/** A site whose pages wait for `finish`. `begun` lists the requests whose rendering has begun, in order. */
async function openBusySite() {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
  const begun: string[] = []
  const pages: PageHandler = async ({ method, url }) => {
    begun.push(`${method} ${new URL(url).pathname}`)
    await finished
    return new Response('<!doctype html><title>Page</title>', { headers: { 'content-type': 'text/html' } })
  }
  const site = await openTestApp({
    pages,
    pageRoutes: [pageRoute('/vehicles/:id/apply', { form: 'lead' })],
    stock: [stockRecord({ id: 'c1' })],
    trustProxy: 1,
    limits,
  })
  onTestFinished(() => site.close())
  // Awaited here, because `inject` sends the request only when its result is awaited.
  async function ask(
    url: string,
    client: string,
    more: Pick<InjectOptions, 'method' | 'headers' | 'payload'> = {},
  ) {
    const headers = { accept: 'text/html', ...more.headers, 'x-forwarded-for': client }
    return await site.app.inject({ ...more, url, headers })
  }
  const hasBegun = async (count: number) => {
    while (begun.length < count) await new Promise(setImmediate)
  }
  return { ask, begun, finish, hasBegun }
}

describe('a busy site', () => {
  it('refuses a client with too many concurrent requests, and no other', async () => {
    const { ask, finish } = await openBusySite()
    const greedy = ['/1', '/2', '/3', '/4', '/5'].map((url) => ask(url, '192.0.2.1'))
    const refused = await Promise.race(greedy)
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '3',
      'no-store',
    ])
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.body).toContain('Please try again in a few seconds.')
    expect(refused.body).toContain('<a href="">Try again</a>')
    const other = ask('/6', '192.0.2.2')
    finish()
    expect((await other).statusCode).toBe(200)
    const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 200, 503, 503, 503])
  })

  it('answers health checks and accepts applications while all slots are taken', async () => {
    const { ask, finish, hasBegun } = await openBusySite()
    const greedy = ['/1', '/2', '/3', '/4'].map((url) => ask(url, '192.0.2.1'))
    await hasBegun(1)
    expect((await ask('/healthz', '192.0.2.1')).statusCode).toBe(200)
    expect((await ask('/readyz', '192.0.2.1')).statusCode).toBe(200)
    const application = await ask('/api/finance-application', '192.0.2.1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{"vehicleId":"c1","vehicleDetails":{}}',
    })
    expect(application.statusCode).toBe(201)
    finish()
    await Promise.all(greedy)
  })

  it('processes the form of an application while all slots are taken', async () => {
    const { ask, begun, finish, hasBegun } = await openBusySite()
    const pages = ['/1', '/2', '/3'].map((url, index) => ask(url, `192.0.2.${index + 1}`))
    await hasBegun(1)
    const form = ask('/vehicles/c1/apply', '192.0.2.1', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'surname=Lovelace',
    })
    await hasBegun(2)
    finish()
    await Promise.all([...pages, form])
    expect(begun).toEqual(['GET /1', 'POST /vehicles/c1/apply', 'GET /2', 'GET /3'])
  })

  it('queues API calls together with pages', async () => {
    const { ask, finish, hasBegun } = await openBusySite()
    const rendered = ask('/1', '192.0.2.1')
    await hasBegun(1)
    const waiting = ['/2', '/3'].map((url) => ask(url, '192.0.2.1'))
    await queued()
    const call = await ask('/api/vehicles/search/car', '192.0.2.1')
    expect([call.statusCode, call.json().code]).toEqual([503, 'overloaded'])
    finish()
    await Promise.all([rendered, ...waiting])
  })
})
