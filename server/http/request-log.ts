import type { FastifyInstance } from 'fastify'

/** One line an answer. Neither address nor query nor body: a query may hold a postcode, a body an income. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]
    const line = { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](line, 'Answered')
  })
}
