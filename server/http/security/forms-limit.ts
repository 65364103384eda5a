import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { Limits } from './limits.ts'

/** A hook that counts a form against its client. */
export type FormsLimit = preHandlerAsyncHookHandler

/**
 * One count per client for forms of pages and of the API together. A route's own hook runs before the rate limiter's
 * hook of the same kind, and the limiter counts a request once.
 */
export function createFormsLimit(app: FastifyInstance, { formsPerTenMinutes }: Limits): FormsLimit {
  return app.rateLimit({ max: formsPerTenMinutes, timeWindow: 600_000 })
}
