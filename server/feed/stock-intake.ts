import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { type Observer, unobserved } from '../observe/observer.ts'
import type { Loop } from '../repeat.ts'
import type { Stop } from '../store/do-alone.ts'
import type { Stores } from '../store/open-stores.ts'
import { importInThread } from './import-in-thread.ts'
import { applyNotifications } from './notifications/apply-notifications.ts'
import { createStockNotifications } from './notifications/stock-notifications.ts'
import { isAddress } from './open-url.ts'
import { pollFeed } from './poll-feed.ts'
import { takeFeed } from './take-feed.ts'

export type StockIntake = ReturnType<typeof createStockIntake>

/** Imports stock while the site runs: Auto Trader's notifications, and a feed that is polled. */
export function createStockIntake(
  config: Config,
  { stock: store, inbox, doAlone }: Pick<Stores, 'stock' | 'inbox' | 'doAlone'>,
  log: Log,
  { count }: Pick<Observer, 'count'> = unobserved,
) {
  const { dataDir, databaseUrl, pictureHosts, feedPrivateHosts: privateHosts, stockFeed } = config
  const { stockWebhookSecret: secret } = config
  let worker: Loop | null = null
  let stopPolling: Stop | null = null
  let isPolling = false
  let succeededAt = 0
  const desk = inbox && createStockNotifications(inbox, { log, onAccepted: () => worker?.wake() })

  function startPolling(url: string): Loop {
    const take = (signal: AbortSignal) => takeFeed(url, { dataDir, store, signal, importFile, privateHosts })
    return pollFeed(take, {
      log,
      intervalMs: config.stockFeedIntervalSeconds * 1000,
      onPolled(outcome) {
        count('feedPolls', { outcome })
        if (outcome !== 'failed') succeededAt = Date.now()
      },
    })
  }

  const importFile: Parameters<typeof takeFeed>[1]['importFile'] = (file, { rejectsFile, signal }) =>
    importInThread({ file, stock: { dataDir, databaseUrl }, rejectsFile, pictureHosts }, signal)

  return {
    /** Null without a secret, because senders cannot be authenticated. */
    notifications: desk && secret !== null ? { ...desk, secret } : null,
    start(): void {
      if (inbox) worker = applyNotifications(inbox, store, { log, pictureHosts })
      // A feed in a file is loaded at the first start only.
      if (stockFeed === null || !isAddress(stockFeed)) return
      isPolling = true
      stopPolling = doAlone('poll-feed', () => startPolling(stockFeed).stop)
    },
    /** Epoch milliseconds of the last poll that succeeded, 0 before the first; null when no feed is polled. */
    feedSucceededAt: () => (isPolling ? succeededAt : null),
    /** Stops polling and applying. Notifications are still accepted, and stay on disk for the next start. */
    async stop(): Promise<void> {
      await Promise.all([worker?.stop(), stopPolling?.()])
    },
  }
}
