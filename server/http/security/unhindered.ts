/**
 * The config of routes that are exempt from rate limits and load shedding: health checks must answer under load, and a
 * page without its styles and script is of no use.
 */
export const unhindered = { rateLimit: false, neverQueued: true } as const
