import { setTimeout as sleep } from 'node:timers/promises'
import { isListed } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../../log.ts'
import type { NotificationInbox } from '../../store/sqlite/notification-inbox.ts'
import { createPictureCheck, hiddenPicturesWarning } from '../hidden-pictures.ts'

interface ApplyOptions {
  log: Log
  /** Hosts whose pictures pages may show. If absent, pictures are not checked. */
  pictureHosts?: readonly string[]
  /** Notifications applied in one write. */
  batchSize?: number
  /** The first pause between attempts while the stock cannot be written. Pauses double. */
  firstPauseMs?: number
}

export interface NotificationWorker {
  /** Call after a notification was added to the inbox. */
  wake(): void
  /** Resolves when it has stopped. Waiting notifications stay in the inbox. */
  stop(): Promise<void>
}

/**
 * Writes the notifications in the inbox to the stock, in the order of arrival, until stopped. A crash after the
 * write and before the inbox is updated does no harm: writing the same record again changes nothing.
 */
export function applyNotifications(
  inbox: NotificationInbox,
  store: StockStore,
  { log, pictureHosts, batchSize = 200, firstPauseMs = 100 }: ApplyOptions,
): NotificationWorker {
  const stopping = new AbortController()
  const { signal } = stopping
  let wake = () => {}
  let woken = true
  const warnedOf = new Set<string>()

  /** False when the inbox was empty. */
  async function applySome(): Promise<boolean> {
    const notifications = await inbox.waiting(batchSize)
    if (notifications.length === 0) return false
    const counts = await store.write((writer) => writer.put(notifications.map(({ prepared }) => prepared)))
    await inbox.markApplied(
      notifications.map(({ key }) => key),
      Date.now(),
    )
    log.info(counts, 'stock notifications applied')
    warnOfPictures(notifications.map(({ prepared }) => prepared.record))
    return true
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

  async function rest(): Promise<void> {
    if (!woken && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve))
    woken = false
  }

  async function work(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        if (!(await applySome())) await rest()
        failures = 0
      } catch (error) {
        failures += 1
        log.warn({ err: error, failures }, 'stock notifications wait: the stock cannot be written')
        await pause(Math.min(firstPauseMs * 2 ** failures, longestPauseMs))
      }
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
  const working = work()

  function wakeUp(): void {
    woken = true
    wake()
  }

  return {
    wake: wakeUp,
    async stop() {
      stopping.abort()
      wakeUp()
      await working
    },
  }
}

const longestPauseMs = 1_000
