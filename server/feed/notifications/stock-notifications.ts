import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Fault } from '#domain/fault.ts'
import { parseRecord } from '#domain/stock/parse-record.ts'
import type { RecordFault, RecordWarning } from '#domain/stock/record-fault.ts'
import type { RecordRules } from '#domain/stock/record-rules.ts'
import sells from '#sells'
import type { Log } from '../../log.ts'
import { adviceFor } from '../../store/disk-advice.ts'
import type { NotificationInbox, StockNotification } from '../../store/notification-inbox.ts'
import { prepareRecord } from '../prepare-record.ts'

type Receipt =
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
      const parsed = parseNotification(body, { now: new Date(now()), sells })
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
        log.error({ err: error, ...adviceFor(error) }, 'a stock notification could not be stored')
        return { state: 'unavailable' }
      }
      onAccepted()
      return { state: 'accepted' }
    },
  }
}

/** The fields of the envelope that we read; Auto Trader may add others. */
const envelopeSchema = z.object({
  id: z.union([z.string().trim().min(1).max(200), z.number()]).optional(),
  type: z.string().trim().min(1),
  data: z.unknown().optional(),
})

type ParsedNotification =
  /** `warnings`: fields of the record that were left out or repaired, as in an import. */
  | { state: 'stock'; notification: StockNotification; warnings: RecordWarning[] }
  /** Not about stock, or about a vehicle type that we do not sell. */
  | { state: 'ignored' }
  /** `path`: in the body. */
  | { state: 'invalid'; faults: Fault[] }

/** Parses the JSON body of a notification. An event without an id gets a hash of its type and its record as its id; the body itself may be nested deeper than can be serialised. */
function parseNotification(body: unknown, rules: RecordRules): ParsedNotification {
  const envelope = envelopeSchema.safeParse(body)
  if (!envelope.success) {
    const faults = envelope.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { state: 'invalid', faults }
  }
  const { id, type, data } = envelope.data
  if (!type.toUpperCase().startsWith('STOCK')) return { state: 'ignored' }
  const parsed = parseRecord(data, rules)
  if (parsed.ok) {
    const { record, warnings } = parsed
    const event = String(id ?? hash('sha256', JSON.stringify([type, record])))
    return { state: 'stock', notification: { event, prepared: prepareRecord(record) }, warnings }
  }
  return parsed.faults.some(isOtherKind)
    ? { state: 'ignored' }
    : { state: 'invalid', faults: parsed.faults.map(inBody) }
}

/** A dealer's account may include bikes and caravans, which we ignore. A record without a type is invalid. */
function isOtherKind({ field, reason }: RecordFault): boolean {
  return field === 'vehicle.vehicleType' && !reason.endsWith('missing')
}

function inBody({ field, reason }: RecordFault): Fault {
  return { path: field === '' ? 'data' : `data.${field}`, message: reason }
}
