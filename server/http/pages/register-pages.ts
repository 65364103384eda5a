import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Missed } from '#domain/search/missed-search.ts'
import { StockAway } from '#domain/stock/store.ts'
import { hasPersonalQuery } from '#domain/words/personal-text.ts'
import { unobserved } from '#server/observe/observer.ts'
import type { AppOptions, PageRoute } from '../app-options.ts'
import { refuseOtherMethods } from '../refuse-other-methods.ts'
import { clientOf } from '../security/client-of.ts'
import { reportDirectives } from '../security/csp-reports.ts'
import type { FormsLimit, Limits } from '../security/limits.ts'
import { sendProblem } from '../send-problem.ts'
import { sendUnavailable } from '../unavailable.ts'
import { answerLimitedForms } from './answer-limited-form.ts'
import { askPage, createWebRequest } from './ask-page.ts'
import { contentPolicy, mayHaveForeignScript } from './content-policy.ts'
import { dataSuffix, readPageAddress } from './page-address.ts'
import { personalHeaders } from './personal-address.ts'
import { readAddress } from './read-address.ts'

/**
 * A browser asks again each time. A cache in front of the site may send a page for 30 seconds, and then for another 60
 * while it fetches the next: see docs/operating.md.
 */
const sharedCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route of React Router; absent for what is no page, and for unknown addresses and other spellings of a page. */
    page?: PageRoute
  }
}

/** Sends every request that is neither for a file nor for the API to React Router. */
export async function registerPages(
  app: FastifyInstance,
  {
    pages,
    pageRoutes = [],
    publicUrl,
    pictureHosts = [],
    foreignScript,
    lookUpPlate = null,
    viteMiddleware,
    observer = unobserved,
  }: AppOptions,
  limits: Limits,
  limitForms: FormsLimit,
): Promise<void> {
  const reports = observer.metrics ? reportDirectives : []
  const ownPolicy = contentPolicy(pictureHosts, { reports })
  const openPolicy = contentPolicy(pictureHosts, { reports, foreignScript })
  const fixed = new Map(
    pageRoutes.filter(({ pattern }) => isFixedPattern(pattern)).map((route) => [route.pattern, route]),
  )
  /** Of a canonical address; undefined for one with a name in it. */
  const fixedPage = (canonical: string) =>
    fixed.get(canonical.split('?', 1)[0]?.replace(dataSuffix, '') || '/')
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const route = request.routeOptions.config.page
      const isOpen = mayHaveForeignScript(route, request.url)
      let isStockAway = false
      const pageOptions = {
        stock: request.stock,
        foreignScript: (isOpen && foreignScript) || null,
        retryAfterSeconds: request.retryAfterSeconds,
        lookUpPlate: lookUpPlate && ((plate: string) => lookUpPlate(clientOf(request), plate)),
        noteMissed(search: Missed) {
          request.missed = search
        },
        reportError(err: unknown) {
          if (err instanceof StockAway) isStockAway = true
          else request.log.error({ err }, 'A page failed')
        },
      }
      const address = readPageAddress(request.url)
      const ask = (method: string) => {
        // A form is not cached, so its address stays as it was sent.
        const path = method === 'POST' ? address.canonical : readAddress(address.canonical, route)
        const webRequest = createWebRequest(request, reply, publicUrl, path, method)
        return observer.measure({ kind: 'render' }, () => pages(webRequest, pageOptions))
      }
      const response = await askPage(
        ask,
        request.method,
        address,
        (canonical) => fixedPage(canonical) !== undefined,
      )
      if (isStockAway) return sendUnavailable(request, reply, 'stock-away')
      const body = Buffer.from(await response.arrayBuffer())
      if (response.status === 405) {
        return sendProblem(request, reply.header('allow', 'GET, HEAD, OPTIONS'), 'method-not-allowed')
      }
      if (response.status >= 500 && body.length === 0) return sendProblem(request, reply, 'internal-error')
      const isPersonal = hasPersonalQuery(request.url)
      if (isPersonal) reply.header('referrer-policy', personalHeaders['referrer-policy'])
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      if (!viteMiddleware && isHtml(response)) {
        reply.header('content-security-policy', isOpen ? openPolicy : ownPolicy)
      }
      // A cache may keep a permanent redirect that does not say how long, with the secret of a link in it.
      if (response.status === 308 && (isPersonal || fixedPage(address.canonical)?.isPersonal))
        reply.headers(personalHeaders)
      // Fastify would add `application/octet-stream` to an empty body.
      if (body.length === 0) return reply.send()
      const isRead = request.method !== 'POST'
      if (isRead && !response.headers.has('cache-control')) {
        // What is not there now may be there in a moment, so a shared cache keeps no 404.
        const isShared = response.status === 200 && !isPersonal
        reply.header('cache-control', isShared ? sharedCaching : personalHeaders['cache-control'])
      }
      return reply.send(body)
    }
    const errorHandler = answerLimitedForms(scope, limits)
    const add = (pattern: string, page?: PageRoute) => {
      const config = page ? { page } : {}
      scope.get(pattern, { config }, answer)
      const isRefused = page?.form === null && isFixedPattern(pattern)
      if (isRefused) return refuseOtherMethods(scope, pattern, ['GET', 'HEAD'])
      scope.post(
        pattern,
        {
          // After the body has been read, so that the page of a form over the limit can show its answers.
          config: { ...config, rateLimit: { hook: 'preHandler' } },
          // A form that is only answered stores nothing, so it does not count against those that do.
          ...(page?.form !== 'answer' && { preHandler: limitForms }),
          errorHandler,
        },
        answer,
      )
      const methods = ['GET', 'HEAD', 'POST']
      refuseOtherMethods(scope, pattern, methods, page?.form ? methods : ['GET', 'HEAD'])
    }
    for (const page of pageRoutes) add(page.pattern, page)
    add('/*')
  })
}

/** One address, which is a page in every state of the stock: without a name in it. */
function isFixedPattern(pattern: string): boolean {
  return !/[:*]/.test(pattern)
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}
