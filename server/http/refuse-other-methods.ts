import type { FastifyInstance } from 'fastify'
import { sendProblem } from './send-problem.ts'

/**
 * Answers 405 with `Allow` to every method but `methods`, and tells OPTIONS which are allowed: `methods`, unless
 * a handler of `url` refuses some of them by itself.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  allowed: readonly string[] = methods,
): void {
  const allow = [...allowed, 'OPTIONS'].join(', ')
  app.route({
    method: app.supportedMethods.filter((method) => !methods.includes(method)),
    url,
    schema: { hide: true },
    // Before the body is read, because it is not used.
    onRequest: async (request, reply) => {
      reply.header('allow', allow)
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return sendProblem(request, reply, 'method-not-allowed')
    },
    handler: async (request, reply) => sendProblem(request, reply, 'method-not-allowed'),
  })
}
