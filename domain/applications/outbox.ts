import type { Application } from './application.ts'

/**
 * Rejected: the lead service refused this application with 400 or 422. Erased: the payload was erased before
 * delivery. The row is kept, so that a repeated form is not a new application.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'rejected' | 'erased'

/** The longest time between two attempts to deliver one application. */
export const longestWaitMs = 75 * 60_000

export type Addition =
  | { state: 'added' }
  /** This id is stored with this payload. */
  | { state: 'repeated' }
  /** The id is stored with a different payload; nothing was written. `digest` is the keyed digest of this payload. */
  | { state: 'differs'; digest: string }

export interface Claimed {
  application: Application
  /** Earlier deliveries that failed. */
  failures: number
  /** Delivery is paused, and this one application tests the endpoint. */
  isProbe: boolean
}

/** An application without its personal data, as `forecourt leads list` shows it. */
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
   * Begins a pause, or extends it after a probe. The application is due again at `now`, behind those that already wait.
   * Null for a delivery that began before the pause, which then stays unchanged.
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

/** The state of `createClockGuard`. */
export interface ClockMemory {
  /** The newest trusted instant, else the newest of any application; null when there is none. */
  newest(): Promise<number | null>
  trust(now: number): Promise<void>
}

export interface Erasure {
  erased: number
  /** Being delivered at `now`, so not erased. */
  inFlight: string[]
  unknown: string[]
}

export type WriteCheck = { state: 'writable' } | { state: 'locked' | 'full' | 'failed' }

/** Applications accepted and not yet delivered. Instants are epoch milliseconds. */
export interface Outbox {
  /** On disk when it resolves. Writes nothing if `application.id` is stored already, as forms may be sent twice. */
  add(application: Application, now: number): Promise<Addition>
  /**
   * Leases due applications to one worker until `now + leaseMs`; if they are not delivered, they are due again then.
   * While delivery is paused, leases one application when the probe is due. A due time more than `longestWaitMs` ahead
   * and a lease that ends more than twice `leaseMs` ahead come from a clock that was ahead, and are corrected first.
   */
  claim(now: number, options: { limit: number; leaseMs: number }): Promise<Claimed[]>
  delivered(id: string, now: number): Promise<void>
  /** Due again at `nextAttemptAt`. */
  failed(id: string, failure: string, nextAttemptAt: number): Promise<void>
  /** Kept until `retry`, because the service would refuse it again. */
  rejected(id: string, failure: string, now: number): Promise<void>
  /** Makes a rejected or waiting application due at `now`; false if there is none with this id. */
  retry(id: string, now: number): Promise<boolean>
  list(options: { state?: DeliveryState; limit: number; offset: number }): Promise<OutboxEntry[]>
  /** Null when unknown; `application` is null once erased. */
  show(id: string): Promise<{ entry: OutboxEntry; application: Application | null } | null>
  /**
   * Erases payloads in one state: delivered or rejected before `before`, or waiting since before it. Applications that
   * are being delivered at `now` are skipped. Returns the number erased.
   */
  eraseOld(state: 'delivered' | 'rejected' | 'waiting', before: number, now: number): Promise<number>
  /** Erases payloads in any state. The rows stay, with the digest that recognises a repeated form. */
  erase(ids: readonly string[], now: number): Promise<Erasure>
  /** Ends the leases of these applications, for a clean stop. */
  release(ids: readonly string[], now: number): Promise<void>
  pauses: DeliveryPauses
  clock: ClockMemory
  /** Writes as many bytes as an application has, and reports why that failed. Resolves within `waitMs`. */
  checkWritable(waitMs: number): Promise<WriteCheck>
  close(): Promise<void>
}
