import type { Fault } from '#domain/fault.ts'

/**
 * Every failure that a response can report. The codes are a contract with callers: they are never renamed, and each
 * keeps its status.
 */
export const problems = {
  'malformed-request': { status: 400, title: 'The request is not valid' },
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-parameter': { status: 400, title: 'A parameter is not valid' },
  'foreign-origin': { status: 403, title: 'Requests from other websites are not allowed' },
  'bad-signature': { status: 403, title: 'The signature is missing, wrong or out of date' },
  'not-found': { status: 404, title: 'Not found' },
  'unknown-vehicle': { status: 404, title: 'Vehicle not found' },
  'method-not-allowed': { status: 405, title: 'This address does not accept this method' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'vehicle-removed': { status: 410, title: 'This vehicle is no longer for sale' },
  'vehicle-sold': { status: 410, title: 'This vehicle has been sold' },
  'precondition-failed': { status: 412, title: 'The file is not the version that you asked for' },
  'body-too-large': { status: 413, title: 'The request body is too large' },
  'url-too-long': { status: 414, title: 'The address is too long' },
  'unsupported-media-type': { status: 415, title: 'The request body is in a format that we do not accept' },
  'invalid-application': { status: 422, title: 'Some values in the application are not valid' },
  'invalid-enquiry': { status: 422, title: 'Some values in the enquiry are missing or not valid' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used with another body' },
  'invalid-notification': { status: 422, title: 'Some values in the notification are not valid' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'headers-too-large': { status: 431, title: 'The request headers are too large' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  'application-not-kept': { status: 503, title: 'The application was not saved. Please send it again.' },
  'enquiry-not-kept': { status: 503, title: 'The enquiry was not saved. Please send it again.' },
  'notification-not-kept': { status: 503, title: 'The notification was not saved. Please send it again.' },
  overloaded: { status: 503, title: 'The website is too busy at the moment' },
  'not-ready': { status: 503, title: 'The website is not ready yet' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof problems

export interface ProblemDetails {
  detail?: string
  faults?: readonly Fault[]
}

/** A problem document of RFC 9457, with our code in addition to the standard members. */
export function problemDocument(code: ProblemCode, details: ProblemDetails = {}) {
  return { type: `/api/problems#${code}`, ...problems[code], code, ...details }
}
