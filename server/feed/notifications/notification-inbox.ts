import type { PreparedRecord } from '#domain/stock/store.ts'

/** One vehicle as a notification gives it. */
export interface Notice {
  /** The sender's id of the event. */
  event: string
  prepared: PreparedRecord
}

/**
 * Notices taken in and not yet in the stock. They wait on disk, because the stock has one writer at a time and an
 * import may hold it for longer than the sender waits.
 */
export interface NotificationInbox {
  /** On disk before it resolves; false: an event of this id came before. Rejects when it cannot be kept. */
  add(notice: Notice, now: number): Promise<boolean>
  /** The first that wait, in the order in which they came. */
  waiting(limit: number): Promise<WaitingNotice[]>
  /** They are in the stock. Their ids stay known for a week after they came. */
  settle(keys: readonly number[], now: number): Promise<void>
  close(): Promise<void>
}

export interface WaitingNotice extends Notice {
  key: number
}
