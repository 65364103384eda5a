import type { EmailUse, Outbox } from '#domain/leads/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { NotificationInbox } from '../notification-inbox.ts'

/** How a contract suite, and the child processes that it starts, open one kind of store. */
interface Driver {
  name: string
  /** The URL of the module that exports this driver as `stockDriver` or `outboxDriver`, for child processes. */
  module: string
  /** Creates an empty location, and returns how to remove it. */
  createPlace(): Promise<{ location: string; dispose(): Promise<void> }>
}

export interface StockDriver extends Driver {
  /** `now` is the clock of the log, in epoch milliseconds. */
  open(location: string, options?: { now?: () => number }): Promise<StockStore>
}

export interface OutboxDriver extends Driver {
  /** As above. With `alone`, no other test writes to the same disk, so that `bytes` has nothing of theirs. */
  createPlace(options?: { alone?: boolean }): ReturnType<Driver['createPlace']>
  open(location: string, options?: { emails?: EmailUse }): Promise<Outbox>
  /** All bytes that the outbox has written to disk at this location. */
  bytes(location: string): Promise<Buffer>
}

export interface InboxDriver extends Pick<Driver, 'name' | 'createPlace'> {
  open(location: string): Promise<NotificationInbox>
}
