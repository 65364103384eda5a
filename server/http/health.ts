import type { FastifyInstance } from 'fastify'
import { unhindered } from './security/unhindered.ts'
import { sendProblem } from './send-problem.ts'

/** `/healthz`: the process answers. `/readyz`: it can answer about the stock, and is not about to stop. */
export function registerHealth(app: FastifyInstance, { ready }: { ready: () => Promise<boolean> }): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.get('/healthz', { config: unhindered }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { config: unhindered }, async (request, reply) => {
    if (closing || !(await ready())) return sendProblem(request, reply, 'not-ready')
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}
