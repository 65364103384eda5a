import type { Outbox } from '#domain/leads/outbox.ts'
import type { Log } from '../log.ts'
import { judgeBacklog } from './judge-backlog.ts'

const dayMs = 24 * 60 * 60_000

interface ReportOptions {
  /** Whether there is a lead service. */
  isDelivering: boolean
  log: Log
  now?: () => number
}

/** Logs what is not delivered: now, and once a day until the returned function is called. */
export function reportBacklog(
  outbox: Pick<Outbox, 'backlog'>,
  { isDelivering, log, now = Date.now }: ReportOptions,
): () => Promise<void> {
  async function report(): Promise<void> {
    try {
      const judged = judgeBacklog(await outbox.backlog(), { isDelivering, now: now() })
      log[judged.reasons.length === 0 ? 'info' : 'warn'](judged, 'applications and enquiries not delivered')
    } catch (error) {
      log.error({ err: error }, 'cannot count the applications and enquiries')
    }
  }
  let reporting = report()
  const timer = setInterval(() => {
    reporting = report()
  }, dayMs)
  return () => {
    clearInterval(timer)
    return reporting
  }
}
