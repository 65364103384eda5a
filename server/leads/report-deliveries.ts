import { endpointOf } from '#domain/leads/outbox.ts'
import type { Observer } from '../observe/observer.ts'
import { currentScope } from '../observe/request-scope.ts'
import type { LeadOrigins } from './lead-origins.ts'
import type { LeadService } from './lead-service.ts'

/**
 * The lead service with each attempt counted, timed and traced. The service receives the id of the request, and
 * `traceparent` when traces are on: the attempt continues the trace in which the lead was submitted.
 */
export function reportDeliveries(
  service: LeadService,
  { metrics, tracing, count }: Observer,
  origins: Pick<LeadOrigins, 'of'>,
): LeadService {
  return {
    async deliver(lead, signal) {
      const endpoint = endpointOf(lead)
      const operation = { kind: 'delivery', endpoint } as const
      const requestId = currentScope()?.requestId
      const span = tracing?.startDelivery(operation, origins.of(lead.id)?.traceparent ?? undefined)
      const start = performance.now()
      const outcome = await service.deliver(lead, signal, {
        ...(requestId !== undefined && { 'X-Request-Id': requestId }),
        ...(span && { traceparent: span.traceparent }),
      })
      const failed = outcome.state !== 'delivered'
      span?.end({ failed })
      metrics?.observe(operation, (performance.now() - start) / 1_000, failed)
      count('deliveries', { endpoint, outcome: failed && signal.aborted ? 'stopped' : outcome.state })
      return outcome
    },
  }
}
