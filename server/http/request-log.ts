import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Arrived before the index was loaded, or refused under overload: a 503 is not logged as an error. */
    isRefusable: boolean
  }
}

/** One line a response. Never the visitor's address, the query or the body: they may hold personal data. */
export function registerRequestLog(app: FastifyInstance, isOpen: () => boolean): void {
  let closing = false
  app.decorateRequest('isRefusable', false)
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (request) => {
    request.isRefusable = !isOpen()
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[isFailure(request, reply.statusCode) ? 'error' : 'debug'](line, 'Answered')
  })

  function isFailure({ isRefusable }: FastifyRequest, status: number): boolean {
    return status >= 500 && !(status === 503 && (isRefusable || closing))
  }
}
