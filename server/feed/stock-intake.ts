import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { notificationsFile, stockFile } from '../store/data-files.ts'
import { openSqliteInbox } from '../store/sqlite/notification-inbox.ts'
import { importInThread } from './import-in-thread.ts'
import { applyNotifications, type NotificationWorker } from './notifications/apply-notifications.ts'
import { createStockNotifications, type StockNotifications } from './notifications/stock-notifications.ts'
import { type FeedPoller, pollFeed } from './poll-feed.ts'
import { takeFeed } from './take-feed.ts'

/** Imports stock while the site runs: Auto Trader's notifications, and a feed that is polled. */
export interface StockIntake {
  /** Null without a secret, because senders cannot be authenticated. */
  notifications: (StockNotifications & { secret: string }) | null
  start(): void
  /** Stops polling and applying. Notifications are still accepted, and stay on disk for the next start. */
  stop(): Promise<void>
  close(): Promise<void>
}

export async function openStockIntake(config: Config, store: StockStore, log: Log): Promise<StockIntake> {
  const { dataDir, pictureHosts, stockFeed, stockWebhookSecret: secret } = config
  const inbox = secret === null ? null : await openSqliteInbox(notificationsFile(dataDir))
  let worker: NotificationWorker | null = null
  let poller: FeedPoller | null = null
  const desk = inbox && createStockNotifications(inbox, { log, onAccepted: () => worker?.wake() })

  function startPolling(url: string): FeedPoller {
    const take = (signal: AbortSignal) => takeFeed(url, { dataDir, store, signal, importFile })
    return pollFeed(take, { log, intervalMs: config.stockFeedIntervalSeconds * 1000 })
  }

  const importFile: Parameters<typeof takeFeed>[1]['importFile'] = (file, { rejectsFile, signal }) =>
    importInThread({ file, stockFile: stockFile(dataDir), rejectsFile, pictureHosts }, signal)

  return {
    notifications: desk && secret !== null ? { ...desk, secret } : null,
    start() {
      if (inbox) worker = applyNotifications(inbox, store, { log, pictureHosts })
      if (stockFeed !== null && isAddress(stockFeed)) poller = startPolling(stockFeed)
    },
    async stop() {
      await Promise.all([worker?.stop(), poller?.stop()])
    },
    async close() {
      await inbox?.close()
    },
  }
}

/** A feed in a file is loaded at the first start only. */
export function isAddress(feed: string): boolean {
  return /^https?:\/\//i.test(feed)
}
