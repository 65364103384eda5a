import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { StockAway } from '#domain/stock/store.ts'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import { unobserved } from '#server/observe/observer.ts'
import type { AppOptions } from '../app-options.ts'
import { withoutOtherParameters } from '../page-parameters.ts'
import { refuseOtherMethods } from '../refuse-other-methods.ts'
import { reportDirectives } from '../security/csp-reports.ts'
import type { FormsLimit, Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import { answerLimitedForms } from './answer-limited-form.ts'
import { askPage, createWebRequest } from './ask-page.ts'
import { contentPolicy, mayHaveForeignScript } from './content-policy.ts'
import { readPageAddress } from './page-address.ts'

/**
 * A browser asks again each time. A cache in front of the site may send a page for 30 seconds, and then for another 60
 * while it fetches the next: see docs/operating.md.
 */
const sharedCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'

/** A page whose address has a whole postcode or a registration. Its visitor's browser keeps it for Back. */
const ownCaching = 'private, no-cache'

/** Sends every request that is neither for a file nor for the API to React Router. */
export async function registerPages(
  app: FastifyInstance,
  { pages, publicUrl, pictureHosts = [], foreignScript, viteMiddleware, observer = unobserved }: AppOptions,
  limits: Limits,
  limitForms: FormsLimit,
): Promise<void> {
  const reports = observer.metrics ? reportDirectives : []
  const ownPolicy = contentPolicy(pictureHosts, { reports })
  const openPolicy = contentPolicy(pictureHosts, { reports, foreignScript })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const isOpen = mayHaveForeignScript(request.url)
      let isStockAway = false
      const pageOptions = {
        foreignScript: (isOpen && foreignScript) || null,
        retryAfterSeconds: request.retryAfterSeconds,
        noteRoute(pattern: string) {
          request.pageRoute = pattern.startsWith('/') ? pattern : `/${pattern}`
        },
        reportError(err: unknown) {
          if (err instanceof StockAway) isStockAway = true
          else request.log.error({ err }, 'A page failed')
        },
      }
      const address = readPageAddress(request.url)
      const ask = (method: string) => {
        // A form is not kept, so its address stays as it was sent.
        const path = method === 'POST' ? address.canonical : withoutOtherParameters(address.canonical)
        const webRequest = createWebRequest(request, reply, publicUrl, path, method)
        return observer.measure({ kind: 'render' }, () => pages(webRequest, pageOptions))
      }
      const response = await askPage(ask, request.method, address)
      if (isStockAway) return sendUnavailable(request, reply, 'stock-away')
      const body = Buffer.from(await response.arrayBuffer())
      if (response.status === 405) {
        return sendProblem(request, reply.header('allow', 'GET, HEAD, OPTIONS'), 'method-not-allowed')
      }
      if (response.status >= 500 && body.length === 0) return sendProblem(request, reply, 'internal-error')
      const isPersonal = hasPersonalQuery(request.url)
      // A later page, which may have the script of another company, reads its referrer.
      if (isPersonal) reply.header('referrer-policy', 'strict-origin')
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      if (!viteMiddleware && isHtml(response)) {
        reply.header('content-security-policy', isOpen ? openPolicy : ownPolicy)
      }
      // Fastify would add `application/octet-stream` to an empty body.
      if (body.length === 0) return reply.send()
      const isRead = request.method !== 'POST'
      if (isRead && !response.headers.has('cache-control')) {
        // What is not there now may be there in a moment, so a shared cache keeps no 404.
        const isShared = response.status === 200 && !isPersonal
        reply.header('cache-control', isShared ? sharedCaching : ownCaching)
      }
      return reply.send(body)
    }
    scope.get('/*', answer)
    scope.post(
      '/*',
      {
        // After the body has been read, so that the page of a form over the limit can show its answers.
        config: { rateLimit: { hook: 'preHandler' } },
        // A valuation saves nothing, so it does not count against the forms that do.
        async preHandler(request, reply) {
          if (!isValuation(request.url)) return limitForms.call(scope, request, reply)
        },
        errorHandler: answerLimitedForms(scope, limits),
      },
      answer,
    )
    const methods = ['GET', 'HEAD', 'POST']
    refuseOtherMethods(scope, '/*', methods, ['GET', 'HEAD'])
    const enquiryForms = ['/vehicles/:id/enquire/:kind', '/part-exchange/enquire']
    for (const form of ['/vehicles/:id/apply', ...enquiryForms, '/valuation', '/part-exchange'])
      refuseOtherMethods(scope, form, methods)
  })
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function isValuation(url: string): boolean {
  return /^\/(valuation|part-exchange)(\.data)?(\?|$)/.test(url)
}
