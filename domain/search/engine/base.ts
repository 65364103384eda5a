import { filterFields, isWordField } from '../../stock/filter-fields.ts'
import { has, removeFrom } from './bitset.ts'
import type { Columns } from './columns.ts'
import { codeAt } from './counters.ts'
import type { FacetSets } from './facet-sets.ts'
import { findId } from './id-column.ts'
import type { PlaceOrder } from './place-order.ts'
import { axes, placeAxis } from './vocabulary.ts'

/**
 * The listings of the last merge, with everything that makes queries over them fast. Only `live` and `totals` change,
 * and what queries write to `scratch`.
 */
export interface Base extends FacetSets, PlaceOrder {
  columns: Columns
  liveSize: number
  /** Position of each document in the order of ids. */
  idRank: Uint32Array
}

/** The live document with this id, or -1. */
export function findLive({ columns, live }: Base, id: string): number {
  const document = findId(columns.ids, columns.byId, id)
  return document >= 0 && has(live, document) ? document : -1
}

/** Takes a live document out of every answer. */
export function bury(base: Base, document: number): void {
  removeFrom(base.live, document)
  base.liveSize--
  base.totals.forEach((counts, axis) => {
    const code = codeAt(base.counters, axis, document)
    counts[code] = (counts[code] as number) - 1
  })
}

/** Writes the codes of a document as `Vocabulary.acquire` did. */
export function readCodes({ columns, counters }: Base, document: number, codes: Uint32Array): void {
  for (let axis = 0; axis < placeAxis; axis++) codes[axis] = codeAt(counters, axis, document)
  codes[placeAxis] = columns.codes[placeAxis]?.[document] ?? 0
}

/** Which axes keep their codes in a column: words and places. */
export const codeAxes = Array.from({ length: axes }, (_, axis) => {
  const field = filterFields[axis]
  return field === undefined || isWordField(field)
})
