import type { Log } from '../log.ts'

/** How many leads this process accepts from all clients together. */
export interface LeadAllowance {
  /** Whether one more may be accepted now. */
  take(): boolean
  /** For one that was taken and then not accepted. */
  giveBack(): void
}

const hourMs = 3_600_000

/** The log has at most one line of each sort in this time. */
const silenceMs = 60_000

/**
 * A token bucket: `perHour` leads at once, and the same number again during each hour. The log has a warning from half of
 * it on, and an error while leads are refused.
 *
 * @param now A clock that never goes back, in milliseconds.
 */
export function createLeadAllowance(
  perHour: number,
  log: Log,
  now: () => number = () => performance.now(),
): LeadAllowance {
  let left = perHour
  let filledAt = now()
  let refused = 0
  const said = { warn: Number.NEGATIVE_INFINITY, error: Number.NEGATIVE_INFINITY }

  function refill(): void {
    const at = now()
    left = Math.min(perHour, left + ((at - filledAt) / hourMs) * perHour)
    filledAt = at
  }

  function say(level: 'warn' | 'error', message: string): void {
    if (filledAt - said[level] < silenceMs) return
    said[level] = filledAt
    log[level]({ perHour, refused }, message)
    refused = 0
  }

  return {
    take() {
      refill()
      if (left < 1) {
        refused += 1
        say('error', 'applications and enquiries are refused: more than LEADS_PER_HOUR')
        return false
      }
      left -= 1
      if (left < perHour / 2) say('warn', 'more than half of LEADS_PER_HOUR has been used')
      return true
    },
    giveBack() {
      left = Math.min(perHour, left + 1)
    },
  }
}
