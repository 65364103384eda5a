import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ending } from './app-options.ts'
import { routeOf } from './observe-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrived before the index was loaded, or refused under overload: a 503 is not logged as an error. */
    isRefusable: boolean
  }
}

/** DevTools shows it. Of one response, so it is not kept with the answer. */
export const serverTimingHeader = 'server-timing'

/**
 * One line a response. It has the pattern of the address and not the address, which may hold personal data or a secret;
 * nothing of the visitor, the query or the body. At the level `debug`, what is not sent from memory says in
 * `Server-Timing` how long it took.
 */
export function registerRequestLog(app: FastifyInstance, ending: () => Ending | null = () => null): void {
  let closing = false
  app.decorateRequest('isRefusable', false)
  app.addHook('preClose', async () => {
    closing = true
  })
  if (app.log.level === 'debug') {
    app.addHook('onSend', async (request, reply) => {
      reply.header(serverTimingHeader, `${request.cached};dur=${reply.elapsedTime.toFixed(1)}`)
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { method, cached } = request
    const { statusCode: status, elapsedTime } = reply
    const line = { method, route: routeOf(request), status, cached, ms: Math.round(elapsedTime) }
    request.log[isFailure(request, status) ? 'error' : 'debug'](line, 'Answered')
    done()
  })

  function isFailure({ isRefusable }: FastifyRequest, status: number): boolean {
    return status >= 500 && !(status === 503 && (isRefusable || closing || ending() !== null))
  }
}
