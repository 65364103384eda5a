import { setTimeout as sleep } from 'node:timers/promises'
import { isListed } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../../log.ts'
import { type Loop, repeat } from '../../repeat.ts'
import { isLogged, retryDelay } from '../../retry-delay.ts'
import type { NotificationInbox, StockNotification } from '../../store/notification-inbox.ts'
import { createPictureCheck, hiddenPicturesWarning } from '../hidden-pictures.ts'

interface ApplyOptions {
  log: Log
  /** Hosts whose pictures pages may show. If absent, pictures are not checked. */
  pictureHosts?: readonly string[]
  /** Notifications applied in one write. */
  batchSize?: number
  /** The first pause between attempts while the stock cannot be written. Pauses double. */
  firstPauseMs?: number
  /** How often to look for notifications that other processes have accepted. */
  pollMs?: number
}

const longestPauseMs = 1_000

/**
 * Writes the notifications in the inbox to the stock, in the order of arrival, until stopped. Wake it when one was added.
 * A crash after the write and before the inbox is updated does no harm: writing the same record again changes nothing.
 */
export function applyNotifications(
  inbox: NotificationInbox,
  store: StockStore,
  { log, pictureHosts, batchSize = 200, firstPauseMs = 100, pollMs = 500 }: ApplyOptions,
): Loop {
  let failures = 0
  const warnedOf = new Set<string>()

  async function apply(notifications: readonly StockNotification[]): Promise<void> {
    const prepared = notifications.map((each) => each.prepared)
    const counts = await store.write((writer) => writer.put(prepared))
    log.info(counts, 'stock notifications applied')
    warnOfPictures(prepared.map(({ record }) => record))
  }

  /** Warns once for each host. */
  function warnOfPictures(records: readonly StockRecord[]): void {
    if (!pictureHosts) return
    const check = createPictureCheck(pictureHosts)
    for (const record of records) if (isListed(record)) check.note(record)
    const hidden = Object.entries(check.hidden()).filter(([host]) => !warnedOf.has(host))
    for (const [host] of hidden) warnedOf.add(host)
    const warning = hiddenPicturesWarning(Object.fromEntries(hidden))
    if (warning) log.warn(warning)
  }

  return repeat(async (signal) => {
    try {
      const applied = await inbox.applyOldest(batchSize, apply, Date.now())
      if (failures > 0) log.info({ failures }, 'stock notifications are applied again')
      failures = 0
      return applied === 0 ? pollMs * (0.5 + Math.random()) : 0
    } catch (error) {
      failures += 1
      if (isLogged(failures)) {
        log.warn({ err: error, failures }, 'stock notifications wait: they cannot be written to the stock')
      }
      const backoff = { firstMs: firstPauseMs, longestMs: longestPauseMs }
      // A new notification does not end this pause.
      await sleep(retryDelay(failures, backoff, Math.random()), undefined, { signal }).catch(() => undefined)
      return 0
    }
  })
}
