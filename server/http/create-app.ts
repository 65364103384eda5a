import type { IncomingMessage, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Readiness } from '#server/readiness.ts'
import type { Services } from '#server/services.ts'
import type { NotificationDesk } from './api/receive-notification.ts'
import { registerApi } from './api/register-api.ts'
import { closeConnections } from './close-connections.ts'
import { handleError } from './handle-error.ts'
import { leaveOutFalseLengths } from './head-length.ts'
import { registerHealth } from './health.ts'
import { admitInTurn } from './overload/admit-in-turn.ts'
import { registerPages } from './pages/register-pages.ts'
import { refuseUntilOpen } from './refuse-until-open.ts'
import { registerFiles } from './register-files.ts'
import { registerRequestLog } from './request-log.ts'
import { createFormsLimit } from './security/forms-limit.ts'
import { defaultLimits, type Limits } from './security/limits.ts'
import { toOriginForm } from './security/origin-form.ts'
import { createProxyTrust, warnOfUntrustedForwarding } from './security/proxy-trust.ts'
import { registerSecurity } from './security/register-security.ts'
import { respondToClientError, trackResponses } from './security/respond-to-client-error.ts'
import { sendProblem } from './send-problem.ts'
import { varyWithEncoding } from './vary.ts'

/** Answers a page request. `app/handler.ts` makes it from the services. */
export type PageHandler = (request: Request, options: PageOptions) => Promise<Response>

export interface PageOptions {
  /** The nonce of every inline script of the document: see `replaceNonces`. */
  scriptNonce: string
  /** For a form past the rate limit: seconds until the next is taken. */
  retryAfterSeconds: number | null
}

export interface AppOptions {
  logger: FastifyBaseLogger
  pages: PageHandler
  /** The built browser files; null where something else serves them. */
  clientDir: string | null
  /** The pictures of the demo stock, served under /media. */
  mediaDir: string
  /** The origin that visitors use; null: whatever the request's Host says. */
  publicUrl: string | null
  /** Hosts from which pages may show pictures, beside our own: `pictures.example`, `*.pictures.example`. */
  pictureHosts?: readonly string[]
  trustProxy: false | number | string[]
  /** Tells answers of this start from those of an earlier one, in ETags. */
  release: string
  readiness: () => Promise<Readiness>
  /** False until the stock has been read; absent: it has been. */
  isOpen?: () => boolean
  /** Takes signed news of the stock; absent: there is no such address. */
  notifications?: NotificationDesk | null
  limits?: Partial<Limits>
  /** Off only for the development server, whose scripts and styles come inline. */
  contentSecurityPolicy?: boolean
  /** Sees each request first, and answers it or calls `next`. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** The longest interval between two checks for late requests. Node's own default is 30 seconds. */
const longestCheckMs = 2_000

/** The whole HTTP side of the site on top of `services`; nothing listens yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const isTrusted = createProxyTrust(options.trustProxy)
  const limits = { ...defaultLimits, ...options.limits }
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustProxy === false ? false : isTrusted,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    handlerTimeout: limits.handlerMs,
    // Requests on connections that are still open while the site stops are answered as usual.
    return503OnClosing: false,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.requestMs,
      connectionsCheckingInterval: Math.min(limits.requestMs, longestCheckMs),
    },
    routerOptions: { maxParamLength: limits.paramLength, querystringParser: parseQuery },
    rewriteUrl: (request) => toOriginForm(request as IncomingMessage, options.publicUrl),
    clientErrorHandler: respondToClientError,
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, 'malformed-request')
    },
  })
  trackResponses(app.server)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))
  closeConnections(app, limits.stopMs)
  registerRequestLog(app, options.isOpen ?? (() => true))
  varyWithEncoding(app)
  leaveOutFalseLengths(app)
  warnOfUntrustedForwarding(app, isTrusted)
  const { before } = options
  if (before) app.addHook('onRequest', (request, reply, done) => before(request.raw, reply.raw, done))
  await registerSecurity(app, options, limits)
  if (options.isOpen) refuseUntilOpen(app, options.isOpen)
  admitInTurn(app, limits, options.logger)
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  registerHealth(app, options)
  await registerFiles(app, options)
  const limitForms = createFormsLimit(app, limits)
  await registerApi(app, services, options, limits, limitForms)
  await registerPages(app, options, limits, limitForms)
  return app
}

/** The first of several values counts, and an empty one is none: a GET form sends every control it has. */
function parseQuery(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)].reverse()
  return Object.fromEntries([...new Map(pairs)].filter(([, value]) => value !== ''))
}
