import { AsyncLocalStorage } from 'node:async_hooks'

/** What all work for one request shares, without being passed from function to function. */
export interface RequestScope {
  requestId: string
}

const scopes = new AsyncLocalStorage<RequestScope>()

export function runInScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work)
}

/** Undefined outside requests, such as in background work. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore()
}
