import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runInRequest } from '#server/log.ts'
import type { Observer } from '#server/observe/observer.ts'
import type { ProblemCode } from './problems.ts'
import { requestIdHeader } from './request-id.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The route of React Router that answers, such as `/vehicles/:id`, or that of a kept answer; null for neither. */
    pageRoute: string | null
    /** The problem that was sent. */
    problem: ProblemCode | null
  }
}

/** Sends the id of each request, and reports the response. Must be registered before every hook that answers. */
export function observeRequests(app: FastifyInstance, { metrics }: Observer): void {
  app.decorateRequest('pageRoute', null)
  app.decorateRequest('problem', null)

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    runInRequest(request.id, done)
  })
  // A body arrives in events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runInRequest(request.id, done))
  app.addHook('onResponse', (request, reply, done) => {
    const { method, problem, cached } = request
    metrics?.answered({
      method,
      route: routeOf(request),
      status: reply.statusCode,
      cache: cached,
      seconds: reply.elapsedTime / 1_000,
    })
    if (problem) metrics?.count('problems', { code: problem })
    done()
  })
}

/** A pattern. Never the address, which may hold personal data and has no end of values. */
export function routeOf({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute ?? routeOptions.url ?? '(none)'
}
