import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { html, openCounting, text } from './test-site.ts'

describe('simultaneous requests', () => {
  const many = Array.from({ length: 30 })

  it('for one page render it once, and take no place in the queue', async () => {
    const { ask, world } = await openCounting(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 50))
        return new Response(text, { headers: html })
      },
      { limits: { requestsAtOnce: 1, requestsWaiting: 1, requestsWaitingPerClient: 1 } },
    )
    const answers = await Promise.all(many.map(() => ask('/')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(world.rendered).toHaveLength(1)
  })

  it('try again when the first one fails, one after another', async () => {
    let failures = 2
    const { ask, world } = await openCounting(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      failures -= 1
      return new Response(text, { headers: html, status: failures < 0 ? 200 : 500 })
    })
    const answers = await Promise.all(many.map(() => ask('/')))
    const failed = answers.filter(({ status }) => status === 500)
    expect([failed.length, world.rendered.length]).toEqual([2, 3])
  })

  it('try again when the client of the first one hangs up', async () => {
    let renders = 0
    const { site, ask, world } = await openCounting(async ({ signal }) => {
      renders += 1
      if (renders === 1) {
        await once(signal, 'abort')
        throw new Error('aborted')
      }
      return new Response(text, { headers: html })
    })
    const address = `http://127.0.0.1:${new URL(site.app.listeningOrigin).port}/`
    const controller = new AbortController()
    const first = fetch(address, { signal: controller.signal }).catch(() => 'hung up')
    while (world.rendered.length < 1) await new Promise(setImmediate)
    const second = ask('/')
    controller.abort()
    expect([await first, (await second).status]).toEqual(['hung up', 200])
  })

  it('for an answer that is not cached are each answered', async () => {
    const { ask, world } = await openCounting(async () => new Response(text, { headers: html, status: 404 }))
    const answers = await Promise.all([1, 2, 3].map(() => ask('/nothing')))
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(world.rendered).toHaveLength(3)
  })
})
