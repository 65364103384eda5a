/**
 * Every way in which an answer can be a failure. The codes are a promise to callers: they are never renamed,
 * and each keeps its status.
 */
export const problems = {
  'malformed-request': { status: 400, title: 'The request cannot be understood' },
  'malformed-json': { status: 400, title: 'The body is not JSON' },
  'invalid-parameter': { status: 400, title: 'A parameter has a value that cannot be taken' },
  'foreign-origin': { status: 403, title: 'Another site may not send this request' },
  'bad-signature': { status: 403, title: 'The signature is missing, wrong or too old' },
  'not-found': { status: 404, title: 'There is nothing at this address' },
  'unknown-vehicle': { status: 404, title: 'No vehicle has this id' },
  'method-not-allowed': { status: 405, title: 'This address does not answer to this method' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'vehicle-sold': { status: 410, title: 'This vehicle has been sold' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'url-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The body is not of a type that can be read here' },
  'invalid-application': { status: 422, title: 'The application holds values that cannot be taken' },
  'invalid-notification': { status: 422, title: 'The notification holds values that cannot be taken' },
  'too-many-requests': { status: 429, title: 'Too many requests from this client' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'application-not-kept': { status: 503, title: 'The application could not be kept; please send it again' },
  'notification-not-kept': { status: 503, title: 'The notification could not be kept; please send it again' },
  overloaded: { status: 503, title: 'The server is too busy; please try again in a moment' },
  'not-ready': { status: 503, title: 'The server is not ready to answer' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

/** One value that was at fault: a parameter's name, or a path in the body as in `vehicleDetails.make`. */
export interface ProblemFault {
  path: string
  message: string
}

export interface ProblemDetails {
  detail?: string
  faults?: readonly ProblemFault[]
}

/** A problem document of RFC 9457, with our stable code beside the standard members. */
export function problemDocument(code: ProblemCode, details: ProblemDetails = {}) {
  return { type: `/api/problems#${code}`, ...problems[code], code, ...details }
}
