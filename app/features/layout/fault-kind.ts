import { isRouteErrorResponse } from 'react-router'

/**
 * What the error of a route means to the visitor.
 * - `missing`: there is nothing at this address
 * - `busy`: the server refused the request because of load, so the page may well exist
 * - `unreachable`: there was no response
 * - `failed`: any other error, on our side
 */
export type FaultKind = 'missing' | 'busy' | 'unreachable' | 'failed'

/** The messages with which `fetch` rejects in Chromium, Firefox and Safari when there is no response. */
const fetchFailures = /failed to fetch|networkerror|load failed|network connection was lost/i

export function faultKind(error: unknown): FaultKind {
  if (!isRouteErrorResponse(error)) {
    return error instanceof TypeError && fetchFailures.test(error.message) ? 'unreachable' : 'failed'
  }
  if (error.status === 429 || error.status === 503) return 'busy'
  return error.status < 500 ? 'missing' : 'failed'
}
