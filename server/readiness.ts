import type { Backlog, DeliveryPause, Endpoint, Outbox, WriteCheck } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { type JudgedBacklog, judgeBacklog } from './leads/backlog.ts'
import type { DatabaseState } from './store/postgres/shared-reads.ts'
import { withinTime } from './within-time.ts'

/** The state of each part, as `/readyz` reports it. */
export interface ReadinessParts {
  /** Absent without PostgreSQL. */
  database?: DatabasePart
  /** The feed that is polled; absent without STOCK_FEED. */
  feed?: FeedPart
  index: { state: 'ready' | 'loading' }
  stock: { state: 'ready' | 'failed' }
  /** Whether an application or an enquiry can be written to disk now. */
  outbox: WriteCheck
  /** Of applications. */
  delivery: Delivery
  enquiryDelivery: Delivery
  /** Of emails to the dealer. */
  emailDelivery: Delivery
  /** Of leads that are not delivered. */
  backlog: BacklogPart
}

type DatabasePart = { state: 'on' } | { state: 'away' | 'read-only'; since: string }

/** Held back: the latest version was not trusted to remove vehicles, so sold ones may still be advertised. */
type FeedPart = { state: 'current' | 'unknown' } | { state: 'held-back'; since: string; reason: string }

/** Off: no lead service is configured, or no address for emails. */
type Delivery = { state: 'on' | 'off' | 'unknown' } | PausedDelivery | FailingDelivery

/** Failing: `waiting` leads have failed and are sent again, `rejected` ones are not. */
interface FailingDelivery {
  state: 'failing'
  /** Of one of them, such as `SMTP 550`. */
  failure: string
  waiting: number
  rejected: number
}

interface PausedDelivery {
  state: 'paused'
  failure: string
  since: string
  failures: number
  nextProbeAt: string
}

/** Attention: leads wait for too long or for a destination, or were rejected. */
type BacklogPart = { state: 'clear' | 'unknown' } | ({ state: 'attention' } & JudgedBacklog)

/**
 * Not ready: the stock cannot be shown. Degraded: applications and enquiries cannot be stored, some are not delivered,
 * changes of the stock do not arrive, or a feed is held back.
 */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not-ready'
  parts: ReadinessParts
}

export function readinessOf(parts: ReadinessParts): Readiness {
  const { database, feed, index, stock, outbox, delivery, enquiryDelivery, emailDelivery, backlog } = parts
  if (index.state !== 'ready' || stock.state !== 'ready') return { status: 'not-ready', parts }
  const isDelivered = [delivery, enquiryDelivery, emailDelivery].every(
    ({ state }) => state === 'on' || state === 'off',
  )
  const isReached = database === undefined || database.state === 'on'
  const isWritable = outbox.state === 'writable'
  const isFed = feed === undefined || feed.state === 'current'
  const isHealthy = isReached && isFed && isWritable && isDelivered && backlog.state === 'clear'
  return { status: isHealthy ? 'ready' : 'degraded', parts }
}

export function databasePart(state: DatabaseState): DatabasePart {
  return state.state === 'on' ? state : { state: state.state, since: new Date(state.since).toISOString() }
}

/** @param stock Of the writers, so that every process of a site says the same. */
export async function feedPart(stock: Pick<StockStore, 'feedState'>): Promise<FeedPart> {
  try {
    const state = await withinTime(checkMs, stock.feedState(), 'The state of the feed was not read in time')
    if (!state?.heldBack) return { state: 'current' }
    const { since, reason } = state.heldBack
    return { state: 'held-back', since: new Date(since).toISOString(), reason }
  } catch {
    return { state: 'unknown' }
  }
}

type OutboxParts = Pick<
  ReadinessParts,
  'outbox' | 'backlog' | 'delivery' | 'enquiryDelivery' | 'emailDelivery'
>

/** A check that takes longer reports the outbox as locked, so that a probe does not wait for a lock. */
const checkMs = 1_000
/** `/readyz` has no rate limit, and each check writes to the disk. */
const cachedMs = 2_000

/** Checks the outbox at most once every two seconds. */
export function createOutboxReadiness(
  outbox: Outbox,
  { hasLeadService, hasEmail }: { hasLeadService: boolean; hasEmail: boolean },
): () => Promise<OutboxParts> {
  const isDelivering = hasLeadService || hasEmail
  let last: { at: number; answer: Promise<OutboxParts> } | null = null

  async function check(): Promise<OutboxParts> {
    const [writable, pauses, backlog] = await Promise.all([
      outbox.checkWritable(checkMs),
      outbox.pauses.read().catch(() => null),
      outbox.backlog().catch(() => null),
    ])
    const deliveryTo = (endpoint: Endpoint): Delivery => {
      if (!(endpoint === 'email' ? hasEmail : hasLeadService)) return { state: 'off' }
      if (pauses === null || backlog === null) return { state: 'unknown' }
      const pause = pauses.find((each) => each.endpoint === endpoint)
      return pause ? pausedDelivery(pause) : unpausedDelivery(backlog[endpoint])
    }
    return {
      outbox: writable,
      delivery: deliveryTo('applications'),
      enquiryDelivery: deliveryTo('enquiries'),
      emailDelivery: deliveryTo('email'),
      backlog: backlog === null ? { state: 'unknown' } : backlogPart(backlog, isDelivering),
    }
  }

  return () => {
    const at = performance.now()
    if (!last || at - last.at > cachedMs) last = { at, answer: check() }
    return last.answer
  }
}

function backlogPart(backlog: Readonly<Record<Endpoint, Backlog>>, isDelivering: boolean): BacklogPart {
  const judged = judgeBacklog(backlog, { isDelivering, now: Date.now() })
  return judged.reasons.length === 0 ? { state: 'clear' } : { state: 'attention', ...judged }
}

function unpausedDelivery({ failing, rejected, failure }: Backlog): Delivery {
  if (failing + rejected === 0) return { state: 'on' }
  return { state: 'failing', failure: failure ?? 'unknown', waiting: failing, rejected }
}

function pausedDelivery({ failure, since, failures, nextProbeAt }: DeliveryPause): PausedDelivery {
  return {
    state: 'paused',
    failure,
    since: new Date(since).toISOString(),
    failures,
    nextProbeAt: new Date(nextProbeAt).toISOString(),
  }
}
