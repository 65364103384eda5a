import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { openTestApp } from '#server/http/testing/open-test-app.ts'
import { loadPages } from '#server/load-pages.ts'
import { absurdRequest } from '../../load/absurd-requests.ts'
import { everyStatus, sendAbsurdRequests } from '../../load/send-absurd-requests.ts'
import { report } from '../support/figures.ts'
import { seed } from '../support/random.ts'

const total = 100_000
/** Generated in parts, so that they are not all in memory. */
const part = 10_000

// The server runs in this process, because limits by client and the time for a whole request are settings of tests only.
it(`answers ${total} generated requests without a 5xx`, { timeout: 2_700_000 }, async () => {
  const stock = [...makeDemoStock({ count: 300 })]
  const lines: string[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const pagesOn = loadPages
  const site = await openTestApp({ stock, pagesOn, logger, limits: { requestMs: 1_000 } })
  const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const requests = absurdRequest(stock[0]?.metadata.stockId ?? '')
  const statuses = new Map<string, number>()
  const failures: string[] = []
  for (let from = 0; from < total; from += part) {
    const some = fc.sample(requests, { seed: seed + from, numRuns: part })
    // Each client may have 16 requests waiting.
    const sent = await sendAbsurdRequests(port, some, 14)
    failures.push(...sent.failures)
    for (const [status, count] of sent.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count)
    console.log(`${from + part} of ${total} requests`)
  }
  await site.close()
  report({
    what: `${total} generated requests, malformed ones included`,
    bar: '0 5xx',
    figure: `${failures.length} with 5xx or no answer; ${everyStatus.map((status) => `${statuses.get(status) ?? 0} × ${status}`).join(', ')}`,
  })
  expect(failures.slice(0, 20)).toEqual([])
  for (const status of everyStatus) expect([...statuses.keys()]).toContain(status)
  // The name in every valid application of these requests.
  expect(lines.filter((line) => line.includes('Zoë'))).toEqual([])
})
