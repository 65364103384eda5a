import {
  type ColumnBuilder,
  type Columns,
  createColumnBuilder,
  packRecords,
  type RecordBatch,
  type Task,
  transferablesOf,
} from 'facet-index'
import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { stockSchema } from './stock-schema.ts'

/** The initial columns of the three per-type indexes. */
export type StockColumns = Readonly<Record<VehicleType, Columns>>

/** A record batch with the listings of one type. */
export interface StockBatch {
  type: VehicleType
  records: RecordBatch
}

/** One record batch for each type that occurs. */
export function packListings(listings: readonly Listing[]): StockBatch[] {
  return vehicleTypes.flatMap((type) => {
    const own = listings.filter((listing) => listing.type === type)
    return own.length > 0 ? [{ type, records: packRecords(stockSchema, own) }] : []
  })
}

/** The buffers of batches, to be moved to another thread instead of copied. */
export function buffersOf(batches: readonly StockBatch[]): ArrayBuffer[] {
  return batches.flatMap(({ records }) => transferablesOf(records))
}

/** Builds the columns of all types from batches. */
export interface StockBuilder {
  /** No id may occur twice in all batches together. */
  add(batches: readonly StockBatch[]): void
  /** Call once, after the last batch. */
  finish(): Task<StockColumns>
}

export function createStockBuilder(): StockBuilder {
  const builders = new Map<VehicleType, ColumnBuilder>(
    vehicleTypes.map((type) => [type, createColumnBuilder(stockSchema)]),
  )
  return {
    add(batches) {
      for (const { type, records } of batches) builders.get(type)?.add(records)
    },
    *finish() {
      const columns: Partial<Record<VehicleType, Columns>> = {}
      for (const [type, builder] of builders) columns[type] = yield* builder.finish()
      return columns as StockColumns
    },
  }
}
