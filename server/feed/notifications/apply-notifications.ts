import { setTimeout as sleep } from 'node:timers/promises'
import { isListed } from '#domain/stock/listing-state.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Log } from '../../log.ts'
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
  { log, pictureHosts, batchSize = 200, firstPauseMs = 100, pollMs = 500 }: ApplyOptions,
): NotificationWorker {
  const stopping = new AbortController()
  const { signal } = stopping
  let wake = () => {}
  let woken = false
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

  /** Until a notification was added by this process, or it is time to look for those of other processes. */
  async function rest(): Promise<void> {
    if (woken || signal.aborted) return
    await new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, pollMs * (0.5 + Math.random())).unref()
    })
  }

  async function work(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      woken = false
      try {
        const applied = await inbox.applyOldest(batchSize, apply, Date.now())
        if (failures > 0) log.info({ failures }, 'stock notifications are applied again')
        failures = 0
        if (applied === 0) await rest()
      } catch (error) {
        failures += 1
        if (isLogged(failures)) {
          log.warn({ err: error, failures }, 'stock notifications wait: they cannot be written to the stock')
        }
        await pause(retryDelay(failures, { firstMs: firstPauseMs, longestMs: longestPauseMs }, Math.random()))
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
