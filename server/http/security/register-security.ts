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

/** Security headers, rate limits and refusals for every response. Pages and pictures set their own content policy. */
export async function registerSecurity(
  app: FastifyInstance,
  options: { publicUrl: string | null },
  limits: Limits,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: options.publicUrl?.startsWith('https:') ? transportSecurity : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    const needsHost = request.routeOptions.config.hostless !== true
    const malformation = findMalformation(request.raw, { ...limits, needsHost })
    if (malformation) return sendProblem(request, reply, malformation.code, { detail: malformation.detail })
    if (request.routeOptions.config.signed) return
    if (isForeignPost(request, options.publicUrl)) return sendProblem(request, reply, 'foreign-origin')
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
