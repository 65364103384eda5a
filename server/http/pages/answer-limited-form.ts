import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { handleError } from '../handle-error.ts'
import type { Limits } from '../security/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on a form over the rate limit: seconds until the next is accepted. */
    retryAfterSeconds: number | null
  }
}

/**
 * The error handler of pages. A form over the rate limit is passed to its page, which does not process it but renders it
 * with the visitor's answers, status 429 and Retry-After. Without script, the answers would otherwise be lost. The rate
 * limit must run after the body has been read.
 *
 * These pages have a rate limit too, because rendering is expensive. Over it, a form gets the plain problem page.
 */
export function answerLimitedForms(scope: FastifyInstance, limits: Limits) {
  scope.decorateRequest('retryAfterSeconds', null)
  const countPage = scope.createRateLimit({ max: limits.formsPerTenMinutes, timeWindow: 600_000 })
  return async function answerError(
    this: FastifyInstance,
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const seconds = Number(reply.getHeader('retry-after'))
    const limited = error.statusCode === 429 && request.method === 'POST' && seconds > 0
    if (!limited) return handleError(error, request, reply)
    const page = await countPage(request)
    if (!page.isAllowed && page.isExceeded) return handleError(error, request, reply)
    request.retryAfterSeconds = seconds
    return request.routeOptions.handler.call(this, request, reply)
  }
}
