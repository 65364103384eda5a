import type { Outbox } from '#domain/leads/outbox.ts'
import type { Log } from '../log.ts'
import type { Submission } from '../services.ts'
import { withinTime } from '../within-time.ts'

const hourMs = 3_600_000

/** The log has at most one line of each sort in this time. */
const silenceMs = 60_000

/** Below half of the allowance, leads of other processes are counted this often. Above it, before each lead. */
const countEveryMs = 1_000

/** An outbox that is slower refuses the lead itself. */
const countWaitMs = 2_000

/**
 * Limits how many leads all processes that share an outbox accept from all clients together: `perHour` in any hour, by the
 * count of those in the outbox. Processes may together accept more: what they are writing at the same moment, and what each
 * accepts in `countEveryMs` up to half of the allowance. The log has a warning from half of it on, and an error while leads
 * are refused.
 *
 * @param now Epoch milliseconds.
 * @returns accepts one more, or returns null where none may be accepted now
 */
export function createLeadAllowance(
  outbox: Pick<Outbox, 'countAccepted'>,
  perHour: number,
  log: Log,
  now: () => number = Date.now,
) {
  let counted = 0
  let countedAt = Number.NEGATIVE_INFINITY
  let counting: Promise<void> | null = null
  /** Of this process: being written, and accepted since the last count. */
  let pending = 0
  let accepted = 0
  let refused = 0
  const said = { warn: Number.NEGATIVE_INFINITY, error: Number.NEGATIVE_INFINITY }

  async function count(): Promise<void> {
    const acceptedBefore = accepted
    const at = now()
    try {
      counted = await withinTime(
        countWaitMs,
        outbox.countAccepted(at - hourMs, at),
        'It was not counted in time',
      )
      countedAt = at
      accepted -= acceptedBefore
    } catch {
      // The intake writes to the same outbox: its error is answered and logged.
    } finally {
      counting = null
    }
  }

  function say(level: 'warn' | 'error', message: string): void {
    const at = now()
    if (Math.abs(at - said[level]) < silenceMs) return
    said[level] = at
    log[level]({ perHour, refused }, message)
    refused = 0
  }

  const used = () => counted + accepted + pending

  return async (accept: () => Promise<Submission>): Promise<Submission | null> => {
    if (Math.abs(now() - countedAt) >= countEveryMs || used() > perHour / 2) {
      counting ??= count()
      await counting
    }
    if (used() >= perHour) {
      refused += 1
      say('error', 'applications and enquiries are refused: more than LEADS_PER_HOUR')
      return null
    }
    pending += 1
    if (used() > perHour / 2) say('warn', 'more than half of LEADS_PER_HOUR has been used')
    try {
      const submission = await accept()
      if (submission.state === 'accepted') accepted += 1
      return submission
    } finally {
      pending -= 1
    }
  }
}
