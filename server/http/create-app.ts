import type { IncomingMessage, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Services } from '#server/services.ts'
import type { NotificationDesk } from './api/receive-notification.ts'
import { registerApi } from './api/register-api.ts'
import { handleError } from './handle-error.ts'
import { registerHealth } from './health.ts'
import { registerPages } from './pages/register-pages.ts'
import { refuseUntilOpen } from './refuse-until-open.ts'
import { registerFiles } from './register-files.ts'
import { registerRequestLog } from './request-log.ts'
import { defaultLimits, type Limits } from './security/limits.ts'
import { registerSecurity } from './security/register-security.ts'
import { respondToClientError } from './security/respond-to-client-error.ts'
import { sendProblem } from './send-problem.ts'

/** Answers a page request, as `app/handler.ts` makes it from the services. */
export type PageHandler = (request: Request) => Promise<Response>

export interface AppOptions {
  logger: FastifyBaseLogger
  pages: PageHandler
  /** The built browser files; null where something else serves them. */
  clientDir: string | null
  /** The pictures of the demo stock, served under /media. */
  mediaDir: string
  /** The origin that visitors use; null: whatever the request's Host says. */
  publicUrl: string | null
  trustProxy: false | number | string[]
  /** Tells answers of this start from those of an earlier one, in ETags. */
  release: string
  /** False while the index or the store cannot answer. */
  ready: () => Promise<boolean>
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

/** The whole HTTP side of the site on top of `services`; nothing listens yet. */
export async function createApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const limits = { ...defaultLimits, ...options.limits }
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: trustProxy(options.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    handlerTimeout: limits.handlerMs,
    http: { maxHeaderSize: limits.headerBytes, headersTimeout: limits.requestMs },
    routerOptions: { maxParamLength: limits.paramLength, querystringParser: parseQuery },
    clientErrorHandler: respondToClientError,
    frameworkErrors: (_error, request, reply) => {
      sendProblem(request, reply, 'malformed-request')
    },
  })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, 'not-found'))
  registerRequestLog(app)
  const { before } = options
  if (before) app.addHook('onRequest', (request, reply, done) => before(request.raw, reply.raw, done))
  await registerSecurity(app, options, limits)
  if (options.isOpen) refuseUntilOpen(app, options.isOpen)
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  registerHealth(app, options)
  await registerFiles(app, options)
  await registerApi(app, services, options, limits)
  await registerPages(app, options, limits)
  return app
}

/** The first of several values counts, and an empty one is none: a GET form sends every control it has. */
function parseQuery(text: string): Record<string, string> {
  const pairs = [...new URLSearchParams(text)].reverse()
  return Object.fromEntries([...new Map(pairs)].filter(([, value]) => value !== ''))
}

/** So many proxies stand in front: the last of them is hop 0. */
function trustProxy(trusted: AppOptions['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}
