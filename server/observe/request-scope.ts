import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './span.ts'

/** What everything that is done for one request shares, without being passed from function to function. */
export interface RequestScope {
  requestId: string
  /** The innermost open span; null when nothing is traced. */
  span: Span | null
}

const scopes = new AsyncLocalStorage<RequestScope>()

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work)
}

/** Undefined outside requests and deliveries, such as in background work. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore()
}
