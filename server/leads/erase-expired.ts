import type { Outbox } from '#domain/leads/outbox.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

const dayMs = 24 * 60 * 60_000

/** Days of running time after which the payload of an application or an enquiry is erased. */
export interface Retention {
  /** Since delivery. */
  delivered: number
  /** Since the lead service refused it. */
  rejected: number
}

export function retentionOf({
  applicationRetentionDays,
  rejectedRetentionDays,
}: Pick<Config, 'applicationRetentionDays' | 'rejectedRetentionDays'>): Retention {
  return { delivered: applicationRetentionDays, rejected: rejectedRetentionDays }
}

interface EraseOptions {
  retention: Retention
  log: Log
  /** Milliseconds of a clock that changes of the wall clock do not affect. */
  monotonic?: () => number
}

/**
 * Counts the running time since the call before, and erases payloads whose retention has ended. A process that is killed has
 * not counted its running time since the last call.
 */
export function createEraser(
  outbox: Outbox,
  { retention, log, monotonic = () => performance.now() }: EraseOptions,
): () => Promise<void> {
  let last: { runningMs: number; at: number } | null = null

  async function countRunningTime(): Promise<void> {
    const passedMs = last ? Math.floor(monotonic() - last.at) : 0
    if (last && passedMs > 0) await outbox.runningTime.add(passedMs, last.runningMs)
    const runningMs = await outbox.runningTime.read()
    // After the answer: the time of the request may be counted by another process.
    last = { runningMs, at: monotonic() }
  }

  return async () => {
    try {
      await countRunningTime()
      for (const state of ['delivered', 'rejected'] as const) {
        const erased = await outbox.eraseEnded(state, retention[state] * dayMs)
        if (erased > 0)
          log.info({ state, erased }, 'applications and enquiries erased at the end of their retention')
      }
    } catch (error) {
      log.error({ err: error }, 'cannot erase applications and enquiries')
    }
  }
}
