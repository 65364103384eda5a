import type { DeliveryPause, Outbox, WriteCheck } from '#domain/applications/outbox.ts'

/** The state of each part, as `/readyz` reports it. */
export interface ReadinessParts {
  index: { state: 'ready' | 'loading' }
  stock: { state: 'ready' | 'failed' }
  /** Whether an application can be written to disk now. */
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

/** Not ready: the stock cannot be shown. Degraded: applications cannot be stored, or are not delivered. */
export interface Readiness {
  status: 'ready' | 'degraded' | 'not-ready'
  parts: ReadinessParts
}

export function readinessOf(parts: ReadinessParts): Readiness {
  const { index, stock, outbox, delivery } = parts
  if (index.state !== 'ready' || stock.state !== 'ready') return { status: 'not-ready', parts }
  const isHealthy = outbox.state === 'writable' && (delivery.state === 'on' || delivery.state === 'off')
  return { status: isHealthy ? 'ready' : 'degraded', parts }
}

/** A check that takes longer reports the outbox as locked, so that a probe does not wait for a lock. */
const checkMs = 1_000
/** `/readyz` has no rate limit, and each check writes to the disk. */
const cachedMs = 2_000

/** Checks the outbox at most once every two seconds. */
export function createOutboxReadiness(
  outbox: Outbox,
  { isDelivering }: { isDelivering: boolean },
): () => Promise<Pick<ReadinessParts, 'outbox' | 'delivery'>> {
  let last: { at: number; answer: Promise<Pick<ReadinessParts, 'outbox' | 'delivery'>> } | null = null

  async function check(): Promise<Pick<ReadinessParts, 'outbox' | 'delivery'>> {
    const [writable, delivery] = await Promise.all([outbox.checkWritable(checkMs), readDelivery()])
    return { outbox: writable, delivery }
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
    if (!last || at - last.at > cachedMs) last = { at, answer: check() }
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
