import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Answer, listenAndAsk, textOf } from '../testing/ask.ts'
import { openTestApp } from '../testing/open-test-app.ts'
import { stockRecord } from '../testing/stock-record.ts'

describe('an answer of the API', () => {
  const search = '/api/vehicles/search/car?pageSize=100'

  /** A site that lists the bodies of its searches, which wait for `until`. */
  async function openSearches({ until = async () => {} }: { until?: () => Promise<void> } = {}) {
    const bodies: Buffer[] = []
    const stock = Array.from({ length: 100 }, (_, at) => stockRecord({ id: `c${at}` }))
    const site = await openTestApp({
      stock,
      pagesOn: async ({ stock }) => {
        const { searchBytes } = stock
        stock.searchBytes = async (query) => {
          await until()
          const found = await searchBytes(query)
          bodies.push(found.json)
          return found
        }
        return async () => new Response()
      },
    })
    onTestFinished(() => site.close())
    return { site, bodies, ask: await listenAndAsk(site.app) }
  }

  it('is kept from the second request on', async () => {
    const { bodies, ask } = await openSearches()
    const answers = []
    for (const _ of 'abcd') answers.push(await ask(search))
    expect(bodies).toHaveLength(2)
    expect(new Set(answers.map(textOf)).size).toBe(1)
    expect(JSON.parse(textOf(answers[0] as Answer))).toHaveLength(100)
  })

  it('is whole for all who wait for it', async () => {
    let arrived = 0
    const { site, bodies, ask } = await openSearches({
      until: () => vi.waitFor(() => expect(arrived).toBe(5), { timeout: 300_000 }),
    })
    site.app.server.on('request', () => {
      arrived += 1
    })
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(search)))
    expect(new Set(answers.map(textOf)).size).toBe(1)
    expect(JSON.parse(textOf(answers[0] as Answer))).toHaveLength(100)
    expect(bodies).toHaveLength(1)
  })
})
