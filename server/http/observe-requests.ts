import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Observer } from '#server/observe/observer.ts'
import { type RequestScope, runInScope } from '#server/observe/request-scope.ts'
import type { ProblemCode } from './problems.ts'
import { requestIdHeader } from './request-id.ts'
import type { ProxyTrust } from './security/proxy-trust.ts'

declare module 'fastify' {
  interface FastifyRequest {
    scope: RequestScope | null
    /** The route of React Router that answers, such as `/vehicles/:id`, or that of a kept answer; null for neither. */
    pageRoute: string | null
    /** The problem that was sent. */
    problem: ProblemCode | null
  }
}

/**
 * Runs each request in a scope with its id and its span, sends the id, and reports the response. Must be registered before
 * every hook that answers.
 */
export function observeRequests(
  app: FastifyInstance,
  { metrics, tracing }: Observer,
  isTrusted: ProxyTrust,
): void {
  app.decorateRequest('scope', null)
  app.decorateRequest('pageRoute', null)
  app.decorateRequest('problem', null)

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    const { traceparent } = request.headers
    const isOurs = typeof traceparent === 'string' && isTrusted(request.socket.remoteAddress ?? '', 0)
    const span = tracing?.startRequest(isOurs ? traceparent : undefined) ?? null
    request.scope = { requestId: request.id, span }
    runInScope(request.scope, done)
  })
  // A body arrives in events of the connection, which are outside the scope.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.scope) runInScope(request.scope, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, problem, cached } = request
    const answer = {
      method,
      route: routeOf(request),
      status: reply.statusCode,
      cache: cached,
      seconds: reply.elapsedTime / 1_000,
    }
    metrics?.answered(answer)
    if (problem) metrics?.count('problems', { code: problem })
    request.scope?.span?.end({ failed: reply.statusCode >= 500, answer })
    done()
  })
}

/** A pattern. Never the address, which may hold personal data and has no end of values. */
export function routeOf({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.url ?? '(none)'
}
