import type { FastifyInstance } from 'fastify'
import { sendProblem } from './send-problem.ts'

/**
 * Answers 405 with `Allow` to every method except `methods`, and OPTIONS with `Allow`. `allowed` differs from `methods`
 * where a handler of `url` refuses some of them itself.
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
    // Before the body is read, which is not needed.
    onRequest: async (request, reply) => {
      reply.header('allow', allow)
      if (request.method === 'OPTIONS') return reply.code(204).send()
      return sendProblem(request, reply, 'method-not-allowed')
    },
    handler: async (request, reply) => sendProblem(request, reply, 'method-not-allowed'),
  })
}
