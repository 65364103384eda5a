import { storesValues } from '../schema/compile-schema.ts'
import type { Task } from '../tasks/task.ts'
import { type DeltaSegment, deltaBits, deltaCapacity } from './delta-segment.ts'
import type { Segment } from './segment.ts'

/** A segment and the delta segments to be merged with it as one table: its documents first, then the slots. */
export interface MergeSource {
  segment: Segment
  /** Rows below this are documents. */
  added: number
  end: number
  /** The stored value of a field: a code, a number plus one, or flags as bits. */
  value(ordinal: number, row: number): number
  /** The id of a row from `added` on. */
  addedId(row: number): string
  /** The rows from `added` on that hold a record. */
  liveSlots(): Task<Uint32Array>
}

export function createMergeSource(segment: Segment, deltas: readonly DeltaSegment[]): MergeSource {
  const { columns, schema } = segment
  const added = columns.size
  const stride = schema.fields.length
  const storesValue = schema.fields.map(storesValues)
  const deltaOf = (row: number) => deltas[(row - added) >>> deltaBits] as DeltaSegment
  const slotOf = (row: number) => (row - added) & (deltaCapacity - 1)
  return {
    segment,
    added,
    end: added + deltas.length * deltaCapacity,
    value(ordinal, row) {
      if (row < added) return columns.fields[ordinal]?.[row] as number
      const { codes, values } = deltaOf(row)
      return (storesValue[ordinal] ? values : codes)[slotOf(row) * stride + ordinal] as number
    },
    addedId: (row) => deltaOf(row).ids[slotOf(row)] as string,
    *liveSlots() {
      const rows = new Uint32Array(deltas.length * deltaCapacity)
      let count = 0
      for (const [i, delta] of deltas.entries()) {
        for (let slot = 0; slot < delta.slots; slot++) {
          if (delta.live[slot] === 1) rows[count++] = added + i * deltaCapacity + slot
        }
        yield
      }
      return rows.slice(0, count)
    },
  }
}
