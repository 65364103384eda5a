import type { IncomingMessage } from 'node:http'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { unobserved } from '#server/observe/observer.ts'
import type { AppServices } from '#server/services.ts'
import { registerApi } from './api/register-api.ts'
import type { AppOptions } from './app-options.ts'
import { cacheResponses } from './cache/cache-responses.ts'
import { closeConnections, watchEnding } from './close-connections.ts'
import { countMissedSearches } from './count-missed-searches.ts'
import { registerExports } from './exports/register-exports.ts'
import { handleError } from './handle-error.ts'
import { leaveOutFalseLengths } from './head-length.ts'
import { registerHealth } from './health.ts'
import { registerMcp } from './mcp/register-mcp.ts'
import { createRequestIds, observeRequests } from './observe-requests.ts'
import { limitRenders } from './overload/limit-renders.ts'
import { registerPages } from './pages/register-pages.ts'
import { parseQueryString } from './parse-query-string.ts'
import { redirectFormerAddresses } from './redirect-former-addresses.ts'
import { registerFiles } from './register-files.ts'
import { registerCspReports } from './security/csp-reports.ts'
import { createLimitedServer } from './security/limit-connections.ts'
import { createFormsLimit, defaultLimits } from './security/limits.ts'
import { toOriginForm } from './security/origin-form.ts'
import { createProxyTrust, warnOfUntrustedForwarding } from './security/proxy-trust.ts'
import { registerSecurity } from './security/register-security.ts'
import { respondToClientError } from './security/respond-to-client-error.ts'
import { sendProblem } from './send-problem.ts'
import { provideStock } from './unavailable.ts'
import { varyWithEncoding } from './vary.ts'

/** The whole HTTP side of the site on top of `services`; nothing listens yet. */
export async function createApp(services: AppServices, options: AppOptions): Promise<FastifyInstance> {
  const isTrusted = createProxyTrust(options.trustProxy)
  const requestIdOf = createRequestIds(isTrusted)
  const { observer = unobserved } = options
  const limits = { ...defaultLimits, ...options.limits }
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy === false ? false : isTrusted,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: limits.bodyBytes,
    handlerTimeout: limits.handlerMs,
    // While the site stops, requests on open connections are answered as usual.
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    serverFactory: (answer) => createLimitedServer(answer, limits, isTrusted, options.logger),
    routerOptions: { maxParamLength: limits.paramLength, querystringParser: parseQueryString },
    rewriteUrl: (request) => toOriginForm(request as IncomingMessage, options.publicUrl),
    clientErrorHandler: respondToClientError,
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, 'malformed-request')
    },
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))
  const isEnding = watchEnding(app, options.isEnding)
  observeRequests(app, observer, isEnding)
  countMissedSearches(app, options)
  closeConnections(app, limits.stopMs, isEnding)
  varyWithEncoding(app)
  leaveOutFalseLengths(app)
  const { viteMiddleware } = options
  if (viteMiddleware)
    app.addHook('onRequest', (request, reply, done) => viteMiddleware(request.raw, reply.raw, done))
  await registerSecurity(app, options, limits)
  provideStock(app, services)
  redirectFormerAddresses(app, options.redirects ?? {})
  cacheResponses(app, options, limits)
  warnOfUntrustedForwarding(app, isTrusted)
  limitRenders(app, limits, options.logger)
  registerHealth(app, { readiness: options.readiness, isEnding })
  await registerFiles(app, options)
  registerExports(app, options, limits)
  if (observer.metrics) await registerCspReports(app, observer)
  const limitForms = createFormsLimit(app, limits)
  await registerApi(app, services, options, limits, limitForms)
  await registerMcp(app, options)
  await registerPages(app, options, limits, limitForms)
  return app
}

/** In place of Fastify's own compilers, 2 MB that would be loaded for nothing: the schemas are zod's, of the API's scope. */
function refuseSchema(): never {
  throw new Error('A route with a schema belongs into a scope with compilers')
}
