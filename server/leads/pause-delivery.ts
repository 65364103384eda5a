import type { DeliveryPauses, Endpoint } from '#domain/leads/outbox.ts'
import type { Log } from '../log.ts'
import { type Backoff, retryDelay } from '../retry-delay.ts'

/** Between two reminders in the log while delivery is paused. */
const remindMs = 60 * 60_000

interface PauseOptions {
  log: Log
  backoff: Backoff
  now: () => number
}

interface Failed {
  id: string
  endpoint: Endpoint
  failure: string
  retryAfterMs: number | null
  isProbe: boolean
}

/**
 * Pauses delivery to an endpoint that is at fault, and ends the pause when a probe succeeds. Other endpoints go on.
 * Logs each change of the failure and an hourly reminder, not every probe.
 */
export function createPausing(
  pauses: DeliveryPauses,
  { log, backoff, now }: PauseOptions,
): { failed(failed: Failed): Promise<void>; passed(endpoint: Endpoint): Promise<void> } {
  const remindTimes = new Map<Endpoint, number>()
  const pauseOf = async (endpoint: Endpoint) =>
    (await pauses.read()).find((pause) => pause.endpoint === endpoint)

  return {
    async failed({ id, endpoint, failure, retryAfterMs, isProbe }) {
      const at = now()
      const before = await pauseOf(endpoint)
      const delayMs = retryDelay(before?.failures ?? 0, backoff, Math.random(), retryAfterMs)
      const pause = await pauses.failed(id, failure, { isProbe, now: at, nextProbeAt: at + delayMs })
      // A reminder later than `remindMs` from now was set while the clock was ahead.
      const remindAt = remindTimes.get(endpoint) ?? Number.NEGATIVE_INFINITY
      const isReminded = at < remindAt && remindAt - at <= remindMs
      if (!pause || (before?.failure === failure && isReminded)) return
      remindTimes.set(endpoint, at + remindMs)
      log.error(
        { endpoint, failure, since: new Date(pause.since).toISOString(), failures: pause.failures, delayMs },
        `delivery is paused: ${describePause(endpoint)}`,
      )
    },
    async passed(endpoint) {
      const pause = await pauseOf(endpoint)
      if (!pause) return
      await pauses.end(endpoint)
      remindTimes.delete(endpoint)
      const since = new Date(pause.since).toISOString()
      log.info(
        { endpoint, since, failures: pause.failures },
        endpoint === 'email'
          ? 'delivery resumed: the SMTP server accepts emails again'
          : `delivery resumed: the lead service accepts ${endpoint} again`,
      )
    },
  }
}

/** Why delivery to an endpoint is paused, and what to check. */
export function describePause(endpoint: Endpoint): string {
  if (endpoint === 'email') {
    return 'the SMTP server refuses every email; check SMTP_URL and LEAD_EMAIL_FROM'
  }
  const check = 'check LEAD_SERVICE_URL and LEAD_SERVICE_TOKEN'
  return endpoint === 'applications'
    ? `the lead service refuses every application; ${check}`
    : `the lead service refuses every enquiry; ${check}, and whether it accepts POST /api/enquiries`
}
