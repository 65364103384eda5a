import type { Outbox } from '#domain/applications/outbox.ts'
import type { StockStore } from '#domain/stock/store.ts'

/** How a contract suite, and the child processes it starts, reach one kind of store. */
interface Driver {
  name: string
  /** The URL of the module that exports this driver as `driver`, for child processes. */
  module: string
  /** A fresh, empty place, and how to clear it away. */
  createPlace(): Promise<{ location: string; dispose(): Promise<void> }>
}

export interface StockDriver extends Driver {
  open(location: string): Promise<StockStore>
}

export interface OutboxDriver extends Driver {
  open(location: string): Promise<Outbox>
  /** Everything on disk that the outbox has written there, as bytes. */
  bytes(location: string): Promise<Buffer>
}
