import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../send-problem.ts'
import { clientOf } from './client-of.ts'
import type { Limits } from './limits.ts'
import { findMalformation } from './malformation.ts'

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** Without subdomains, because the dealer's other hosts may not have TLS. See docs/operating.md. */
const transportSecurity = { maxAge: 31_536_000, includeSubDomains: false }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt from the check for foreign origins, because the sender is authenticated by a signature. */
    signed?: boolean
    /** An HTTP/1.0 request may lack a Host header: what it is answered does not depend on the site's name. */
    hostless?: boolean
  }
}

/** For what is neither a page nor a picture. */
const strictest = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
}

/** Security headers, rate limits and refusals for every response. Pages and pictures set their own content policy. */
export async function registerSecurity(
  app: FastifyInstance,
  options: { publicUrl: string | null; contentSecurityPolicy?: boolean },
  limits: Limits,
): Promise<void> {
  await app.register(helmet, {
    // A kept answer has the headers already, so they are set when an answer is made.
    global: false,
    contentSecurityPolicy: options.contentSecurityPolicy === false ? false : strictest,
    strictTransportSecurity: options.publicUrl?.startsWith('https:') ? transportSecurity : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.helmet()
    reply.header('permissions-policy', permissions)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const { hostless, signed } = request.routeOptions.config
    const malformation = findMalformation(request.raw, limits.urlLength, { needsHost: !hostless })
    if (malformation) sendProblem(request, reply, malformation.code, { detail: malformation.detail })
    else if (!signed && isForeignPost(request, options.publicUrl))
      sendProblem(request, reply, 'foreign-origin')
    else done()
  })
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: clientOf,
    // For routes whose config is set by an `onRoute` hook of their scope, which this plugin does not see.
    allowList: (request) => request.routeOptions.config.rateLimit === false,
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  })
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Whether a browser reports that another site made it send this request. A client that sends neither header is not a
 * browser, so no other site can make it send requests.
 */
function isForeignPost(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  publicUrl: string | null,
): boolean {
  if (safeMethods.has(method)) return false
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers
  if (site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && origin !== (publicUrl ?? `http://${host}`)
}
