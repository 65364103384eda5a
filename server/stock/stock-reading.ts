import type { PositionTask } from '#domain/price-position/position-task.ts'
import type { ListingBatch } from '#domain/search/listing-batch.ts'

/** The long part of reading a whole stock. */
export interface StockReading {
  /** How many processors work on it. */
  parts: number
  /** Every listing once. */
  listings(): AsyncGenerator<ListingBatch[], void>
  /** The codes of each task; of at most `parts`, once, and after all listings. */
  positions(tasks: readonly PositionTask[]): Promise<Uint8Array[]>
  close(): Promise<void>
}
