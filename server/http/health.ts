import type { FastifyInstance } from 'fastify'
import type { Readiness } from '#server/readiness.ts'
import { unhindered } from './security/unhindered.ts'
import { sendProblem } from './send-problem.ts'

interface HealthOptions {
  readiness: () => Promise<Readiness>
}

/**
 * `/healthz`: the process answers. `/readyz`: 200 while it can show the stock and is not about to stop, with the state
 * of each part; `degraded` when applications cannot be kept or passed on. See docs/decisions/0017.
 */
export function registerHealth(app: FastifyInstance, { readiness }: HealthOptions): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', { config: unhindered }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { config: unhindered }, async (request, reply) => {
    if (closing) return sendProblem(request, reply, 'not-ready')
    const { status, parts } = await readiness()
    if (status === 'not-ready') {
      const faults = Object.entries(parts).map(([path, { state }]) => ({ path, message: state }))
      return sendProblem(request, reply, 'not-ready', { faults })
    }
    return reply.header('cache-control', 'no-store').send({ status, parts })
  })
}
