import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Observer } from '#server/observe/observer.ts'
import { runInScope } from '#server/observe/request-scope.ts'
import type { ProblemCode } from './problems.ts'
import type { ProxyTrust } from './security/proxy-trust.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The problem that was sent. */
    problem: ProblemCode | null
    /** Arrived before the index was loaded, or refused under overload: a 503 is not logged as an error. */
    isRefusable: boolean
  }
}

export const requestIdHeader = 'x-request-id'

/** DevTools shows it. Of one response, so it is not cached with the answer. */
export const serverTimingHeader = 'server-timing'

/** A UUID or 32 hexadecimal digits. Other ids may hold what identifies a visitor: HAProxy's default has the address. */
const acceptable = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The id that a trusted proxy gave the request, or a new one. */
export function createRequestIds(isTrusted: ProxyTrust): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers[requestIdHeader]
    if (typeof given === 'string' && acceptable.test(given) && isTrusted(socket.remoteAddress ?? '', 0))
      return given
    return randomUUID()
  }
}

/**
 * Runs each request in a scope with its id, sends the id, and reports the response to the metrics and in a
 * line of the log. The line has the pattern of the address and not the address, which may hold personal data or a secret;
 * nothing of the visitor, the query or the body. At the levels `debug` and `trace`, what is not sent from memory says in
 * `Server-Timing` how long it took. Must be registered before every hook that answers.
 */
export function observeRequests(app: FastifyInstance, { metrics }: Observer, isEnding: () => boolean): void {
  app.decorateRequest('problem', null)
  app.decorateRequest('isRefusable', false)

  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    runInScope({ requestId: request.id }, done)
  })
  // A body arrives in events of the connection, which are outside the scope.
  app.addHook('preValidation', (request, _reply, done) => {
    runInScope({ requestId: request.id }, done)
  })
  if (['debug', 'trace'].includes(app.log.level)) {
    app.addHook('onSend', async (request, reply) => {
      reply.header(serverTimingHeader, `${request.cached};dur=${reply.elapsedTime.toFixed(1)}`)
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { method, problem, cached, isRefusable } = request
    const { statusCode: status, elapsedTime } = reply
    const route = routeOf(request)
    metrics?.answered({ method, route, status, cache: cached, seconds: elapsedTime / 1_000 })
    if (problem) metrics?.count('problems', { code: problem })
    const isRefusal = status === 503 && (isRefusable || isEnding())
    const line = { method, route, status, cached, ms: Math.round(elapsedTime) }
    request.log[status >= 500 && !isRefusal ? 'error' : 'debug'](line, 'Answered')
    done()
  })
}

/** A pattern. Never the address, which may hold personal data and has no end of values. */
function routeOf({ routeOptions }: FastifyRequest): string {
  return routeOptions.url ?? '(none)'
}
