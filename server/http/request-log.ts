import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** A 503 to it is not an error: it arrived before the stock was read, or under overload. */
    isRefusable: boolean
  }
}

/** One line an answer. Neither address nor query nor body: a query may hold a postcode, a body an income. */
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
