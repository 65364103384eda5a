import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { routeOf } from '../observe-requests.ts'
import { requestIdHeader } from '../request-id.ts'
import { acceptedEncodings } from './accept-encoding.ts'
import type { AnswerCache, Basis } from './answer-cache.ts'
import { createAnswerKey } from './answer-key.ts'
import { compressNow, smallestCompressed } from './compress.ts'
import { createKeptAnswer, type FlatHeaders, type KeptAnswer, notModified, pairsOf } from './kept-answer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The finished answer to send. */
    keptAnswer: KeptAnswer | null
    /** Set on the request whose answer may be kept, and for which others wait. */
    flight: Flight | null
    /** The body of the answer if nothing else refers to its memory, which is then freed once it is sent. */
    ownBody: Buffer | null
  }
}

/** How the making of an answer ends: with the answer, with one that must not be kept, or without any. */
type Outcome = KeptAnswer | 'not-kept' | 'failed'

interface Flight {
  key: string
  basis: Basis
  /** Whether other requests wait for it. */
  isShared: boolean
  /** Only the first call counts. */
  end(outcome: Outcome): void
}

/** Headers of one response, not of the answer; and those that each variant has. */
const notOfAnswer = new Set(['connection', 'content-length', 'etag', requestIdHeader])

/**
 * Keeps finished pages and API answers and sends them again, and compresses the others. Leaves health checks and files
 * alone. Must be registered after the hooks that set headers, and before those that queue requests.
 *
 * Simultaneous requests for one answer wait for the first one. They take no place in the queue.
 *
 * @param cache Null: nothing is kept.
 */
export function keepAnswers(
  app: FastifyInstance,
  cache: AnswerCache | null,
  { publicUrl }: { publicUrl: string | null },
): void {
  const flights = new Map<string, { flight: Flight; outcome: Promise<Outcome> }>()
  const keyOf = createAnswerKey(publicUrl)
  app.decorateRequest('keptAnswer', null)
  app.decorateRequest('flight', null)
  app.decorateRequest('ownBody', null)

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
      setHeaders(reply, kept.headers)
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
    const body = bytesOfPayload(payload)
    if (typeof payload === 'string') request.ownBody = body
    const answer = request.keptAnswer ?? keep(body, request, reply)
    if (answer && cache) {
      flight?.end(answer)
      const { ownBody } = request
      if (ownBody && flight?.isShared === false && !cache.isKept(answer)) freeWhenSent(ownBody, reply)
      return sendKept(cache, answer, request, reply)
    }
    flight?.end(isPassing(reply.statusCode) ? 'failed' : 'not-kept')
    return sendOnce(payload, request, reply)
  })

  /** Null: this request makes the answer, for all if it has a flight. */
  async function findOrStart(cache: AnswerCache, request: FastifyRequest): Promise<KeptAnswer | null> {
    const key = keyOf(request.raw)
    for (;;) {
      const kept = cache.find(key)
      if (kept) return kept
      const basis = cache.basis()
      const started = flights.get(flightName(key, basis))
      if (!started) {
        // Without waiting after the look above, so that only one request starts it.
        request.flight = startFlight(key, basis)
        return null
      }
      started.flight.isShared = true
      const outcome = await started.outcome
      if (outcome === 'not-kept') return null
      if (outcome !== 'failed') return outcome
    }
  }

  function startFlight(key: string, basis: Basis): Flight {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const name = flightName(key, basis)
    const flight: Flight = {
      key,
      basis,
      isShared: false,
      end(outcome) {
        if (flights.get(name)?.flight === flight) flights.delete(name)
        resolve(outcome)
      },
    }
    flights.set(name, { flight, outcome: promise })
    return flight
  }

  function keep(body: Buffer, request: FastifyRequest, reply: FastifyReply): KeptAnswer | null {
    const { flight } = request
    if (!cache || !flight || !mayBeKept(reply)) return null
    const { key, basis } = flight
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => !notOfAnswer.has(name))
      .flatMap(([name, value]) => [name, String(value)])
    const ownTag = reply.getHeader('etag')
    return cache.keep(
      createKeptAnswer({
        key,
        route: routeOf(request),
        body,
        headers,
        ownTag: ownTag === undefined ? null : String(ownTag),
        day: basis.day,
        version: basis.version,
      }),
    )
  }
}

function bytesOfPayload(payload: string | Buffer): Buffer {
  return Buffer.isBuffer(payload) ? payload : Buffer.from(payload)
}

/**
 * Frees the memory of a body when the response is over. It would otherwise wait for a collection of the whole heap, and
 * 20 MB of such bodies cause one.
 */
function freeWhenSent({ buffer, length }: Buffer, { raw }: FastifyReply): void {
  // Small buffers share memory.
  if (buffer.byteLength === length) raw.once('close', () => void (buffer as ArrayBuffer).transfer(0))
}

function flightName(key: string, { day, version }: Basis): string {
  return `${day} ${version} ${key}`
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

function sendKept(
  cache: AnswerCache,
  answer: KeptAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer | string | null {
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const unchanged = notModified(answer, request.headers['if-none-match'], accepted)
  if (unchanged) {
    setHeaders(reply.code(304), unchanged)
    reply.removeHeader('content-type')
    // For HEAD, Fastify reads the length of the payload, so it cannot be null.
    return request.method === 'HEAD' ? '' : null
  }
  const variant = cache.makeVariant(answer, accepted)
  setHeaders(reply, variant.headers)
  return variant.body
}

/** Compresses an answer that is not kept. A refusal must be cheap, so it is sent as it is. */
function sendOnce(payload: string | Buffer, request: FastifyRequest, reply: FastifyReply): string | Buffer {
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding'])
  const isSmall = Buffer.byteLength(payload) < smallestCompressed
  if (encoding === 'identity' || isSmall || request.isRefusable) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  return compressNow(Buffer.from(payload), encoding)
}

function setHeaders(reply: FastifyReply, headers: FlatHeaders): void {
  for (const [name, value] of pairsOf(headers)) reply.header(name, value)
}
