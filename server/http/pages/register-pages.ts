import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../create-app.ts'
import { refuseOtherMethods } from '../refuse-other-methods.ts'
import type { Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { contentTag } from './content-tag.ts'
import { createWebRequest } from './create-web-request.ts'
import { documentCsp } from './document-csp.ts'

/** Everything that is neither a file nor the API goes to React Router, body and all. */
export async function registerPages(
  app: FastifyInstance,
  { pages, publicUrl, contentSecurityPolicy = true }: AppOptions,
  limits: Limits,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      config: {
        rateLimit: {
          max: (request) =>
            request.method === 'POST' ? limits.formsPerTenMinutes : limits.requestsPerMinute,
          timeWindow: (request) => (request.method === 'POST' ? 600_000 : 60_000),
        },
      },
      handler: async (request, reply) => {
        const response = await pages(createWebRequest(request, reply, publicUrl))
        const body = Buffer.from(await response.arrayBuffer())
        if (response.status === 405) {
          return sendProblem(request, reply.header('allow', 'GET, HEAD, OPTIONS'), 'method-not-allowed')
        }
        if (response.status >= 500 && body.length === 0) return sendProblem(request, reply, 'internal-error')
        reply.code(response.status)
        for (const [name, value] of response.headers) reply.header(name, value)
        const type = response.headers.get('content-type') ?? ''
        if (contentSecurityPolicy && type.startsWith('text/html')) {
          reply.header('content-security-policy', documentCsp(body.toString()))
        }
        if (!contentSecurityPolicy) reply.removeHeader('content-security-policy')
        if (response.status !== 200 || request.method === 'POST') return reply.send(body)
        const tag = contentTag(body)
        reply.header('etag', tag)
        if (!response.headers.has('cache-control')) reply.header('cache-control', 'public, no-cache')
        return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body)
      },
    })
    refuseOtherMethods(scope, '/*', ['GET', 'HEAD', 'POST'])
  })
}
