import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { retryDelay } from '../retry-delay.ts'
import { adviceFor } from '../store/disk-advice.ts'
import { importWarnings } from './import-summary.ts'
import type { TakenFeed } from './take-feed.ts'

interface PollOptions {
  log: Log
  /** Between two requests. After a failure the pause is shorter, then doubles up to this. */
  intervalMs: number
  firstRetryMs?: number
  onPolled?: (outcome: 'imported' | 'unchanged' | 'failed') => void
}

export interface FeedPoller {
  /** Resolves when it has stopped; an import in progress is rolled back. */
  stop(): Promise<void>
}

/** Requests the feed at intervals, one request at a time, until stopped. Failures are logged. */
export function pollFeed(
  take: (signal: AbortSignal) => Promise<TakenFeed>,
  { log, intervalMs, firstRetryMs = 5_000, onPolled }: PollOptions,
): FeedPoller {
  const stopping = new AbortController()
  const { signal } = stopping

  async function poll(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      let delayMs = intervalMs
      try {
        const taken = await take(signal)
        failures = 0
        onPolled?.(taken.state === 'imported' ? 'imported' : 'unchanged')
        if (taken.state === 'imported') {
          log.info(taken.summary, 'the feed was imported')
          for (const warning of importWarnings(taken.summary)) log.warn(warning)
        }
      } catch (error) {
        if (signal.aborted) return
        const backoff = { firstMs: Math.min(firstRetryMs, intervalMs), longestMs: intervalMs }
        delayMs = retryDelay(failures, backoff, Math.random())
        failures += 1
        onPolled?.('failed')
        log.error(
          { err: error, failures, delayMs, ...adviceFor(error) },
          'the feed was not imported: the stock is unchanged',
        )
      }
      await sleep(delayMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const polling = poll()
  return {
    async stop() {
      stopping.abort(new Error('The server stops'))
      await polling
    },
  }
}
