import type { Log } from '../log.ts'
import { type Loop, repeat } from '../repeat.ts'
import { retryDelay } from '../retry-delay.ts'
import { adviceFor } from '../store/disk-advice.ts'
import { HeldBackError } from './feed-error.ts'
import { importWarnings } from './import-summary.ts'
import type { TakenFeed } from './take-feed.ts'

interface PollOptions {
  log: Log
  /** Between two requests. After a failure the pause is shorter, then doubles up to this. */
  intervalMs: number
  firstRetryMs?: number
  onPolled?: (outcome: 'imported' | 'unchanged' | 'failed') => void
  /** The feed was read, and not trusted to remove vehicles. */
  onHeldBack?: (reason: string) => Promise<void>
}

/**
 * Requests the feed at intervals, until stopped: an import in progress is then rolled back. Failures are logged.
 */
export function pollFeed(
  take: (signal: AbortSignal) => Promise<TakenFeed>,
  { log, intervalMs, firstRetryMs = 5_000, onPolled, onHeldBack }: PollOptions,
): Loop {
  let failures = 0

  return repeat(async (signal) => {
    try {
      const taken = await take(signal)
      failures = 0
      onPolled?.(taken.state === 'imported' ? 'imported' : 'unchanged')
      if (taken.state === 'imported') {
        log.info(taken.summary, 'the feed was imported')
        for (const warning of importWarnings(taken.summary)) log.warn(warning)
      }
      return intervalMs
    } catch (error) {
      if (signal.aborted) return null
      const backoff = { firstMs: Math.min(firstRetryMs, intervalMs), longestMs: intervalMs }
      const delayMs = retryDelay(failures, backoff, Math.random())
      failures += 1
      onPolled?.('failed')
      log.error(
        { err: error, failures, delayMs, ...adviceFor(error) },
        'the feed was not imported: the stock is unchanged',
      )
      if (error instanceof HeldBackError) await onHeldBack?.(error.message)
      return delayMs
    }
  })
}
