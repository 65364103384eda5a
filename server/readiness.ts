import type { DeliveryPause, Outbox, WriteCheck } from '#domain/applications/outbox.ts'

/** What `/readyz` reports of each part. */
export interface ReadinessParts {
  index: { state: 'ready' | 'loading' }
  stock: { state: 'ready' | 'failed' }
  /** Whether an application could be kept now. */
  outbox: WriteCheck
  /** Off: no lead service is configured. */
  delivery: { state: 'on' | 'off' | 'unknown' } | PausedDelivery
}

interface PausedDelivery {
  state: 'paused'
  failure: string
  since: string
  failures: number
  nextProbeAt: string
}

/**
 * Not ready: it cannot show the stock. Degraded: pages and searches work, but applications cannot be kept or are not
 * passed on.
 */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not-ready'
  parts: ReadinessParts
}

export function readinessOf(parts: ReadinessParts): Readiness {
  const { index, stock, outbox, delivery } = parts
  if (index.state !== 'ready' || stock.state !== 'ready') return { status: 'not-ready', parts }
  const isWell = outbox.state === 'writable' && (delivery.state === 'on' || delivery.state === 'off')
  return { status: isWell ? 'ready' : 'degraded', parts }
}

/** A check that takes longer counts as locked, so a probe never waits for a lock. */
const checkMs = 1_000
/** `/readyz` has no rate limit, and each check writes to the disk. */
const believedMs = 2_000

/** Asks the outbox at most once in two seconds, however often it is called. */
export function createOutboxReadiness(
  outbox: Outbox,
  { isDelivering }: { isDelivering: boolean },
): () => Promise<Pick<ReadinessParts, 'outbox' | 'delivery'>> {
  let last: { at: number; answer: Promise<Pick<ReadinessParts, 'outbox' | 'delivery'>> } | null = null

  async function ask(): Promise<Pick<ReadinessParts, 'outbox' | 'delivery'>> {
    const [check, delivery] = await Promise.all([outbox.checkWritable(checkMs), readDelivery()])
    return { outbox: check, delivery }
  }

  async function readDelivery(): Promise<ReadinessParts['delivery']> {
    if (!isDelivering) return { state: 'off' }
    try {
      const pause = await outbox.pauses.read()
      return pause ? pausedDelivery(pause) : { state: 'on' }
    } catch {
      return { state: 'unknown' }
    }
  }

  return () => {
    const at = performance.now()
    if (!last || at - last.at > believedMs) last = { at, answer: ask() }
    return last.answer
  }
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
