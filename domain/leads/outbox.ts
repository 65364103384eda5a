import type { AlertStore } from '../alerts/alert-store.ts'
import type { Application } from '../applications/application.ts'
import type { Enquiry } from '../enquiries/enquiry.ts'
import type { EnquiryKind } from '../enquiries/enquiry-kind.ts'
import type { MissedSearches } from '../search/missed-search.ts'
import type { Handling, LeadEvent } from './lead-history.ts'
import type { LeadStatus } from './lead-status.ts'

/** What the outbox keeps and the lead service receives. */
export type Lead = Application | Enquiry

export type LeadKind = 'application' | EnquiryKind

/** The lead service has an address for applications and one for enquiries of every kind. */
export const serviceEndpoints = ['applications', 'enquiries'] as const

export type ServiceEndpoint = (typeof serviceEndpoints)[number]

/** Where leads are sent: the addresses of the lead service, and the dealer's mailbox. */
export const endpoints = [...serviceEndpoints, 'email'] as const

export type Endpoint = (typeof endpoints)[number]

/** Whether leads are emailed to the dealer: not, beside the lead service, or without one. */
export type EmailUse = 'off' | 'beside' | 'alone'

export function kindOf({ payload }: Pick<Lead, 'payload'>): LeadKind {
  return 'kind' in payload ? payload.kind : 'application'
}

export function endpointOf(lead: Pick<Lead, 'payload'>): ServiceEndpoint {
  return kindOf(lead) === 'application' ? 'applications' : 'enquiries'
}

/**
 * Rejected: the destination refused this lead, such as the lead service with 400 or 422. Erased: the payload was erased
 * before delivery. The row is kept, so that a repeated form is not a new lead.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'rejected' | 'erased'

/** The longest time between two attempts to deliver one lead. */
export const longestWaitMs = 75 * 60_000

export type Addition =
  | { state: 'added' }
  /** This id is stored with this payload. */
  | { state: 'repeated' }
  /** The id is stored with a different payload; nothing was written. `digest` is the keyed digest of this payload. */
  | { state: 'differs'; digest: string }

export interface Claimed {
  lead: Lead
  endpoint: Endpoint
  acceptedAt: number
  /** Earlier deliveries that failed. */
  failures: number
  /** Delivery to its endpoint is paused, and this one lead tests it. */
  isProbe: boolean
  /** Why the lead service has refused it, such as `HTTP 422`: the email tells the dealer. Null while it has not. */
  refusal: string | null
}

/** How far a lead is with one destination. */
export interface DeliveryProgress {
  state: DeliveryState
  nextAttemptAt: number | null
  failures: number
  /** HTTP or SMTP status or network error code of the last failure; never a response body. */
  lastFailure: string | null
}

/**
 * A lead without its personal data, as `forecourt leads list` shows it. Its progress is that with the lead service; without
 * one, its state is that of `email`.
 */
export interface OutboxEntry extends DeliveryProgress {
  id: string
  kind: LeadKind
  acceptedAt: number
  /** Absent where leads are not emailed, unless an email has failed. */
  email?: DeliveryProgress
  /** The payload was erased: before delivery in the state `erased`, otherwise after it. */
  isErased: boolean
  handling: Handling
  /** Who of the staff has it. */
  holder: string | null
}

/** Which leads a list shows. Absent: whatever it is. */
export interface LeadFilter {
  /** Open ones have not been erased. */
  handling?: Handling | undefined
  kind?: LeadKind | undefined
  holder?: string | undefined
  /** The id of the vehicle that it is about. */
  vehicle?: string | undefined
  /** Accepted from then on, and before `until`: epoch milliseconds. */
  since?: number | undefined
  until?: number | undefined
}

/** What staff noted of a lead. */
export interface LeadHistory {
  /** How many entries were noted; who notes another says which version they saw. */
  version: number
  events: LeadEvent[]
}

export interface ShownLead {
  entry: OutboxEntry
  lead: Lead | null
  history: LeadHistory
  /** How long its retention has lasted, in milliseconds of running time; null before it begins, and once erased. */
  keptMs: number | null
}

/** Changed: somebody has noted something since that version, and nothing was written. Gone: unknown, or erased. */
export type Noting = 'noted' | 'changed' | 'gone'

/** An endpoint refuses every lead, so only one at a time is sent there as a probe. */
export interface DeliveryPause {
  endpoint: Endpoint
  /** Such as `HTTP 401`, of the last probe. */
  failure: string
  since: number
  /** Failed probes, the delivery that caused the pause included. */
  failures: number
  nextProbeAt: number
}

/** At most one for each endpoint. Shared by every process that uses the outbox. */
export interface DeliveryPauses {
  read(): Promise<DeliveryPause[]>
  /**
   * Begins a pause of the lead's endpoint, or extends it after a probe. The lead is due again at `now`, behind those that
   * already wait. Null for a delivery that began before the pause, which then stays unchanged, and for an unknown id.
   */
  failed(
    id: string,
    failure: string,
    options: { isProbe: boolean; now: number; nextProbeAt: number },
  ): Promise<DeliveryPause | null>
  end(endpoint: Endpoint): Promise<void>
  /** Makes the next probe of every pause due at `now`. */
  probeSoon(now: number): Promise<void>
}

/**
 * How long the site has run, in milliseconds. Processes add what passed by their monotonic clock, so a jump of the wall
 * clock does not change it. It is at most the time that passed, however many processes add.
 */
export interface RunningTime {
  read(): Promise<number>
  /**
   * Adds `ms`, which is at least 1 and has passed since `since` was read, and begins the retention of leads delivered or
   * rejected by then. Does nothing when another process has added since: it has counted this time.
   */
  add(ms: number, since: number): Promise<void>
}

