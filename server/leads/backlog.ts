import {
  type Backlog,
  type Endpoint,
  endpoints,
  type Outbox,
  serviceEndpoints,
} from '#domain/leads/outbox.ts'
import type { Log } from '../log.ts'

/** Why an operator should look at the leads. Off: no destination is configured, and leads wait for one. */
export type BacklogReason = 'off' | 'overdue' | 'rejected'

/** The reasons as the log says them; `/readyz` has the words. */
const sentences: Readonly<Record<BacklogReason, string>> = {
  off: 'delivery is off: neither LEAD_SERVICE_URL nor LEAD_EMAIL is set',
  overdue: 'the oldest lead has waited for more than 15 minutes',
  rejected: 'rejected leads are sent again only by `forecourt leads retry`',
}

export interface JudgedBacklog {
  /** Empty while nothing needs attention. */
  reasons: BacklogReason[]
  waiting: number
  rejected: number
  /** Age of the oldest lead that waits; null when none waits. */
  oldestSeconds: number | null
}

/** As long as the longest pause between two attempts, so a lead that failed once or twice is not overdue yet. */
const overdueSeconds = 15 * 60

/**
 * What is not delivered: how many leads the destination lacks that lacks most, because one lead may wait for two. `now` in
 * epoch milliseconds.
 */
export function judgeBacklog(
  backlog: Readonly<Record<Endpoint, Backlog>>,
  { isDelivering, now }: { isDelivering: boolean; now: number },
): JudgedBacklog {
  const all = endpoints.map((endpoint) => backlog[endpoint])
  const count = (state: 'waiting' | 'rejected') =>
    Math.max(
      backlog.email[state],
      serviceEndpoints.reduce((sum, endpoint) => sum + backlog[endpoint][state], 0),
    )
  const waiting = count('waiting')
  const rejected = count('rejected')
  const oldest = Math.min(...all.map(({ oldestWaiting }) => oldestWaiting ?? Number.POSITIVE_INFINITY))
  const oldestSeconds = waiting === 0 ? null : Math.max(0, Math.round((now - oldest) / 1_000))
  const reasons: BacklogReason[] = []
  if (!isDelivering && waiting > 0) reasons.push('off')
  if (oldestSeconds !== null && oldestSeconds > overdueSeconds) reasons.push('overdue')
  if (rejected > 0) reasons.push('rejected')
  return { reasons, waiting, rejected, oldestSeconds }
}

/** @param options.isDelivering whether there is a destination */
export async function logBacklog(
  outbox: Pick<Outbox, 'backlog'>,
  { isDelivering, log }: { isDelivering: boolean; log: Log },
): Promise<void> {
  try {
    const judged = judgeBacklog(await outbox.backlog(), { isDelivering, now: Date.now() })
    const reasons = judged.reasons.map((reason) => sentences[reason])
    log[reasons.length === 0 ? 'info' : 'warn'](
      { ...judged, reasons },
      'applications and enquiries not delivered',
    )
  } catch (error) {
    log.error({ err: error }, 'cannot count the applications and enquiries')
  }
}
