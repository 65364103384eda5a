import type { Outbox } from '#domain/applications/outbox.ts'
import type { Log } from '../log.ts'
import { type Clock, createClockGuard, systemClock } from './clock-guard.ts'

const dayMs = 24 * 60 * 60_000

/** Days after which the payload of an application or an enquiry is erased. Null: never. */
export interface Retention {
  /** Since delivery. */
  delivered: number
  /** Since the lead service refused it. */
  rejected: number | null
  /** Since it was accepted, for applications that have not been delivered. */
  waiting: number | null
}

interface EraseOptions {
  retention: Retention
  log: Log
  clock?: Clock
  everyMs?: number
}

/** Erases payloads whose retention has ended: now, and every hour until the returned function is called. */
export function eraseExpired(
  outbox: Outbox,
  { retention, log, clock = systemClock, everyMs = 60 * 60_000 }: EraseOptions,
): () => void {
  const guard = createClockGuard(outbox.clock, { log, clock })

  async function erase(): Promise<void> {
    try {
      if (!(await guard.isPlausible())) return
      const now = clock.now()
      for (const state of ['delivered', 'rejected', 'waiting'] as const) {
        const days = retention[state]
        if (days === null) continue
        const erased = await outbox.eraseOld(state, now - days * dayMs, now)
        if (erased > 0)
          log.info({ state, erased }, 'applications and enquiries erased at the end of their retention')
      }
    } catch (error) {
      log.error({ err: error }, 'cannot erase applications and enquiries')
    }
  }
  warnOfRetention(retention, log)
  void erase()
  const timer = setInterval(erase, everyMs)
  return () => clearInterval(timer)
}

/** Without a limit, personal data is kept for ever. With one, waiting applications are erased before delivery. */
function warnOfRetention({ rejected, waiting }: Retention, log: Log): void {
  const kept = [rejected === null && 'rejected', waiting === null && 'waiting'].filter((state) => state)
  if (kept.length > 0) {
    log.warn(
      { states: kept },
      'these applications and enquiries are kept without a time limit; see REJECTED_RETENTION_DAYS and WAITING_RETENTION_DAYS',
    )
  }
  if (waiting !== null) {
    log.warn(
      { days: waiting },
      'applications and enquiries that wait for longer are erased without having been delivered',
    )
  }
}
