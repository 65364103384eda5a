import type { Outbox } from '#domain/applications/outbox.ts'
import type { Log } from '../log.ts'
import { type Backoff, retryDelay } from '../retry-delay.ts'

const hourMs = 60 * 60_000

interface PauseOptions {
  log: Log
  backoff: Backoff
  now: () => number
  /** Time between two reminders in the log while delivery is paused. */
  remindMs?: number
}

interface Failed {
  id: string
  failure: string
  retryAfterMs: number | null
  isProbe: boolean
}

/**
 * Pauses all delivery when the endpoint is at fault, and ends the pause when a probe succeeds. Logs each change of the
 * failure and an hourly reminder, not every probe.
 */
export function createPausing(
  outbox: Outbox,
  { log, backoff, now, remindMs = hourMs }: PauseOptions,
): { failed(failed: Failed): Promise<void>; passed(): Promise<void> } {
  let remindAt = Number.NEGATIVE_INFINITY

  return {
    async failed({ id, failure, retryAfterMs, isProbe }) {
      const at = now()
      const before = await outbox.pauses.read()
      const delayMs = retryDelay(before?.failures ?? 0, backoff, Math.random(), retryAfterMs)
      const pause = await outbox.pauses.failed(id, failure, { isProbe, now: at, nextProbeAt: at + delayMs })
      // A reminder later than `remindMs` from now was set while the clock was ahead.
      const isReminded = at < remindAt && remindAt - at <= remindMs
      if (!pause || (before?.failure === failure && isReminded)) return
      remindAt = at + remindMs
      log.error(
        { failure, since: new Date(pause.since).toISOString(), failures: pause.failures, delayMs },
        'delivery is paused: the lead service refuses every application; check LEAD_SERVICE_URL and LEAD_SERVICE_TOKEN',
      )
    },
    async passed() {
      const pause = await outbox.pauses.read()
      if (!pause) return
      await outbox.pauses.end()
      remindAt = Number.NEGATIVE_INFINITY
      const since = new Date(pause.since).toISOString()
      log.info(
        { since, failures: pause.failures },
        'delivery resumed: the lead service accepts applications again',
      )
    },
  }
}
