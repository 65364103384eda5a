import type { Application } from './application.ts'

/** What became of an accepted application. Rejected: the lead service refused it with a 4xx. */
export type DeliveryState = 'waiting' | 'delivered' | 'rejected'

export interface Claimed {
  application: Application
  /** Earlier deliveries that failed. */
  failures: number
}

/** What `forecourt leads list` shows: nothing of the person. */
export interface OutboxEntry {
  id: string
  state: DeliveryState
  acceptedAt: number
  nextAttemptAt: number | null
  failures: number
  /** HTTP status or network error code of the last failure; never a response body. */
  lastFailure: string | null
}

/** Applications accepted and not yet delivered. Instants are epoch milliseconds. */
export interface Outbox {
  /** On disk before it resolves. A known `application.id` changes nothing: forms may be sent twice. */
  add(application: Application, now: number): Promise<void>
  /** Leases due applications to one worker until `now + leaseMs`; undelivered, they fall due again. */
  claim(now: number, options: { limit: number; leaseMs: number }): Promise<Claimed[]>
  delivered(id: string, now: number): Promise<void>
  /** Due again at `nextAttemptAt`. */
  failed(id: string, failure: string, nextAttemptAt: number): Promise<void>
  /** Parked until `retry`: trying again by itself would not help. */
  rejected(id: string, failure: string): Promise<void>
  /** Makes a rejected or waiting application due at `now`; false when there is none by that id. */
  retry(id: string, now: number): Promise<boolean>
  list(options: { state?: DeliveryState; limit: number; offset: number }): Promise<OutboxEntry[]>
  /** Null when unknown, or erased after its retention. */
  show(id: string): Promise<{ entry: OutboxEntry; application: Application | null } | null>
  /** Erases the payload of what was delivered before `before`; answers how many. */
  erase(before: number): Promise<number>
  /** Gives leased applications back at once, for a clean stop. */
  release(ids: readonly string[], now: number): Promise<void>
  close(): Promise<void>
}
