import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { AnswerCache } from './answer-cache.ts'

const lookMs = 1_000
/** The share of the last second in which the event loop worked. */
const idleBelow = 0.2

/**
 * Compresses popular answers as small as possible while the site has little to do. The best level of brotli takes
 * hundreds of milliseconds for a page of results. It runs in a thread, one answer at a time.
 */
export function improveWhenIdle(app: FastifyInstance, cache: AnswerCache): void {
  let last = performance.eventLoopUtilization()
  let busy = false

  async function look(): Promise<void> {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    if (busy || utilization > idleBelow) return
    busy = true
    try {
      await cache.improveNext()
    } catch (error) {
      app.log.warn({ err: error }, 'An answer could not be compressed')
    } finally {
      busy = false
    }
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void look(), lookMs).unref()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}
