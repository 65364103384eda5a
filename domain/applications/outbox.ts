import type { Application } from './application.ts'

/**
 * Rejected: the lead service refused this application with 400 or 422. Erased: the payload was erased before
 * delivery; the row stays, so that the same form sent again is not a new application.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'rejected' | 'erased'

/** The longest time between two attempts to deliver one application. */
export const longestWaitMs = 75 * 60_000

export type Addition =
  | { state: 'added' }
  /** The id is known with this payload. */
  | { state: 'repeated' }
  /** The id is known with another payload, and nothing was written. `digest` is the keyed digest of this one. */
  | { state: 'differs'; digest: string }

export interface Claimed {
  application: Application
  /** Earlier deliveries that failed. */
  failures: number
  /** Delivery is paused, and this one application tests the endpoint. */
  isProbe: boolean
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

/** The lead service refuses every application, so only one at a time is sent as a probe. */
export interface DeliveryPause {
  /** Such as `HTTP 401`, of the last probe. */
  failure: string
  since: number
  /** Failed probes, the delivery that caused the pause included. */
  failures: number
  nextProbeAt: number
}

/** Shared by every process that uses the outbox. */
export interface DeliveryPauses {
  read(): Promise<DeliveryPause | null>
  /**
   * Begins a pause, or prolongs it after a probe. The application falls due again at `now`, after those that wait
   * already. Null, and the pause stays as it was, for a delivery that was begun before the pause.
   */
  failed(
    id: string,
    failure: string,
    options: { isProbe: boolean; now: number; nextProbeAt: number },
  ): Promise<DeliveryPause | null>
  /** Ends the pause. */
  end(): Promise<void>
  /** Makes the next probe due at `now`. */
  probeSoon(now: number): Promise<void>
}

/** What the erasing job knows of the clock: see `createClockGuard`. */
export interface ClockMemory {
  /** The newest instant that was trusted, else the newest of any application; null when there is none. */
  newest(): Promise<number | null>
  trust(now: number): Promise<void>
}

export interface Erasure {
  erased: number
  /** Being delivered at `now`, so left as they are. */
  inFlight: string[]
  unknown: string[]
}

export type WriteCheck = { state: 'writable' } | { state: 'locked' | 'full' | 'failed' }

/** Applications accepted and not yet delivered. Instants are epoch milliseconds. */
export interface Outbox {
  /** On disk before it resolves. A known `application.id` changes nothing: forms may be sent twice. */
  add(application: Application, now: number): Promise<Addition>
  /**
   * Leases due applications to one worker until `now + leaseMs`; undelivered, they fall due again. While delivery is
   * paused: one, once the probe is due. A due time more than `longestWaitMs` ahead and a lease that ends more than
   * twice `leaseMs` ahead were written by a clock that was ahead; they are brought back first.
   */
  claim(now: number, options: { limit: number; leaseMs: number }): Promise<Claimed[]>
  delivered(id: string, now: number): Promise<void>
  /** Due again at `nextAttemptAt`. */
  failed(id: string, failure: string, nextAttemptAt: number): Promise<void>
  /** Parked until `retry`: trying again by itself would not help. */
  rejected(id: string, failure: string, now: number): Promise<void>
  /** Makes a rejected or waiting application due at `now`; false when there is none by that id. */
  retry(id: string, now: number): Promise<boolean>
  list(options: { state?: DeliveryState; limit: number; offset: number }): Promise<OutboxEntry[]>
  /** Null when unknown; `application` is null once erased. */
  show(id: string): Promise<{ entry: OutboxEntry; application: Application | null } | null>
  /**
   * Erases payloads in one state: of what was delivered or rejected before `before`, or has waited since before it.
   * What is being delivered at `now` stays. Answers how many.
   */
  eraseOld(state: 'delivered' | 'rejected' | 'waiting', before: number, now: number): Promise<number>
  /** Erases payloads in any state. The rows stay, with the digest that recognises the same form. */
  erase(ids: readonly string[], now: number): Promise<Erasure>
  /** Gives leased applications back at once, for a clean stop. */
  release(ids: readonly string[], now: number): Promise<void>
  pauses: DeliveryPauses
  clock: ClockMemory
  /** Writes as much as an application takes, and reports why that failed. Resolves within `waitMs`. */
  checkWritable(waitMs: number): Promise<WriteCheck>
  close(): Promise<void>
}
