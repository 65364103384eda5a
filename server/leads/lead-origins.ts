import { LRUCache } from 'lru-cache'
import { currentScope } from '../observe/request-scope.ts'

export type LeadOrigins = ReturnType<typeof createLeadOrigins>

/** The request that submitted a lead. */
interface LeadOrigin {
  requestId: string
  traceparent: string | null
}

/**
 * Remembers which request submitted each of the latest leads, so that its delivery is logged and traced with it. Only in
 * memory: after a restart, and in another process, a delivery stands alone and its lead's id leads to the request.
 */
export function createLeadOrigins() {
  const origins = new LRUCache<string, LeadOrigin>({ max: 10_000 })
  return {
    /** The current request submitted this lead. */
    remember(leadId: string): void {
      const scope = currentScope()
      if (scope)
        origins.set(leadId, { requestId: scope.requestId, traceparent: scope.span?.traceparent ?? null })
    },
    of: (leadId: string): LeadOrigin | undefined => origins.get(leadId),
  }
}
