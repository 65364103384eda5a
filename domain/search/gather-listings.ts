import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { columnsOfRows, type ShelfColumns } from './columns-of-rows.ts'
import type { Steps } from './engine/steps.ts'
import { addBatch, createRows, type GatheredRows } from './gathered-rows.ts'
import type { ListingBatch } from './listing-batch.ts'

/** Takes a whole stock in, batch after batch, and makes of it what an index begins with. */
export interface ListingGatherer {
  /** Each id once. */
  add(batches: readonly ListingBatch[]): void
  /** Once, after all batches. Answers by position in `vehicleTypes`. */
  columns(): Steps<ShelfColumns[]>
}

export function createGatherer(): ListingGatherer {
  const rows = Object.fromEntries(vehicleTypes.map((type) => [type, createRows()])) as Record<
    VehicleType,
    GatheredRows
  >
  return {
    add(batches) {
      for (const batch of batches) addBatch(rows[batch.type], batch)
    },
    *columns() {
      const shelves: ShelfColumns[] = []
      for (const type of vehicleTypes) {
        shelves.push(yield* columnsOfRows(rows[type]))
        // Its columns are as large as the index's own.
        rows[type] = createRows()
      }
      return shelves
    },
  }
}
