import { setTimeout as sleep } from 'node:timers/promises'
import { type Claimed, type Endpoint, kindOf, type LeadQueue } from '#domain/leads/outbox.ts'
import type { Log } from '../log.ts'
import { type Observer, unobserved } from '../observe/observer.ts'
import { type Loop, repeat } from '../repeat.ts'
import { type Backoff, isLogged, retryDelay } from '../retry-delay.ts'
import type { DeliveryOutcome, Destination } from './destination.ts'
import { createPausing } from './pause-delivery.ts'

/** From a second to a quarter of an hour. */
const defaultBackoff: Backoff = { firstMs: 1_000, longestMs: 15 * 60_000 }

/** Between attempts to record an outcome. */
const recordBackoff: Backoff = { firstMs: 100, longestMs: 2_000 }

interface DeliveryOptions {
  log: Log
  backoff?: Backoff
  /** Concurrent deliveries to each endpoint, so that one that answers slowly does not hold up the other. */
  concurrency?: number
  /** Longer than the destination's timeout: a lead without an outcome by then is due again for any worker. */
  leaseMs?: number
  /** The polling interval for due leads; `wake` polls at once. */
  pollMs?: number
  /** How long `stop` waits for deliveries before it releases their leases. */
  drainMs?: number
  now?: () => number
  observer?: Observer
}

/**
 * Delivers the leads of a queue until stopped: it then claims nothing more, and finishes the deliveries in flight or
 * releases their leases. Several workers may share one queue.
 */
export function deliverLeads(
  queue: LeadQueue,
  destination: Destination,
  {
    log,
    backoff = defaultBackoff,
    concurrency = 4,
    leaseMs = 60_000,
    pollMs = 1_000,
    drainMs = 5_000,
    now = Date.now,
    observer = unobserved,
  }: DeliveryOptions,
): Loop {
  const storeBackoff: Backoff = { firstMs: pollMs, longestMs: 30_000 }
  const inFlight = new Map<string, { endpoint: Endpoint; delivery: Promise<void> }>()
  const abandon = new AbortController()
  let storeFailures = 0

  const pausing = createPausing(queue.pauses, { log, backoff, now })

  async function deliver(claimed: Claimed): Promise<void> {
    const { lead, endpoint, failures, isProbe } = claimed
    const { id } = lead
    const logged = { lead: id, kind: kindOf(lead), endpoint }
    const outcome = await attempt(claimed)
    if (outcome.state === 'delivered') {
      await record(() => queue.delivered(id, now()))
      log.info(logged, 'lead delivered')
    } else if (outcome.state === 'refused') {
      await record(() => queue.rejected(id, outcome.failure, now()))
      log.error(
        { ...logged, failure: outcome.failure },
        'the lead was rejected: it is not sent again by itself',
      )
    } else if (abandon.signal.aborted) {
      return queue.release([id], now())
    } else if (outcome.state === 'unusable' || isProbe) {
      return pausing.failed({ id, endpoint, isProbe, ...outcome })
    } else {
      const delayMs = retryDelay(failures, backoff, Math.random(), outcome.retryAfterMs)
      await record(() => queue.failed(id, outcome.failure, now() + delayMs))
      log.warn({ ...logged, failure: outcome.failure, failures: failures + 1, delayMs }, 'delivery failed')
    }
    if (isProbe) await pausing.passed(endpoint)
  }

  /** Counted and timed. */
  async function attempt({ lead, endpoint, acceptedAt, refusal }: Claimed): Promise<DeliveryOutcome> {
    const operation = { kind: 'delivery', endpoint } as const
    const start = performance.now()
    const outcome = await destination.deliver({ ...lead, acceptedAt, refusal }, abandon.signal)
    const failed = outcome.state !== 'delivered'
    observer.metrics?.observe(operation, (performance.now() - start) / 1_000, failed)
    const stopped = failed && abandon.signal.aborted
    observer.count('deliveries', { endpoint, outcome: stopped ? 'stopped' : outcome.state })
    return outcome
  }

  /** Tries again while the outbox cannot be written: a lead without a recorded outcome is sent once more. */
  async function record(write: () => Promise<void>): Promise<void> {
    const giveUpAt = performance.now() + leaseMs / 2
    for (let failures = 0; ; failures += 1) {
      try {
        return await write()
      } catch (error) {
        if (abandon.signal.aborted || performance.now() > giveUpAt) throw error
        const delayMs = retryDelay(failures, recordBackoff, Math.random())
        await sleep(delayMs, undefined, { signal: abandon.signal }).catch(() => undefined)
      }
    }
  }

  function begin(claimed: Claimed): void {
    const { id } = claimed.lead
    const delivery = deliver(claimed)
      // The lease expires, and the lead is sent again with the same key.
      .catch((error: unknown) =>
        log.error(
          { err: error, lead: id },
          'the outcome of a delivery was not recorded: the lead is sent again',
        ),
      )
      .finally(() => {
        inFlight.delete(id)
        loop.wake()
      })
    inFlight.set(id, { endpoint: claimed.endpoint, delivery })
  }

  function countInFlight(endpoint: Endpoint): number {
    return [...inFlight.values()].filter((each) => each.endpoint === endpoint).length
  }

  async function claimDue(): Promise<void> {
    for (const endpoint of queue.endpoints) {
      const limit = concurrency - countInFlight(endpoint)
      const claimed = limit > 0 ? await queue.claim(now(), { limit, leaseMs, endpoint }) : []
      for (const one of claimed) begin(one)
    }
  }

  // The address or the token may have been corrected before this start.
  const probed = queue.pauses.probeSoon(now()).catch((error: unknown) => {
    log.error({ err: error }, 'cannot read the outbox')
  })

  const loop = repeat(async () => {
    await probed
    try {
      await claimDue()
      if (storeFailures > 0) log.info({ failures: storeFailures }, 'the outbox can be read again')
      storeFailures = 0
      return pollMs
    } catch (error) {
      storeFailures += 1
      if (isLogged(storeFailures)) {
        log.error({ err: error, failures: storeFailures }, 'cannot read the outbox')
      }
      return retryDelay(storeFailures, storeBackoff, Math.random())
    }
  })

  return {
    wake: loop.wake,
    async stop() {
      await loop.stop()
      const timer = setTimeout(() => abandon.abort(), drainMs)
      await Promise.all([...inFlight.values()].map(({ delivery }) => delivery))
      clearTimeout(timer)
    },
  }
}
