import type { Config } from '../config.ts'
import { createNotices } from '../leads/send-notice.ts'
import type { Log } from '../log.ts'
import { type Observer, unobserved } from '../observe/observer.ts'
import type { Loop } from '../repeat.ts'
import type { Stop } from '../store/do-alone.ts'
import type { NotificationInbox } from '../store/notification-inbox.ts'
import type { Stores } from '../store/open-stores.ts'
import { createFeedNotice } from './feed-notice.ts'
import { importInThread } from './import-in-thread.ts'
import { applyNotifications } from './notifications/apply-notifications.ts'
import { pollFeed } from './poll-feed.ts'
import { type ImportFile, takeFeed } from './take-feed.ts'

export type StockIntake = Awaited<ReturnType<typeof createStockIntake>>

/** Imports stock while the site runs: Auto Trader's notifications, and a feed that is polled. */
export async function createStockIntake(
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
  const receiver = inbox && (await receiveInto(inbox))

  async function receiveInto(inbox: NotificationInbox) {
    // It loads what checks records, 2 MB, of which a site without notifications has no use.
    const { createStockNotifications } = await import('./notifications/stock-notifications.ts')
    return createStockNotifications(inbox, { log, onAccepted: () => worker?.wake() })
  }

  const notice = createFeedNotice(createNotices(config), log)

  function startPolling(source: string): Loop {
    const mapName = config.stockFeedMap
    const take = (signal: AbortSignal) =>
      takeFeed(source, { dataDir, store, signal, importFile, mapName, privateHosts })
    return pollFeed(take, {
      log,
      intervalMs: config.stockFeedIntervalSeconds * 1000,
      onPolled(outcome) {
        count('feedPolls', { outcome })
        if (outcome === 'failed') return
        succeededAt = Date.now()
        notice.taken()
      },
      onHeldBack: notice.heldBack,
    })
  }

  const importFile: ImportFile = (file, { signal, ...task }) =>
    importInThread({ file, stock: { dataDir, databaseUrl }, pictureHosts, ...task }, signal)

  return {
    /** Null without a secret, because senders cannot be authenticated. */
    notifications: receiver && secret !== null ? { ...receiver, secret } : null,
    start(): void {
      if (inbox) worker = applyNotifications(inbox, store, { log, pictureHosts })
      if (stockFeed === null) return
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
