import type { FastifyInstance } from 'fastify'
import type { Readiness } from '#server/readiness.ts'
import { exemptFromLimits } from './security/limits.ts'
import { sendUnavailable } from './unavailable.ts'

interface HealthOptions {
  readiness: () => Promise<Readiness>
  isEnding: () => boolean
}

/** Probes of load balancers send HTTP/1.0 without a Host, such as HAProxy's `option httpchk`. */
const probed = { ...exemptFromLimits, hostless: true } as const

/**
 * `/healthz`: 200 while the process can answer. `/readyz`: 200 with the state of each part while the stock can be shown
 * and the process is not stopping; its status is `degraded` while applications cannot be stored, are not
 * delivered, or were rejected. See docs/decisions/0015.
 */
export function registerHealth(app: FastifyInstance, { readiness, isEnding }: HealthOptions): void {
  app.get('/healthz', { config: probed }, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' })
  })
  app.get('/readyz', { config: probed }, async (request, reply) => {
    if (isEnding()) return sendUnavailable(request, reply, 'stopping')
    const { status, parts } = await readiness()
    if (status === 'not-ready') {
      const faults = Object.entries(parts).map(([path, { state }]) => ({ path, message: state }))
      return sendUnavailable(request, reply, 'part-not-ready', faults)
    }
    return reply.header('cache-control', 'no-store').send({ status, parts })
  })
}