export interface Erasure {
  erased: number
  /** Being delivered at `now`, so not erased. */
  inFlight: string[]
  unknown: string[]
  /**
   * Where sealed bytes of what was erased may still be on disk: in SQLite's log, because another process reads it, or in
   * PostgreSQL's dead rows, log and archive. Null: nowhere.
   */
  remains: 'sqlite-log' | 'postgres' | null
}

/** How many leads of an endpoint are not delivered. */
export interface Backlog {
  waiting: number
  rejected: number
  /** When the oldest one that waits was accepted; null when none waits. */
  oldestWaiting: number | null
  /** How many of those that wait have failed. */
  failing: number
  /** Of one that has failed, else of one that was rejected; null when there is neither. As `DeliveryProgress.lastFailure`. */
  failure: string | null
}

/** Away: the database cannot be reached or written for now. */
export interface WriteCheck {
  state: 'writable' | 'locked' | 'full' | 'failed' | 'away'
}

/** Leads on their way to one destination. Each destination has a queue, so none delays or repeats another. */
export interface LeadQueue {
  endpoints: readonly Endpoint[]
  /**
   * Leases due leads to one worker until `now + leaseMs`; if they are not delivered, they are due again then.
   * Of a paused endpoint, leases one lead when the probe is due. A due time more than `longestWaitMs` ahead
   * and a lease that ends more than twice `leaseMs` ahead come from a clock that was ahead, and are corrected first.
   *
   * @param options.endpoint Of which leads are leased; of all `endpoints` without it.
   */
  claim(now: number, options: { limit: number; leaseMs: number; endpoint?: Endpoint }): Promise<Claimed[]>
  delivered(id: string, now: number): Promise<void>
  /** Due again at `nextAttemptAt`. */
  failed(id: string, failure: string, nextAttemptAt: number): Promise<void>
  /** Kept until `retry`, because the destination would refuse it again. */
  rejected(id: string, failure: string, now: number): Promise<void>
  /** Ends the leases of these leads, for a clean stop. */
  release(ids: readonly string[], now: number): Promise<void>
  /** Of every queue; `failed` is for leads of this one. */
  pauses: DeliveryPauses
}

/**
 * Applications and enquiries accepted and not yet delivered, and the queue of the lead service. Instants are epoch
 * milliseconds.
 */
export interface Outbox extends LeadQueue {
  /**
   * The queue of the dealer's mailbox. A lead that the lead service refuses is due in it again, unless the refusal is in
   * the email that was sent.
   */
  emails: LeadQueue
  /** On disk when it resolves. Writes nothing if `lead.id` is stored already, as forms may be sent twice. */
  add(lead: Lead, now: number): Promise<Addition>
  /**
   * Before delivery begins: leads that wait only for a destination that is no longer used have the outcome of the other.
   */
  settle(now: number): Promise<void>
  /** Makes a rejected or waiting lead due at `now` for each destination without it; false if there is none with this id. */
  retry(id: string, now: number): Promise<boolean>
  /** The oldest first: those behind `after`, the last one of the page before. */
  list(options: {
    state?: DeliveryState
    limit: number
    after?: Pick<OutboxEntry, 'acceptedAt' | 'id'>
  }): Promise<OutboxEntry[]>
  /** The latest first, with the number of all that the filter lets through. */
  page(
    filter: LeadFilter,
    page: { limit: number; offset: number },
  ): Promise<{ entries: OutboxEntry[]; total: number }>
  /** How many leads each vehicle has; none for one without. Erased leads are about no vehicle. */
  countOfVehicles(vehicles: readonly string[]): Promise<Map<string, number>>
  /** Adds to the history that was seen at `version`. On disk when it resolves. */
  note(id: string, event: LeadEvent, version: number): Promise<Noting>
  /**
   * What opens `status` of a lead: its id with 128 bits that only the key of the digests makes of it. The same each time, also
   * after a rekey. It is not stored.
   */
  statusSecret(id: string): Promise<string>
  /** Null for any text that is no secret of a lead, and once the lead is erased: nothing tells the two apart. */
  status(secret: string): Promise<LeadStatus | null>
  /** Zeros for an endpoint that is not used. */
  backlog(): Promise<Record<Endpoint, Backlog>>
  /** How many leads were accepted after `after` and until `until`, in whatever state they are. */
  countAccepted(after: number, until: number): Promise<number>
  /** Null when unknown; `lead` is null once erased. */
  show(id: string): Promise<ShownLead | null>
  /** Several by one question, by id, without unknown ones. Of one that cannot be read, why. */
  showMany(ids: readonly string[]): Promise<Map<string, ShownLead | Error>>
  /**
   * Erases payloads whose retention, which `runningTime.add` begins, has lasted for `keptMs` of running time. One that was
   * rejected as unreadable is kept, because nobody has received it. Returns the number erased.
   */
  eraseEnded(state: 'delivered' | 'rejected', keptMs: number): Promise<number>
  /**
   * Erases payloads in any state. The rows stay, with the digest that recognises a repeated form. Also completes an
   * earlier erasure of which something remained, for which `ids` may be empty.
   */
  erase(ids: readonly string[], now: number): Promise<Erasure>
  runningTime: RunningTime
  /** Alerts by email, in the same database and with the same key. */
  alerts: AlertStore
  /** Searches without results, in the same database. They are not sealed: nothing in them is anybody's. */
  missed: MissedSearches
  /** Writes as many bytes as a lead has, and reports why that failed. Resolves within `waitMs`. */
  checkWritable(waitMs: number): Promise<WriteCheck>
  close(): Promise<void>
}
