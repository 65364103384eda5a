import { numberFields } from '../../stock/filter-fields.ts'
import type { Base } from './base.ts'
import type { Steps } from './steps.ts'
import { type Tail, tailBits, tailCapacity } from './tail.ts'
import { axes } from './vocabulary.ts'

/** A base and the tails to be merged with it as one table: first its documents, from `added` on the tails' slots. */
export interface Rows {
  base: Base
  tails: readonly Tail[]
  /** Rows below this are documents. */
  added: number
  end: number
  code(axis: number, row: number): number
  value(position: number, row: number): number
  arrived(row: number): number
  relevance(row: number): number
  /** The id of a row from `added` on. */
  addedId(row: number): string
}

export function createRows(base: Base, tails: readonly Tail[]): Rows {
  const { columns } = base
  const added = columns.size
  const tailOf = (row: number) => tails[(row - added) >>> tailBits] as Tail
  const slotOf = (row: number) => (row - added) & (tailCapacity - 1)
  return {
    base,
    tails,
    added,
    end: added + tails.length * tailCapacity,
    code: (axis, row) =>
      (row < added ? columns.codes[axis]?.[row] : tailOf(row).codes[slotOf(row) * axes + axis]) as number,
    value: (position, row) =>
      (row < added
        ? columns.values[position]?.[row]
        : tailOf(row).values[slotOf(row) * numberFields.length + position]) as number,
    arrived: (row) => (row < added ? columns.arrived[row] : tailOf(row).arrived[slotOf(row)]) as number,
    relevance: (row) => (row < added ? columns.relevance[row] : tailOf(row).relevance[slotOf(row)]) as number,
    addedId: (row) => tailOf(row).ids[slotOf(row)] as string,
  }
}

/** The rows of the tails that hold a listing. */
export function* liveSlots({ added, tails }: Rows): Steps<Uint32Array> {
  const rows = new Uint32Array(tails.length * tailCapacity)
  let count = 0
  for (const [t, tail] of tails.entries()) {
    for (let slot = 0; slot < tail.slots; slot++) {
      if (tail.live[slot] === 1) rows[count++] = added + t * tailCapacity + slot
    }
    yield
  }
  return rows.slice(0, count)
}
