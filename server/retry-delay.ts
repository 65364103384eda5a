import { longestWaitMs } from '#domain/applications/outbox.ts'

export interface Backoff {
  firstMs: number
  longestMs: number
}

/** From a second up to a quarter of an hour. */
export const defaultBackoff: Backoff = { firstMs: 1_000, longestMs: 15 * 60_000 }

/** A service that asks for a pause gets it, but an absurd one must not keep an application waiting for weeks. */
const longestAskedMs = 60 * 60_000

/**
 * How long to wait after the delivery that failed, in whole milliseconds: exponential with full jitter, so that
 * applications which failed together do not come back together, and not before the service asked for.
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
