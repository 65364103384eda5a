import { isRouteErrorResponse } from 'react-router'

/**
 * `missing`: nothing is at this address. `busy`: the server refused to answer now. `unreachable`: no answer came.
 * `failed`: any other fault, ours.
 */
export type FaultKind = 'missing' | 'busy' | 'unreachable' | 'failed'

/** What `fetch` rejects with in Chromium, Firefox and Safari when no answer comes. */
const fetchFailures = /failed to fetch|networkerror|load failed|network connection was lost/i

/** What the error of a route means to the visitor. A refused or lost request says nothing about what was asked for. */
export function faultKind(error: unknown): FaultKind {
  if (!isRouteErrorResponse(error)) {
    return error instanceof TypeError && fetchFailures.test(error.message) ? 'unreachable' : 'failed'
  }
  if (error.status === 429 || error.status === 503) return 'busy'
  return error.status < 500 ? 'missing' : 'failed'
}
