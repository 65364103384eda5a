import type { Endpoint } from '#domain/applications/outbox.ts'

/** What a worker asks for. Instants are epoch milliseconds. */
export interface ClaimTurn {
  now: number
  limit: number
  leaseMs: number
  /** Null: leads of both. */
  endpoint: Endpoint | null
}

export interface LeasedRow {
  id: string
  /** Sealed. */
  payload: Uint8Array
  failures: number
  isProbe: boolean
}

/**
 * The latest plausible end of a lease. `now` was read before the store could be used, so another process may have started
 * a lease since, and shortening it would take it from its holder.
 */
export function latestLease({ now, leaseMs }: ClaimTurn): number {
  return now + 2 * leaseMs
}
