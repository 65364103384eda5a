import { LRUCache } from 'lru-cache'
import { currentScope } from '../observe/request-scope.ts'

/** The request that submitted a lead. */
export interface LeadOrigin {
  requestId: string
  traceparent: string | null
}

/**
 * Remembers which request submitted each of the latest leads, so that its delivery is logged and traced with it. Only in
 * memory: after a restart, and in another process, a delivery stands alone and its lead's id leads to the request.
 */
export interface LeadOrigins {
  /** The current request submitted this lead. */
  remember(leadId: string): void
  of(leadId: string): LeadOrigin | undefined
}

export function createLeadOrigins(): LeadOrigins {
  const origins = new LRUCache<string, LeadOrigin>({ max: 10_000 })
  return {
    remember(leadId) {
      const scope = currentScope()
      if (scope)
        origins.set(leadId, { requestId: scope.requestId, traceparent: scope.span?.traceparent ?? null })
    },
    of: (leadId) => origins.get(leadId),
  }
}
