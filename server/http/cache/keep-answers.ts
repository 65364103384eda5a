import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Observer } from '#server/observe/observer.ts'
import type { AppOptions } from '../app-options.ts'
import { requestIdHeader, serverTimingHeader } from '../observe-requests.ts'
import { isPersonalUnread, personalHeaders } from '../pages/personal-address.ts'
import type { Limits } from '../security/limits.ts'
import { type AnswerCache, createAnswerCache, createAnswerNames } from './answer-cache.ts'
import { compress, compressionFor, createKeptAnswer, type KeptAnswer, responseOf } from './kept-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `hit`: the answer was there; `wait`: another request made it; `miss`: this one did; `none`: it is not kept. */
    cached: 'hit' | 'wait' | 'miss' | 'none'
    /** Set on the request whose answer may be kept, and for which others wait. */
    flight: Flight | null
  }
}

/** How the making of an answer ends: with the answer, with one that must not be kept, or without any. */
type Outcome = KeptAnswer | 'not-kept' | 'failed'

interface Flight {
  /** See `createAnswerNames`. */
  name: string
  outcome: Promise<Outcome>
  /** Only the first call counts. */
  end(outcome: Outcome): void
}

/** Headers of one response, not of the answer. */
const notOfAnswer = new Set(['connection', 'content-length', requestIdHeader, serverTimingHeader])

/**
 * Keeps finished pages and API answers and sends them again, and compresses the others. Leaves alone what is exempt from
 * load shedding, such as health checks and files. A kept answer has all of its headers, so its hook comes before those
 * that only set headers or admit requests, and after those that refuse.
 *
 * Simultaneous requests for one answer wait for the first one. They take no place among the renders.
 */
export function keepAnswers(
  app: FastifyInstance,
  {
    publicUrl,
    viteMiddleware,
    observer,
    foreignScript,
  }: Pick<AppOptions, 'publicUrl' | 'viteMiddleware' | 'observer' | 'foreignScript'>,
  { cacheBytes }: Limits,
): void {
  const cache = viteMiddleware ? null : createAnswerCache(cacheBytes)
  const flights = new Map<string, Flight>()
  const nameOf = createAnswerNames({ publicUrl })
  app.decorateRequest('cached', 'none')
  app.decorateRequest('flight', null)

  if (cache) {
    measure(cache, observer)
    app.addHook('onRequest', async (request, reply) => {
      if (isExempt(request) || !isRead(request)) return
      if (isPersonalUnread(request)) {
        // A page that is personal has no script of another company, so the kept one is another page where there is one.
        const kept = foreignScript ? undefined : cache.get(nameOf(request))
        if (kept) request.cached = 'hit'
        return kept && sendKept(kept, request, reply, personalHeaders)
      }
      const kept = await findOrStart(cache, request)
      // While it waited, the client hung up or the time was over.
      if (reply.sent || reply.raw.destroyed) {
        request.flight?.end('failed')
        return reply.sent ? reply : reply.hijack()
      }
      if (kept) return sendKept(kept, request, reply)
      reply.raw.once('close', () => request.flight?.end('failed'))
    })
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isExempt(request)) return payload
    const { flight } = request
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) {
      flight?.end('not-kept')
      return payload
    }
    const body = Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
    const answer = cache && flight && mayBeKept(reply) ? keep(cache, flight, body, reply) : null
    flight?.end(answer ?? (isPassing(reply.statusCode) ? 'failed' : 'not-kept'))
    return answer ? sendMade(answer, request, reply) : sendOnce(body, request, reply)
  })

  /** Null: this request makes the answer, for all if it has a flight. */
  async function findOrStart(cache: AnswerCache, request: FastifyRequest): Promise<KeptAnswer | null> {
    request.cached = 'hit'
    for (;;) {
      const name = nameOf(request)
      const kept = cache.get(name)
      if (kept) return kept
      const started = flights.get(name)
      if (!started) {
        // Without waiting after the look above, so that only one request starts it.
        request.cached = 'miss'
        request.flight = startFlight(name)
        return null
      }
      request.cached = 'wait'
      const outcome = await started.outcome
      if (outcome === 'not-kept') {
        request.cached = 'none'
        return null
      }
      if (outcome !== 'failed') return outcome
    }
  }

  function startFlight(name: string): Flight {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const flight: Flight = {
      name,
      outcome: promise,
      end(outcome) {
        // After it has failed, another request may have a flight of this name.
        if (flights.get(name) === flight) flights.delete(name)
        resolve(outcome)
      },
    }
    flights.set(name, flight)
    return flight
  }

  /** Past Fastify's `send` and its hooks: the answer has their headers. */
  function sendKept(
    answer: KeptAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
    ownHeaders: Readonly<Record<string, string>> = {},
  ): FastifyReply {
    const { status, headers, body } = responseOf(answer, request.headers)
    reply.hijack()
    reply.raw.writeHead(status, { ...headers, ...ownHeaders, [requestIdHeader]: request.id }).end(body)
    return reply
  }
}

function measure(cache: AnswerCache, observer: Observer | undefined): void {
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

function keep(cache: AnswerCache, { name }: Flight, body: Buffer, reply: FastifyReply): KeptAnswer {
  const headers = Object.entries(reply.getHeaders())
    .filter(([header]) => !notOfAnswer.has(header))
    .map(([header, value]) => [header, String(value)])
  const answer = createKeptAnswer({ body, headers: Object.fromEntries(headers) })
  cache.set(name, answer)
  return answer
}

/** Only what says that it is public. Answers to forms, and pages for one visitor, never are. */
function mayBeKept(reply: FastifyReply): boolean {
  const control = String(reply.getHeader('cache-control') ?? '')
  const isPublic = /\bpublic\b/.test(control) && !/\b(?:private|no-store)\b/.test(control)
  return reply.statusCode === 200 && isPublic && !reply.hasHeader('set-cookie')
}

/** A refusal or a failure. The next request for the same answer may succeed. */
function isPassing(status: number): boolean {
  return status === 429 || status >= 500
}

function sendMade(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): Buffer | '' | null {
  const { status, headers, body } = responseOf(answer, request.headers)
  reply.code(status).removeHeader('content-type').headers(headers)
  // For HEAD, Fastify reads the length of the payload, so it cannot be null.
  return body ?? (request.method === 'HEAD' ? '' : null)
}

/** Compresses an answer that is not kept. A refusal must be cheap, so it is sent as it is. */
function sendOnce(body: Buffer, request: FastifyRequest, reply: FastifyReply): Buffer {
  const compression = request.isRefusable ? null : compressionFor(body, request.headers['accept-encoding'])
  if (compression === null) return body
  reply.header('content-encoding', compression).removeHeader('content-length')
  return compress(body, compression)
}
