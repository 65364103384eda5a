import type { FastifyInstance } from 'fastify'
import { sendProblem } from './send-problem.ts'

/** Answers 405 with `Allow` to every method that an address does not have, and tells OPTIONS which it has. */
export function refuseOtherMethods(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const allow = [...methods, 'OPTIONS'].join(', ')
  app.route({
    method: app.supportedMethods.filter((method) => !methods.includes(method)),
    url,
    schema: { hide: true },
    // Before the body is read: nobody wants it.
    onRequest: async (request, reply) => {
      reply.header('allow', allow)
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return sendProblem(request, reply, 'method-not-allowed')
    },
    handler: async (request, reply) => sendProblem(request, reply, 'method-not-allowed'),
  })
}
