import { isRouteErrorResponse } from 'react-router'

/**
 * What the error of a route means to the visitor.
 * - `missing`: there is nothing at this address
 * - `busy`: the server refused the request because of load, so the page may well exist
 * - `unreachable`: no answer came
 * - `failed`: any other error, on our side
 */
export type FaultKind = 'missing' | 'busy' | 'unreachable' | 'failed'

/** What `fetch` rejects with in Chromium, Firefox and Safari when no answer comes. */
const fetchFailures = /failed to fetch|networkerror|load failed|network connection was lost/i

export function faultKind(error: unknown): FaultKind {
  if (!isRouteErrorResponse(error)) {
    return error instanceof TypeError && fetchFailures.test(error.message) ? 'unreachable' : 'failed'
  }
  if (error.status === 429 || error.status === 503) return 'busy'
  return error.status < 500 ? 'missing' : 'failed'
}
