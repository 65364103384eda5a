import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppOptions } from '../app-options.ts'
import type { ProblemCode } from '../problems.ts'
import { sendProblem } from '../send-problem.ts'
import { clientOf } from './client-of.ts'
import type { Limits } from './limits.ts'

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
  { publicUrl, viteMiddleware }: Pick<AppOptions, 'publicUrl' | 'viteMiddleware'>,
  limits: Limits,
): Promise<void> {
  await app.register(helmet, {
    // A cached response has the headers already, so they are set when an answer is made.
    global: false,
    contentSecurityPolicy: viteMiddleware ? false : strictest,
    strictTransportSecurity: publicUrl?.startsWith('https:') ? transportSecurity : false,
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
    else if (!signed && isForeignPost(request, publicUrl)) sendProblem(request, reply, 'foreign-origin')
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

interface Malformation {
  code: ProblemCode
  detail: string
}

const hostPattern = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Why a request is refused before routing; null if it is well formed. */
function findMalformation(
  { method, url = '/', httpVersion, rawHeaders, headers }: IncomingMessage,
  urlLength: number,
  { needsHost }: { needsHost: boolean },
): Malformation | null {
  if (url.length > urlLength)
    return { code: 'url-too-long', detail: `An address may have at most ${urlLength} characters.` }
  if (!url.startsWith('/') && !(url === '*' && method === 'OPTIONS'))
    return malformed('The address must start with a slash.')
  if (!isDecodable(url)) return malformed('The address is not correctly percent-encoded.')
  const hosts = rawHeaders.filter((name, position) => position % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return malformed('There must be exactly one Host header.')
  const mayLackHost = httpVersion === '1.0' && !needsHost
  if (!(mayLackHost && headers.host === undefined) && !isHost(headers.host ?? ''))
    return malformed('The Host header is not a valid host.')
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    return { code: 'unsupported-media-type', detail: 'Send the body uncompressed.' }
  return null
}

function malformed(detail: string): Malformation {
  return { code: 'malformed-request', detail }
}

/** `URL` also refuses ports and IP addresses out of range, which the pattern accepts. */
function isHost(host: string): boolean {
  return hostPattern.test(host) && URL.canParse(`http://${host}`)
}

/** Whether the escapes decode to UTF-8 without NUL. */
function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes('\0')
  } catch {
    return false
  }
}
