import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../observe-requests.ts'
import { requestIdHeader } from '../request-id.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import type { AnswerCache, Basis } from './answer-cache.ts'
import { createAnswerKey } from './answer-key.ts'
import { compressions, compressNow, smallestCompressed } from './compress.ts'
import {
  createKeptAnswer,
  encodingFor,
  improveVariant,
  type KeptAnswer,
  notModified,
  variantOf,
} from './kept-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** `hit`: the answer was there; `wait`: another request made it; `miss`: this one did; `none`: it is not kept. */
    cached: 'hit' | 'wait' | 'miss' | 'none'
    /** The finished answer to send. */
    keptAnswer: KeptAnswer | null
    /** Set on the request whose answer may be kept, and for which others wait. */
    flight: Flight | null
  }
}

/** How the making of an answer ends: with the answer, with one that must not be kept, or without any. */
type Outcome = KeptAnswer | 'not-kept' | 'failed'

interface Flight {
  key: string
  basis: Basis
  outcome: Promise<Outcome>
  /** Only the first call counts. */
  end(outcome: Outcome): void
}

/** From which request on better compression of an answer is worth its time. */
const popularFrom = 3
/** The share of a second. */
const idleBelow = 0.2

/** Headers of one response, not of the answer; and those that each variant has. */
const notOfAnswer = new Set(['connection', 'content-length', 'etag', requestIdHeader])

/**
 * Keeps finished pages and API answers and sends them again, and compresses the others. Leaves health checks and files
 * alone. Must be registered after the hooks that set headers, and before those that admit requests.
 *
 * Simultaneous requests for one answer wait for the first one. They take no place among the renders.
 *
 * @param cache Null: nothing is kept.
 */
export function keepAnswers(
  app: FastifyInstance,
  cache: AnswerCache | null,
  { publicUrl }: { publicUrl: string | null },
): void {
  const flights = new Map<string, Flight>()
  const keyOf = createAnswerKey(publicUrl)
  let improving = Promise.resolve()
  app.decorateRequest('cached', 'none')
  app.decorateRequest('keptAnswer', null)
  app.decorateRequest('flight', null)

  if (cache) {
    app.addHook('onRequest', async (request, reply) => {
      if (isExempt(request) || !isRead(request)) return
      const kept = await findOrStart(cache, request)
      // While it waited, the client hung up or the time was over.
      if (reply.sent || reply.raw.destroyed) {
        request.flight?.end('failed')
        return reply.sent ? reply : reply.hijack()
      }
      if (kept === null) {
        reply.raw.once('close', () => request.flight?.end('failed'))
        return
      }
      request.keptAnswer = kept
      for (const [name, value] of kept.headers) reply.header(name, value)
      return reply.send(kept.variants.identity.body)
    })
  }

  app.addHook('onSend', async (request, reply, payload) => {
    if (isExempt(request)) return payload
    const { flight } = request
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) {
      flight?.end('not-kept')
      return payload
    }
    const answer = request.keptAnswer ?? keep(payload, request, reply)
    if (answer) {
      flight?.end(answer)
      return sendKept(answer, request, reply)
    }
    flight?.end(isPassing(reply.statusCode) ? 'failed' : 'not-kept')
    return sendOnce(payload, request, reply)
  })

  /** Null: this request makes the answer, for all if it has a flight. */
  async function findOrStart(cache: AnswerCache, request: FastifyRequest): Promise<KeptAnswer | null> {
    const key = keyOf(request.raw)
    request.cached = 'hit'
    for (;;) {
      const kept = cache.find(key)
      if (kept) return kept
      const basis = cache.basis()
      const name = `${basis.day} ${basis.version} ${key}`
      const started = flights.get(name)
      if (!started) {
        // Without waiting after the look above, so that only one request starts it.
        request.cached = 'miss'
        request.flight = startFlight(name, key, basis)
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

  function startFlight(name: string, key: string, basis: Basis): Flight {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const flight: Flight = {
      key,
      basis,
      outcome: promise,
      end(outcome) {
        if (flights.get(name) === flight) flights.delete(name)
        resolve(outcome)
      },
    }
    flights.set(name, flight)
    return flight
  }

  function keep(payload: string | Buffer, request: FastifyRequest, reply: FastifyReply): KeptAnswer | null {
    const { flight } = request
    if (!cache || !flight || !mayBeKept(reply)) return null
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !notOfAnswer.has(name))
      .map(([name, value]) => [name, String(value)] as const)
    const ownTag = reply.getHeader('etag')
    return cache.keep(
      createKeptAnswer({
        key: flight.key,
        ...flight.basis,
        route: routeOf(request),
        body: Buffer.isBuffer(payload) ? payload : Buffer.from(payload),
        headers,
        ownTag: ownTag === undefined ? null : String(ownTag),
      }),
    )
  }

  function sendKept(
    answer: KeptAnswer,
    { method, headers }: FastifyRequest,
    reply: FastifyReply,
  ): Buffer | string | null {
    answer.served += 1
    if (answer.served === popularFrom) improveLater(answer)
    const accepted = acceptedEncodings(headers['accept-encoding'])
    const sameTag = notModified(answer, headers['if-none-match'], accepted)
    if (sameTag !== null) {
      reply.code(304).header('etag', sameTag).removeHeader('content-type')
      // For HEAD, Fastify reads the length of the payload, so it cannot be null.
      return method === 'HEAD' ? '' : null
    }
    const encoding = encodingFor(answer, accepted)
    const { body, tag } = variantOf(answer, encoding)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply.header('etag', tag).header('content-length', body.length)
    return body
  }

  /** In a thread of Node's pool, one answer at a time. */
  function improveLater({ key }: KeptAnswer): void {
    improving = improving
      .then(async () => {
        if (cache?.find(key)) await untilIdle()
        const answer = cache?.find(key)
        for (const encoding of compressions)
          if (answer?.variants[encoding]) await improveVariant(answer, encoding)
      })
      .catch((err) => app.log.warn({ err }, 'An answer could not be compressed'))
  }
}

/** Waits for a second in which the event loop worked little. */
async function untilIdle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(1_000, undefined, { ref: false })
    if (performance.eventLoopUtilization(before).utilization < idleBelow) return
  }
}

function isExempt({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.neverQueued === true
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
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

/** Compresses an answer that is not kept. A refusal must be cheap, so it is sent as it is. */
function sendOnce(payload: string | Buffer, request: FastifyRequest, reply: FastifyReply): string | Buffer {
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  const isSmall = Buffer.byteLength(payload) < smallestCompressed
  if (encoding === 'identity' || isSmall || request.isRefusable) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return compressNow(Buffer.from(payload), encoding)
}
