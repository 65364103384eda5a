import type { Fault } from '#domain/fault.ts'
import type { Log } from '../../log.ts'
import { adviceFor } from '../../store/disk-advice.ts'
import type { NotificationInbox } from '../../store/notification-inbox.ts'
import { parseNotification } from './parse-notification.ts'

export type Receipt =
  /** On disk; it will be applied unless the stock has a later version. */
  | { state: 'accepted' }
  /** The event was accepted before. */
  | { state: 'repeated' }
  /** Not about our stock. */
  | { state: 'ignored' }
  | { state: 'invalid'; faults: Fault[] }
  /** It could not be written; the sender should try again. */
  | { state: 'unavailable' }

/** Accepts stock notifications whose signature has been verified. */
export interface StockNotifications {
  receive(body: unknown): Promise<Receipt>
}

export function createStockNotifications(
  inbox: NotificationInbox,
  { log, onAccepted, now = Date.now }: { log: Log; onAccepted: () => void; now?: () => number },
): StockNotifications {
  return {
    async receive(body) {
      const parsed = parseNotification(body, { latestYear: new Date(now()).getUTCFullYear() })
      if (parsed.state === 'ignored') return parsed
      if (parsed.state === 'invalid') {
        log.warn({ faults: parsed.faults }, 'an invalid stock notification was refused')
        return parsed
      }
      const { notification, warnings } = parsed
      if (warnings.length > 0) {
        const { stockId } = notification.prepared.record.metadata
        log.warn({ stockId, warnings }, 'fields of a stock notification were left out or repaired')
      }
      try {
        if (!(await inbox.add(notification, now()))) return { state: 'repeated' }
      } catch (error) {
        log.error({ err: error, ...adviceFor(error) }, 'a stock notification could not be kept')
        return { state: 'unavailable' }
      }
      onAccepted()
      return { state: 'accepted' }
    },
  }
}
