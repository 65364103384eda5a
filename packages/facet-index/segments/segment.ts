import type { DocumentColumns } from '../columns/columns.ts'
import { findId } from '../columns/id-column.ts'
import { type Counters, codeAt } from '../counters/counters.ts'
import type { FlagRows } from '../counters/flag-rows.ts'
import type { Groups } from '../counters/groups.ts'
import { type Bitset, has, removeFrom } from '../kernels/bitset.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { NumberOrder } from '../orders/number-order.ts'
import type { PointOrder } from '../orders/point-order.ts'
import { type CompiledField, type CompiledSchema, eachFlag } from '../schema/compile-schema.ts'
import type { KeywordSets } from '../sets/keyword-sets.ts'
import type { Scratch } from './scratch.ts'

/**
 * The records of the last compaction with the structures that make queries over them fast. Only `live`, `liveSize` and
 * `totals` change, and what queries write to `scratch`.
 */
export interface Segment {
  schema: CompiledSchema
  columns: DocumentColumns
  /** Documents that are not marked deleted. */
  live: Bitset
  liveSize: number
  /** By document its position in the order of ids. */
  idRank: Uint32Array
  kernels: Kernels
  /** By field ordinal; of numbers that are filtered or sorted by. */
  numberOrders: readonly (NumberOrder | null)[]
  /** By field ordinal. */
  pointOrders: readonly (PointOrder | null)[]
  /** By field ordinal. */
  keywordSets: readonly (KeywordSets | null)[]
  counters: Counters
  groups: Groups
  flagRows: FlagRows
  /** By field ordinal and code, the number of live documents. */
  totals: readonly Uint32Array[]
  scratch: Scratch
}

/** The live document with this id, or -1. */
export function findLive({ columns, live }: Segment, id: string): number {
  const document = findId(columns.ids, columns.byId, id)
  return document >= 0 && has(live, document) ? document : -1
}

/** Removes a live document from every answer. */
export function markDeleted(segment: Segment, document: number): void {
  removeFrom(segment.live, document)
  segment.liveSize--
  for (let ordinal = 0; ordinal < segment.totals.length; ordinal++) {
    const counts = segment.totals[ordinal] as Uint32Array
    if (segment.schema.fields[ordinal]?.kind === 'flags') {
      const flags = segment.columns.fields[ordinal]?.[document] as number
      eachFlag(flags, (code) => {
        counts[code] = (counts[code] as number) - 1
      })
      continue
    }
    const code = codeAt(segment.counters, ordinal, document)
    counts[code] = (counts[code] as number) - 1
  }
}

/** Writes the codes of a document as `Dictionaries.acquire` did. */
export function readCodes(
  { schema, columns, counters }: Segment,
  document: number,
  codes: Uint32Array,
): void {
  const { fields } = schema
  for (let ordinal = 0; ordinal < fields.length; ordinal++) {
    const { kind, hasFacet } = fields[ordinal] as CompiledField
    if (kind === 'flags') codes[ordinal] = 0
    else if (kind === 'number') codes[ordinal] = hasFacet ? codeAt(counters, ordinal, document) : 0
    else codes[ordinal] = columns.fields[ordinal]?.[document] as number
  }
}
