import type { ValueColumn } from '../columns/columns.ts'
import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { distancesFrom, type PointOrder } from '../orders/point-order.ts'
import type { CompiledSchema, CompiledSort } from '../schema/compile-schema.ts'
import { milesBetween } from '../schema/point.ts'
import type { Query } from '../schema/query.ts'
import type { Point } from '../schema/schema.ts'
import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { Segment } from '../segments/segment.ts'

/** The sort of a query in field ordinals. */
export type Sorting =
  | { direction: 'ascending' | 'descending'; ordinal: number }
  | { direction: 'nearest'; ordinal: number; from: Point }

/** @throws {RangeError} for a sort that the schema lacks, or a sort by distance without `from`. */
export function compileSort({ sort, from }: Query, { sorts }: CompiledSchema): Sorting {
  const compiled = sorts.get(sort)
  if (compiled === undefined) throw new RangeError(`No sort "${sort}"`)
  return compiled.direction === 'nearest' ? nearest(compiled, from) : (compiled as Sorting)
}

function nearest({ ordinal }: CompiledSort, from: Point | undefined): Sorting {
  if (from === undefined) throw new RangeError('A sort by distance needs `from`')
  return { direction: 'nearest', ordinal, from }
}

/** The key that places a document, lowest first: Infinity, hence last, where the value is absent. */
export function segmentKey(segment: Segment, sorting: Sorting): (document: number) => number {
  const { ordinal } = sorting
  if (sorting.direction === 'nearest') {
    const order = segment.pointOrders[ordinal] as PointOrder
    const { miles } = distancesFrom(order, sorting.from)
    return (document) => miles[order.codes[document] as number] as number
  }
  const values = segment.columns.fields[ordinal] as ValueColumn
  const descending = sorting.direction === 'descending'
  return (document) => numberKey(values[document] as number, descending)
}

/** The same for a slot of a delta segment. */
export function deltaKey(
  { schema, codes, values }: DeltaSegment,
  sorting: Sorting,
  dictionaries: Dictionaries,
): (slot: number) => number {
  const { ordinal } = sorting
  const stride = schema.fields.length
  if (sorting.direction === 'nearest') {
    return (slot) => {
      const code = codes[slot * stride + ordinal] as number
      return code === 0
        ? Number.POSITIVE_INFINITY
        : milesBetween(sorting.from, dictionaries.point(ordinal, code))
    }
  }
  const descending = sorting.direction === 'descending'
  return (slot) => numberKey(values[slot * stride + ordinal] as number, descending)
}

function numberKey(stored: number, descending: boolean): number {
  if (stored === 0) return Number.POSITIVE_INFINITY
  return descending ? -stored : stored
}
