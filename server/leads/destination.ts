import type { Lead } from '#domain/leads/outbox.ts'

/** `acceptedAt` in epoch milliseconds; `refusal` as in `Claimed`. */
export type AcceptedLead = Lead & { acceptedAt: number; refusal?: string | null }

export type DeliveryOutcome =
  | { state: 'delivered' }
  /** The same lead would be refused again. */
  | { state: 'refused'; failure: string }
  /** The endpoint is at fault, for every lead: wrong address, wrong token. */
  | { state: 'unusable'; failure: string; retryAfterMs: number | null }
  /** To be sent again, not before `retryAfterMs` where the receiver asked for a delay. */
  | { state: 'failed'; failure: string; retryAfterMs: number | null }

/** Where the outbox delivers leads. It may receive a lead twice, with the same id. */
export interface Destination {
  /** Never throws. `failure` is a status or the code of a network error, and holds nothing that was received. */
  deliver(lead: AcceptedLead, signal: AbortSignal): Promise<DeliveryOutcome>
}
