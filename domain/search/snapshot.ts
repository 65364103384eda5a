import { type IndexOptions, loadSnapshot, saveSnapshot, type Task, tagOfSnapshot } from 'facet-index'
import type { Assumed } from './query.ts'
import type { StockColumns } from './stock-columns.ts'
import { openStockIndex, type StockIndex } from './stock-index.ts'
import { stockSchema } from './stock-schema.ts'

/** The columns as one file, in small pieces. `tag` identifies the stock that they were built from. */
export function saveStock(columns: StockColumns, tag: string): Generator<Uint8Array, void> {
  return saveSnapshot(tag, columns)
}

/** The tag of a file; null when it is no snapshot of this schema. The rest of the file is not checked. */
export function tagOfStock(file: Uint8Array): string | null {
  return tagOfSnapshot(stockSchema, file)
}

/** The index of a snapshot; null when the file is damaged or no snapshot of this schema. */
export function* loadStock(
  file: Uint8Array,
  assumed: Assumed,
  options: IndexOptions = {},
): Task<StockIndex | null> {
  const columns = (yield* loadSnapshot(stockSchema, file)) as StockColumns | null
  return columns && (yield* openStockIndex(columns, assumed, options))
}
