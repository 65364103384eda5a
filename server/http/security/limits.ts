/** What one request, and one client, may ask of the server. A client is an IPv4 address or an IPv6 /64. */
export interface Limits {
  bodyBytes: number
  headerBytes: number
  urlLength: number
  paramLength: number
  /** To receive a whole request: shorter than `handlerMs`, which a slow body also uses up. */
  requestMs: number
  /** To answer one. */
  handlerMs: number
  /** To finish open requests when the site stops. Supervisors commonly kill after ten seconds. */
  stopMs: number
  /** Requests of any kind but files, for each client and minute. */
  requestsPerMinute: number
  /** Forms sent, for each client and ten minutes: an office may share one address. */
  formsPerTenMinutes: number
  /** Signed notifications of stock, for each sender and minute: a dealer may reprice everything at once. */
  notificationsPerMinute: number
  notificationBytes: number
  /** Pages and calls of the API worked on at one time. Two overlap one's rendering with the other's reading. */
  requestsAtOnce: number
  /** Those that wait for their turn, over all clients and for each. More get 503. */
  requestsWaiting: number
  requestsWaitingPerClient: number
}

export const defaultLimits: Limits = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  urlLength: 8 * 1024,
  paramLength: 400,
  requestMs: 15_000,
  handlerMs: 20_000,
  stopMs: 8_000,
  requestsPerMinute: 1200,
  formsPerTenMinutes: 30,
  notificationsPerMinute: 6000,
  notificationBytes: 1024 * 1024,
  requestsAtOnce: 2,
  requestsWaiting: 64,
  requestsWaitingPerClient: 16,
}
