import type { PreparedRecord } from '#domain/stock/store.ts'

/** One vehicle as a notification describes it. */
export interface StockNotification {
  /** The sender's id of the event. */
  event: string
  prepared: PreparedRecord
}

/** Notifications that were accepted and are not yet in the stock. */
export interface NotificationInbox {
  /** On disk before it resolves; false when the event was accepted before. Rejects when it cannot be written. */
  add(notification: StockNotification, now: number): Promise<boolean>
  /** The oldest `limit`, in the order of arrival. */
  waiting(limit: number): Promise<StockNotification[]>
  /**
   * Gives the oldest `limit` to `apply`, in the order of arrival. When it resolves, they are in the stock: the ids of
   * their events are remembered for a week, to recognise repeats. When it rejects, they wait. Writes nothing when none waits.
   *
   * @returns how many; 0 also while another machine applies them, because the order of two batches matters
   */
  applyOldest(limit: number, apply: ApplyNotifications, now: number): Promise<number>
  close(): Promise<void>
}

export type ApplyNotifications = (notifications: readonly StockNotification[]) => Promise<void>

/** How long an event that was applied is remembered. */
export const rememberedMs = 7 * 86_400_000

/** The columns of a row: the record as JSON and its hash. */
export function toColumns({ event, prepared: { record, json, hash } }: StockNotification) {
  return { event, hash, json: json ?? JSON.stringify(record) }
}

export function toNotification({ event, hash, json }: Record<string, unknown>): StockNotification {
  const text = String(json)
  return { event: String(event), prepared: { record: JSON.parse(text), json: text, hash: String(hash) } }
}
