import type { Server } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../security/client-of.ts'
import type { Limits } from '../security/limits.ts'
import { sendUnavailable } from '../unavailable.ts'
import { createRefusalLog } from './refusal-log.ts'
import { createRenderSlots, type Place } from './render-slots.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempt from load shedding. What must not be lost is, and has a rate limit of its own. */
    neverQueued?: boolean
  }
  interface FastifyRequest {
    place: Place | null
  }
}

/**
 * Rendering a page blocks the event loop for 10 to 30 ms. So a few requests are processed at a time, and those beyond a
 * client's share or a short queue get 503 at once. The event loop reads its sockets between two requests, so health
 * checks and leads do not wait for the queue.
 */
export function limitRenders(app: FastifyInstance, limits: Limits, log: FastifyBaseLogger): void {
  const slots = createRenderSlots(limits, createAfterArrivals(app.server))
  const noteRefusal = createRefusalLog(log, 'Requests refused: too many at once')
  app.decorateRequest('place', null)

  // Refuses before the body is read and the rate is counted, because a refusal must be cheap.
  app.addHook('onRequest', async (request, reply) => {
    const { neverQueued } = request.routeOptions.config
    if (!neverQueued && !isLeadForm(request) && slots.isFull(clientOf(request))) return refuse(request, reply)
  })
  // After the body has been read, so a slow sender occupies no slot.
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.neverQueued) return
    if (isLeadForm(request)) return void (await slots.pass())
    const client = clientOf(request)
    if (slots.isFull(client)) return refuse(request, reply)
    const place = slots.enter(client)
    request.place = place
    reply.raw.once('close', place.leave)
    if (!(await place.admitted)) return refuse(request, reply)
  })
  app.addHook('onSend', async (request) => {
    request.place?.leave()
  })

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    noteRefusal()
    request.isRefusable = true
    return sendUnavailable(request, reply, 'queue-full')
  }
}

/** Only posted forms, which have a rate limit. The page with the empty form waits like other pages. */
function isLeadForm({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return method === 'POST' && config.page?.form === 'lead'
}

/** The longest wait, so that a flood of arrivals cannot stop all answers. */
const patienceMs = 100

/**
 * Resolves after a turn of the event loop without a new connection or request. A turn accepts one connection. If each
 * turn also rendered a page, new connections would wait in the kernel's queue during a burst.
 */
function createAfterArrivals(server: Server): () => Promise<void> {
  let arrivals = 0
  const count = () => {
    arrivals += 1
  }
  server.on('connection', count)
  server.on('request', count)

  return async () => {
    const start = performance.now()
    let seen: number
    do {
      seen = arrivals
      await setImmediate()
    } while (seen !== arrivals && performance.now() - start < patienceMs)
  }
}
