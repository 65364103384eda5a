import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { openTestApp, type TestApp } from '#server/http/testing/open-test-app.ts'
import { sendAndWait } from '#server/http/testing/send-raw.ts'
import { loadPages } from '#server/load-pages.ts'
import type { Services } from '#server/services.ts'
import { absurdRequest } from './absurd-requests.ts'

const seed = 20_261_121
const concurrency = 8

/** Sends every request, a few at a time. Returns the count of each status, and the requests with 5xx or no response. */
async function sendAll({ app }: TestApp, requests: readonly string[]) {
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const statuses = new Map<string, number>()
  const failures: string[] = []
  const queue = requests.values()
  async function sendNext(): Promise<void> {
    for (const request of queue) {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(await sendAndWait(port, request))?.[1] ?? 'none'
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      // Node closes a CONNECT, which is for proxies, without an answer.
      const isAnswered = status !== 'none' || request.startsWith('CONNECT ')
      if (!isAnswered || status.startsWith('5')) failures.push(`${status} for ${request.slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendNext))
  return { statuses, failures }
}

it('answers 12,000 random and malformed requests without a 5xx', { timeout: 480_000 }, async () => {
  const stock: StockRecord[] = [...makeDemoStock({ count: 300 })]
  const pagesOn = (services: Services) => loadPages(services, pino({ level: 'silent' }))
  // A short timeout for requests that announce a body and send none.
  const site = await openTestApp({ stock, pagesOn, limits: { requestMs: 1_000 } })
  const vehicleId = stock[0]?.metadata.stockId ?? ''
  const requests = fc.sample(absurdRequest(vehicleId), { seed, numRuns: 12_000 })
  const { statuses, failures } = await sendAll(site, requests)
  await site.close()
  expect(failures).toEqual([])
  // The requests produced every kind of response.
  for (const status of ['200', '201', '202', '302', '308', '400', '404', '405', '413', '415', '422'])
    expect([...statuses.keys()]).toContain(status)
  expect(statuses.get('200')).toBeGreaterThan(250)
})
