import type { AlertStore } from '#domain/alerts/alert-store.ts'
import type { StockReader } from '#domain/stock/store.ts'
import type { Log } from '../log.ts'
import { repeat } from '../repeat.ts'
import { isLogged, retryDelay } from '../retry-delay.ts'
import type { DoAlone, Stop } from '../store/do-alone.ts'
import { withinTime } from '../within-time.ts'
import { matchAlerts } from './match-alerts.ts'
import { type AlertMailing, sendAlerts, settleBegun } from './send-alerts.ts'

const dayMs = 24 * 60 * 60_000

/** Of running time: an alert that was not renewed for so long is erased. */
const keptMs = 365 * dayMs

/** Between two looks at the stock. A price fall is told after at most this, and an import. */
const lookEveryMs = 20_000

/** While the mail server is at fault. */
const serverBackoff = { firstMs: 30_000, longestMs: 15 * 60_000 }

/** Stopping waits so long for the answer to a mail that the server has. Without it, the mail counts as sent. */
const stopMs = 4_000

interface AlertWorkOptions extends AlertMailing {
  stock: StockReader
  doAlone: DoAlone
  log: Log
  /** Default: as above. */
  everyMs?: number
  backoff?: typeof serverBackoff
  now?: () => number
}

/** Looks for what alerts have to tell, sends it, and erases alerts that nobody has renewed, until stopped. */
export function startAlertWork(
  alerts: AlertStore,
  { doAlone, everyMs = lookEveryMs, backoff = serverBackoff, now = Date.now, ...options }: AlertWorkOptions,
): Stop {
  const { log } = options
  return doAlone('send-alerts', () => {
    let isSettled = false
    let failures = 0
    let sendAgainAt = 0
    const loop = repeat(async (signal) => {
      try {
        if (!isSettled) {
          const settled = await settleBegun(alerts, now())
          if (settled > 0) log.warn({ mails: settled }, 'alerts of a stopped process count as sent')
          isSettled = true
        }
        const erased = await alerts.eraseExpired(keptMs)
        if (erased > 0) log.info({ erased }, 'alerts erased a year after they were confirmed or extended')
        const matched = await matchAlerts(alerts, { ...options, now: now(), signal })
        if (matched === 'restarted') log.warn({}, 'alerts begin at the stock as it is now')
        else if (matched !== 'nothing') log.info({ ...matched }, 'alerts matched')
        if (performance.now() >= sendAgainAt) await send(signal)
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'cannot compare alerts with the stock')
      }
      return everyMs
    })

    async function send(signal: AbortSignal): Promise<void> {
      const { sent, failure } = await sendAlerts(alerts, { ...options, now, signal })
      if (sent > 0) log.info({ sent }, 'alerts sent')
      if (failure === null) {
        failures = 0
        return
      }
      failures += 1
      const delayMs = retryDelay(failures - 1, backoff, Math.random())
      sendAgainAt = performance.now() + delayMs
      if (isLogged(failures)) log.error({ failure, failures, delayMs }, 'alerts wait: check SMTP_URL')
    }

    return () => withinTime(stopMs, loop.stop(), 'An alert is being sent').catch(() => undefined)
  })
}
