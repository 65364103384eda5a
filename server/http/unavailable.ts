import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '#domain/fault.ts'
import type { AppServices, Catalogue } from '#server/services.ts'
import type { ProblemCode } from './problems.ts'
import { sendProblem } from './send-problem.ts'

interface Unavailable {
  code: ProblemCode
  retryAfterSeconds?: number
  detail?: string
}

/** A queue is shorter than this, and a start from a snapshot takes about as long. */
const soonSeconds = 3

const tooManyForms = 'More forms came at once than we accept. Please send yours again in a minute.'

/**
 * Every reason for which the server answers 503; docs/operating.md lists them by code. The 503 that are not sent
 * from here are those of the forms, in `app/routes/apply.tsx` and `enquire.tsx`: the
 * application or enquiry could not be written.
 */
const reasons = {
  /** The index is still loading. Sent by `provideStock`. */
  starting: { code: 'not-ready', retryAfterSeconds: soonSeconds },
  /** The database of the stock is away, and no standby answers. Thrown as `StockAway`. */
  'stock-away': {
    code: 'not-ready',
    retryAfterSeconds: soonSeconds,
    detail: 'Our stock cannot be read at the moment. Please try again in a few seconds.',
  },
  /** `/readyz` only: the index is loading or the stock cannot be read. The faults name the state of each part. */
  'part-not-ready': { code: 'not-ready' },
  /** `/readyz` only: the process is about to end. */
  stopping: { code: 'not-ready' },
  /** Too many requests are waiting, of this client or of all. Sent by `limitRenders`. */
  'queue-full': {
    code: 'overloaded',
    retryAfterSeconds: soonSeconds,
    detail: 'More requests came at once than we can answer. Please try again in a few seconds.',
  },
  /** A route took longer than `Limits.handlerMs`. Fastify throws this one, and `handleError` sends it. */
  'handler-timeout': { code: 'overloaded' },
  /** The outbox could not write the application: the disk is full, or another process holds the file. */
  'application-not-written': { code: 'application-not-kept' },
  /** The same for an enquiry. */
  'enquiry-not-written': { code: 'enquiry-not-kept' },
  /** More leads than LEADS_PER_HOUR, over all clients. Sent for both kinds by `createLeadIntakes`. */
  'too-many-applications': { code: 'application-not-kept', retryAfterSeconds: 60, detail: tooManyForms },
  'too-many-enquiries': { code: 'enquiry-not-kept', retryAfterSeconds: 60, detail: tooManyForms },
  /** The same for a stock notification. */
  'notification-not-written': { code: 'notification-not-kept', retryAfterSeconds: 5 },
} as const satisfies Record<string, Unavailable>

export function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: keyof typeof reasons,
  faults?: readonly Fault[],
): FastifyReply {
  const { code, retryAfterSeconds, detail }: Unavailable = reasons[reason]
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return sendProblem(request, reply, code, { ...(detail && { detail }), ...(faults && { faults }) })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The same while a request is answered. Not for health checks and files, which are answered without it. */
    stock: Catalogue
  }
}

/** Gives requests the stock. Answers 503 until it is loaded, so that an empty index never looks like "no results". */
export function provideStock(app: FastifyInstance, { stock }: Pick<AppServices, 'stock'>): void {
  app.decorateRequest('stock')
  app.addHook('onRequest', (request, reply, done) => {
    const loaded = stock()
    if (loaded) {
      request.stock = loaded
      return done()
    }
    request.isRefusable = true
    if (request.routeOptions.config.rateLimit === false) return done()
    sendUnavailable(request, reply, 'starting')
  })
}
