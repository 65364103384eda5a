import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Observer } from '#server/observe/observer.ts'
import type { AppOptions } from '../app-options.ts'
import { requestIdHeader, serverTimingHeader } from '../observe-requests.ts'
import { isPersonalUnread, personalHeaders } from '../pages/personal-address.ts'
import type { Limits } from '../security/limits.ts'
import {
  type CachedResponse,
  compress,
  compressionFor,
  createCachedResponse,
  responseOf,
} from './cached-response.ts'
import { createCacheKeys, createResponseCache, type ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `hit`: the answer was there; `wait`: another request made it; `miss`: this one did; `none`: it is not cached. */
    cached: 'hit' | 'wait' | 'miss' | 'none'
    /** Set on the request whose answer may be cached, and for which others wait. */
    flight: Flight | null
  }
}

/** How the making of an answer ends: with the answer, with one that must not be cached, or without any. */
type Outcome = CachedResponse | 'uncacheable' | 'failed'

interface Flight {
  /** See `createCacheKeys`. */
  key: string
  outcome: Promise<Outcome>
  /** Only the first call counts. */
  end(outcome: Outcome): void
}

/** Headers of one response, not of the cached one. */
const notCached = new Set(['connection', 'content-length', requestIdHeader, serverTimingHeader])

/**
 * Caches finished pages and API answers and sends them again, and compresses the others. Leaves alone what is exempt from
 * load shedding, such as health checks and files. A cached response has all of its headers, so its hook comes before those
 * that only set headers or admit requests, and after those that refuse.
 *
 * Simultaneous requests for one answer wait for the first one. They take no place among the renders.
 */
export function cacheResponses(
  app: FastifyInstance,
  {
    publicUrl,
    viteMiddleware,
    observer,
    foreignScript,
  }: Pick<AppOptions, 'publicUrl' | 'viteMiddleware' | 'observer' | 'foreignScript'>,
  { cacheBytes }: Limits,
): void {
  const cache = viteMiddleware ? null : createResponseCache(cacheBytes)
  const flights = new Map<string, Flight>()
  const keyOf = createCacheKeys({ publicUrl })
  app.decorateRequest('cached', 'none')
  app.decorateRequest('flight', null)

  if (cache) {
    measure(cache, observer)
    app.addHook('onRequest', async (request, reply) => {
      if (isExempt(request) || !isRead(request)) return
      if (isPersonalUnread(request)) {
        // A page that is personal has no script of another company, so the cached one is another page where there is one.
        const cached = foreignScript ? undefined : cache.get(keyOf(request))
        if (cached) request.cached = 'hit'
        return cached && sendCached(cached, request, reply, personalHeaders)
      }
      const cached = await findOrStart(cache, request)
      // While it waited, the client hung up or the time was over.
      if (reply.sent || reply.raw.destroyed) {
        request.flight?.end('failed')
        return reply.sent ? reply : reply.hijack()
      }
      if (cached) return sendCached(cached, request, reply)
      reply.raw.once('close', () => request.flight?.end('failed'))
    })
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isExempt(request)) return payload
    const { flight } = request
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) {
      flight?.end('uncacheable')
      return payload
    }
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
    const answer = cache && flight && mayBeCached(reply) ? store(cache, flight, body, request, reply) : null
    flight?.end(answer ?? (isPassing(reply.statusCode) ? 'failed' : 'uncacheable'))
    return answer ? sendMade(answer, request, reply) : sendOnce(body, request, reply)
  })

  /** Null: this request makes the answer, for all if it has a flight. */
  async function findOrStart(cache: ResponseCache, request: FastifyRequest): Promise<CachedResponse | null> {
    request.cached = 'hit'
    for (;;) {
      const key = keyOf(request)
      const cached = cache.get(key)
      if (cached) return cached
      const started = flights.get(key)
      if (!started) {
        // Without waiting after the look above, so that only one request starts it.
        request.cached = 'miss'
        request.flight = startFlight(key)
        return null
      }
      request.cached = 'wait'
      const outcome = await started.outcome
      if (outcome === 'uncacheable') {
        request.cached = 'none'
        return null
      }
      if (outcome !== 'failed') return outcome
    }
  }

  function startFlight(key: string): Flight {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const flight: Flight = {
      key,
      outcome: promise,
      end(outcome) {
        // After it has failed, another request may have a flight of this key.
        if (flights.get(key) === flight) flights.delete(key)
        resolve(outcome)
      },
    }
    flights.set(key, flight)
    return flight
  }

  /** Past Fastify's `send` and its hooks: the answer has their headers. */
  function sendCached(
    answer: CachedResponse,
    request: FastifyRequest,
    reply: FastifyReply,
    ownHeaders: Readonly<Record<string, string>> = {},
  ): FastifyReply {
    const { status, headers, body } = responseOf(answer, request.headers)
    request.missed = answer.missed
    reply.hijack()
    reply.raw.writeHead(status, { ...headers, ...ownHeaders, [requestIdHeader]: request.id }).end(body)
    return reply
  }
}

function measure(cache: ResponseCache, observer: Observer | undefined): void {
  const gauges = {
    answers: { name: 'forecourt_cache_answers', help: 'Finished answers in memory.', together: 'sum' },
    bytes: { name: 'forecourt_cache_bytes', help: 'Their bytes.', together: 'sum' },
  } as const
  observer?.metrics?.addGauges('cache', gauges, async () => ({
    answers: [{ value: cache.size }],
    bytes: [{ value: cache.calculatedSize }],
  }))
}

function isExempt({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.neverQueued === true
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function store(
  cache: ResponseCache,
  { key }: Flight,
  body: Buffer,
  { headers: asked, missed }: FastifyRequest,
  reply: FastifyReply,
): CachedResponse {
  const headers = Object.entries(reply.getHeaders())
    .filter(([header]) => !notCached.has(header))
    .map(([header, value]) => [header, String(value)])
  const answer = createCachedResponse(
    { body, headers: Object.fromEntries(headers), missed },
    asked['accept-encoding'],
  )
  cache.set(key, answer)
  return answer
}

/** Only what says that it is public. Answers to forms, and pages for one visitor, never are. */
function mayBeCached(reply: FastifyReply): boolean {
  const control = String(reply.getHeader('cache-control') ?? '')
  const isPublic = /\bpublic\b/.test(control) && !/\b(?:private|no-store)\b/.test(control)
  return reply.statusCode === 200 && isPublic && !reply.hasHeader('set-cookie')
}

/** A refusal or a failure. The next request for the same answer may succeed. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500
}

function sendMade(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply): Buffer | '' | null {
  const { status, headers, body } = responseOf(answer, request.headers)
  reply.code(status).removeHeader('content-type').headers(headers)
  // For HEAD, Fastify reads the length of the payload, so it cannot be null.
  return body ?? (request.method === 'HEAD' ? '' : null)
}

/** Compresses an answer that is not cached. A refusal must be cheap, so it is sent as it is. */
function sendOnce(body: Buffer, request: FastifyRequest, reply: FastifyReply): Buffer {
  const compression = request.isRefusable ? null : compressionFor(body, request.headers['accept-encoding'])
  if (compression === null) return body
  reply.header('content-encoding', compression).removeHeader('content-length')
  return compress(body, compression)
}
