import { longestWaitMs } from '#domain/leads/outbox.ts'

export interface Backoff {
  firstMs: number
  longestMs: number
}

/** A `Retry-After` is obeyed up to an hour, so that a wrong one cannot delay an application for weeks. */
const longestAskedMs = 60 * 60_000

/**
 * How long to wait before the next attempt, in whole milliseconds: exponential back-off with full jitter, so that
 * requests that failed together are not repeated together. Not shorter than `retryAfterMs`, the delay that the service asked for.
 *
 * @param failures earlier failures, 0 for the first
 * @param random from 0 up to, not including, 1
 */
export function retryDelay(
  failures: number,
  { firstMs, longestMs }: Backoff,
  random: number,
  retryAfterMs: number | null = null,
): number {
  const ceiling = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 40))
  const floor = ceiling / 10
  const asked = Math.min(retryAfterMs ?? 0, longestAskedMs)
  return Math.min(longestWaitMs, Math.round(asked + floor + random * (ceiling - floor)))
}

/** At 1, 2, 4, 8, … failures in a row, so that an outage of hours is a few lines in the log. */
export function isLogged(failures: number): boolean {
  return Math.log2(failures) % 1 === 0
}

/** A Retry-After header in milliseconds from `now`; null when absent or neither seconds nor a date. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Date.parse also accepts numbers and incomplete dates. An HTTP date begins with the name of the day.
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
