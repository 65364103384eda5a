import { isRouteErrorResponse } from 'react-router'

/**
 * What the error of a route means to the visitor: `missing` when there is nothing at the address, else `failed`, which is
 * our fault. A request that is refused because of load does not reach the pages, and without a connection the service
 * worker answers.
 */
export type FaultKind = 'missing' | 'failed'

export function faultKind(error: unknown): FaultKind {
  return isRouteErrorResponse(error) && error.status < 500 ? 'missing' : 'failed'
}
