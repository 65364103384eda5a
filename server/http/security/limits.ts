import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'

/** Limits for one request and for one client. A client is an IPv4 address or an IPv6 /64. */
export interface Limits {
  bodyBytes: number
  headerBytes: number
  urlLength: number
  paramLength: number
  /** To receive a whole request. Shorter than `handlerMs`, which includes reading the body. */
  requestMs: number
  /** To answer one. */
  handlerMs: number
  /** Without a byte in either direction, also while an answer waits to be read. Longer than `handlerMs`. */
  silentMs: number
  /** Open at one time; fewer where the system allows fewer descriptors. */
  connections: number
  /** Of them, for each client that is no trusted proxy; fewer where a quarter of all is fewer. */
  connectionsPerClient: number
  /** On one connection. Browsers and proxies wait for each answer. */
  unansweredRequests: number
  /** To finish open requests when the site stops. Then the stores are closed, and supervisors usually kill after ten seconds. */
  stopMs: number
  /** Requests except those for files, for each client and minute. */
  requestsPerMinute: number
  /** Forms, for each client and ten minutes. An office may share one address. */
  formsPerTenMinutes: number
  /** Signed stock notifications, for each sender and minute: a dealer may reprice everything at once. */
  notificationsPerMinute: number
  notificationBytes: number
  /** Exports, for each client and hour. Google and Meta fetch at most once an hour. */
  exportsPerHour: number
  /** To send one. */
  exportMs: number
  /** Pages and API calls processed at one time. With two, one is rendered while the other reads. */
  requestsAtOnce: number
  /** Requests that may wait, over all clients and for each. Further ones get 503. */
  requestsWaiting: number
  requestsWaitingPerClient: number
  /** Cached pages and API answers, in bytes: 200 pages of results, or 250 others. */
  cacheBytes: number
}

export const defaultLimits: Limits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  urlLength: 8 * 1024,
  paramLength: 400,
  requestMs: 15_000,
  handlerMs: 20_000,
  silentMs: 30_000,
  connections: 10_000,
  connectionsPerClient: 2_500,
  unansweredRequests: 32,
  stopMs: 6_000,
  requestsPerMinute: 1200,
  formsPerTenMinutes: 30,
  notificationsPerMinute: 6000,
  notificationBytes: 1024 * 1024,
  exportsPerHour: 30,
  exportMs: 900_000,
  requestsAtOnce: 2,
  requestsWaiting: 64,
  requestsWaitingPerClient: 16,
  cacheBytes: 24 * 1024 * 1024,
}

/** The config of routes without rate limit and load shedding: health checks and files. */
export const exemptFromLimits = { rateLimit: false, neverQueued: true } as const

/** A hook that counts a form against its client. */
export type FormsLimit = preHandlerAsyncHookHandler

/**
 * One counter per client for the forms of pages and of the API together. A route's own hook runs before the rate
 * limiter's hook of the same kind, and the limiter counts a request once.
 */
export function createFormsLimit(app: FastifyInstance, { formsPerTenMinutes }: Limits): FormsLimit {
  return app.rateLimit({ max: formsPerTenMinutes, timeWindow: 600_000 })
}
