import type { FastifyInstance } from 'fastify'
import { sendProblem } from './send-problem.ts'

/** About what a start from a snapshot takes. */
const retryAfterSeconds = 3

/** Answers 503 until the index is loaded, so that an empty index never looks like "no results". */
export function refuseUntilOpen(app: FastifyInstance, isOpen: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    // Routes that answer at all times are those without a rate: see `unhindered`.
    if (isOpen() || request.routeOptions.config.rateLimit === false) return
    return sendProblem(request, reply.header('retry-after', retryAfterSeconds), 'not-ready')
  })
}
