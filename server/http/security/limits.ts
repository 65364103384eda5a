/** What one request, and one client, may ask of the server. A client is an IPv4 address or an IPv6 /64. */
export interface Limits {
  bodyBytes: number
  headerBytes: number
  urlLength: number
  paramLength: number
  /** To receive a whole request. */
  requestMs: number
  /** To answer one. */
  handlerMs: number
  /** Requests of any kind but files, for each client and minute. */
  requestsPerMinute: number
  /** Forms sent, for each client and ten minutes: an office may share one address. */
  formsPerTenMinutes: number
  /** Signed notifications of stock, for each sender and minute: a dealer may reprice everything at once. */
  notificationsPerMinute: number
  notificationBytes: number
  /** Past this mean delay of the event loop pages and calls are turned away; 0 never. */
  eventLoopDelayMs: number
}

export const defaultLimits: Limits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  urlLength: 8 * 1024,
  paramLength: 400,
  requestMs: 20_000,
  handlerMs: 20_000,
  requestsPerMinute: 1200,
  formsPerTenMinutes: 30,
  notificationsPerMinute: 6000,
  notificationBytes: 1024 * 1024,
  eventLoopDelayMs: 4000,
}
