import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'
import { sampled } from '../support/sampled.ts'
import { absurdRequest } from './absurd-requests.ts'
import { everyStatus, sendAbsurdRequests } from './send-absurd-requests.ts'

const seed = 20_261_121
const count = sampled(1_000, 12_000)
const concurrency = 8
/** For that many requests. */
const timeout = sampled(60_000, 240_000)

it('answers random and malformed requests without a 5xx', { timeout }, async () => {
  const stock: StockRecord[] = [...makeDemoStock({ count: 300 })]
  const pagesOn = loadPages
  // A short timeout for requests that announce a body and send none.
  const site = await openTestApp({ stock, pagesOn, limits: { requestMs: 1_000 } })
  const vehicleId = stock[0]?.metadata.stockId ?? ''
  const requests = fc.sample(absurdRequest(vehicleId), { seed, numRuns: count })
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const { statuses, failures } = await sendAbsurdRequests(port, requests, concurrency)
  await site.close()
  expect(failures).toEqual([])
  // The requests produced every kind of response; the few of them have no application that is accepted.
  for (const status of sampled(['200', '400', '404', '405', '413'], everyStatus))
    expect([...statuses.keys()]).toContain(status)
  expect(statuses.get('200')).toBeGreaterThan(count / 50)
})
