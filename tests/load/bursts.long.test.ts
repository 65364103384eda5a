import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { type Site, startSite } from '../e2e/support/start-site.ts'
import { fillStock } from '../faults/stock-import.ts'
import { type Sent, send } from './send.ts'

// The site is what `npm run build` made; `npm test` does so first.
describe.skipIf(!existsSync('build/server/index.js'))('a burst of requests', () => {
  let site: Site
  let dispose: () => Promise<void>
  beforeAll(async () => {
    const temporary = await createTemporaryFolder()
    dispose = temporary.dispose
    const dataDir = temporary.folder
    await fillStock(dataDir, 200)
    site = await startSite({
      dataDir,
      env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://www.forecourt.example' },
    })
  })
  afterAll(async () => {
    await site.stop()
    await dispose()
  })

  const get = (path: string, client: string) => send({ url: site.url + path, client })
  const apply = (client: string) => {
    const contentType = 'application/json'
    const body = '{"vehicleId":"v1","vehicleDetails":{}}'
    return send({ url: `${site.url}/api/finance-application`, client, method: 'POST', contentType, body })
  }
  const applyByForm = (client: string) => {
    const contentType = 'application/x-www-form-urlencoded'
    return send({
      url: `${site.url}/vehicles/v1/apply`,
      client,
      method: 'POST',
      contentType,
      body: 'surname=L',
    })
  }
  const statusesOf = (answers: Sent[]) => [...new Set(answers.map(({ status }) => status))].sort()
  /** Another address for each number. */
  const visitor = (number: number) => `198.51.${Math.floor(number / 200)}.${(number % 200) + 1}`

  it('of 600 searches from one address delays no health check, application or other client', async () => {
    const order: string[] = []
    const noted = (name: string, sent: Promise<Sent>) => sent.finally(() => order.push(name))
    const search = (number: number) =>
      noted('search', get(`/car-search?price=-${9_000 + number}`, '203.0.113.9'))
    const numbers = Array.from({ length: 300 }, (_, number) => number)
    const searches = numbers.map(search)
    const health = numbers.slice(0, 10).map(() => noted('health', get('/healthz', '203.0.113.9')))
    const applications = numbers.slice(0, 10).map((number) => apply(visitor(number)))
    const forms = numbers.slice(0, 10).map((number) => applyByForm(visitor(number)))
    const others = numbers.slice(0, 10).map((number) => get('/van-search', visitor(number)))
    searches.push(...numbers.map((number) => search(300 + number)))

    expect(statusesOf(await Promise.all(health))).toEqual([200])
    expect(statusesOf(await Promise.all(applications))).toEqual([201])
    expect(statusesOf(await Promise.all(forms))).toEqual([200])
    expect(statusesOf(await Promise.all(others))).toEqual([200])
    const answers = await Promise.all(searches)
    expect(statusesOf(answers)).toEqual([200, 503])
    expect(order.lastIndexOf('health')).toBeLessThan(order.lastIndexOf('search'))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThan(100)
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['3']))
    expect((await get('/car-search', '203.0.113.9')).status).toBe(200)
  })

  it('of 800 connections queues as many as the limit allows and answers 503 to the others at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 800 }, (_, number) =>
        get(`/van-search?price=-${9_000 + number}`, visitor(1_000 + number)),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 503])
    const pages = answers.filter(({ status }) => status === 200)
    expect(pages.length).toBeGreaterThanOrEqual(64)
    const refused = answers.filter(({ status }) => status === 503)
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['3']))
    expect((await get('/', visitor(1_000))).status).toBe(200)
  })

  it('of 800 connections for one page gets that page, which is rendered once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 800 }, (_, number) => get('/truck-search', visitor(1_000 + number))),
    )
    expect(statusesOf(answers)).toEqual([200])
  })
})
