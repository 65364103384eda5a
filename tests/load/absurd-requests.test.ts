import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { makeDemoStock } from '#demo/make-demo-stock.ts'
import { openTestApp, type TestApp } from '#server/http/testing/open-test-app.ts'
import { sendRaw } from '#server/http/testing/send-raw.ts'
import { clientDir, loadPages } from '#server/load-pages.ts'
import type { Services } from '#server/services.ts'
import { absurdRequest } from './absurd-requests.ts'

const seed = 20_261_121
const lanes = 8

/** Sends every request, a few at a time; answers those with a status of 500 or more, and how often each came. */
async function sendAll({ app }: TestApp, requests: readonly string[]) {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const statuses = new Map<string, number>()
  const failures: string[] = []
  const queue = requests.values()
  async function lane(): Promise<void> {
    for (const request of queue) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(await sendRaw(port, request))?.[1] ?? 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status.startsWith('5')) failures.push(`${status} for ${request.slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { statuses, failures }
}

it('answers 10,000 absurd requests without one failure of its own', { timeout: 480_000 }, async () => {
  const site = await openTestApp({ stock: [...makeDemoStock({ count: 300 })] })
  const requests = fc.sample(absurdRequest, { seed, numRuns: 10_000 })
  const { statuses, failures } = await sendAll(site, requests)
  await site.close()
  expect(failures).toEqual([])
  // They were not all turned away at the door.
  for (const status of ['200', '201', '400', '404', '405', '413', '415', '422'])
    expect([...statuses.keys()]).toContain(status)
  expect(statuses.get('200')).toBeGreaterThan(500)
})

it.skipIf(!existsSync(clientDir))('renders pages for absurd addresses', { timeout: 480_000 }, async () => {
  const pagesOn = (services: Services) => loadPages(services, pino({ level: 'silent' }))
  const site = await openTestApp({ stock: [...makeDemoStock({ count: 300 })], pagesOn })
  const requests = fc.sample(absurdRequest, { seed, numRuns: 1_000 })
  const asPages = requests.map((request) =>
    request.replace(/\/api\/vehicles\/(search|distinct|facets)\/(\w+)/, '/$2-search'),
  )
  const { failures } = await sendAll(site, asPages)
  await site.close()
  expect(failures).toEqual([])
})
