import type { FastifyInstance } from 'fastify'
import { sendProblem } from './send-problem.ts'

/** About what a start from a snapshot takes. */
const retryAfterSeconds = 3

/** Until the stock has been read, whoever asks for more than health or a file comes too early: no list is empty by mistake. */
export function refuseUntilOpen(app: FastifyInstance, isOpen: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    // Routes that answer at all times are those without a rate: see `unhindered`.
    if (isOpen() || request.routeOptions.config.rateLimit === false) return
    return sendProblem(request, reply.header('retry-after', retryAfterSeconds), 'not-ready')
  })
}
