import type { CodeColumn } from '../columns/columns.ts'
import type { CounterColumn } from '../counters/counters.ts'
import { type Bitset, has } from '../kernels/bitset.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { NumberOrder } from '../orders/number-order.ts'
import type { Segment } from '../segments/segment.ts'
import type { KeywordSets } from '../sets/keyword-sets.ts'
import { addColumn, countColumn, countGroups, isFasterByGroup } from './count-columns.ts'
import type { FacetCounts } from './facet-counts.ts'

/**
 * Adds one field of the documents of `subject` to `counts` in the cheapest way: by reading each document, by counting
 * the members of each group, or by intersecting the subject with the bitset of each value.
 */
export function countField(segment: Segment, ordinal: number, subject: Bitset, counts: FacetCounts): void {
  const { kernels, groups } = segment
  const size = kernels.sizeOf(subject)
  const order = segment.numberOrders[ordinal]
  const sets = segment.keywordSets[ordinal]
  const own = counts[ordinal] as Int32Array
  if (groups.ordinals.includes(ordinal)) {
    if (isFasterByGroup(groups, size)) countGroups(segment, [ordinal], subject, counts, 1)
    else countDocuments(segment, ordinal, subject, size, counts)
  } else if (order) {
    const runs = order.runs?.borders.length ?? Number.POSITIVE_INFINITY
    if (size > runs * subject.length * documentsPerWord) countRuns(order, subject, own, kernels)
    else countDocuments(segment, ordinal, subject, size, counts)
  } else if (sets) {
    const work = sets.common.size * subject.length * documentsPerWord + sets.rare.length / 2
    if (size > work) countSets(sets, subject, own, kernels)
    else countDocuments(segment, ordinal, subject, size, counts)
  }
}

/** Intersecting one word of two bitsets costs as much as counting this many documents. */
const documentsPerWord = 1 / 10

function countDocuments(
  segment: Segment,
  ordinal: number,
  subject: Bitset,
  size: number,
  counts: FacetCounts,
): void {
  const { counters, scratch, kernels } = segment
  const { columns, rows, columnOf, wide } = counters
  const { documents } = scratch
  const own = counts[ordinal] as Int32Array
  const found = columnOf.get(ordinal)
  // A column of keywords is closer together in memory than the rows.
  const codes = segment.keywordSets[ordinal]
    ? (segment.columns.fields[ordinal] as CodeColumn)
    : wide.get(ordinal)
  if (codes !== undefined) addColumn(codes, documents, kernels.readMembers(subject, documents), own, 1)
  else if (found === undefined) return
  else if (size > (columns[found.column] as CounterColumn).size)
    countColumn(segment, ordinal, found, subject, counts)
  else {
    const length = kernels.readMembers(subject, documents)
    for (let i = 0; i < length; i++) {
      const row = (documents[i] as number) * columns.length
      const code = found.decode[rows[row + found.column] as number] as number
      own[code] = (own[code] as number) + 1
    }
  }
}

function countRuns({ prefixes, runs }: NumberOrder, subject: Bitset, own: Int32Array, kernels: Kernels) {
  const { codes, borders } = runs as NonNullable<typeof runs>
  let below = 0
  for (let run = 0; run < codes.length; run++) {
    const upTo = kernels.sizeOfBoth(subject, prefixes[borders[run + 1] as number] as Bitset)
    const code = codes[run] as number
    own[code] = (own[code] as number) + upTo - below
    below = upTo
  }
}

/** Adds the documents of `subject` with each code. */
export function countSets(
  { common, rare, starts }: KeywordSets,
  subject: Bitset,
  own: Int32Array,
  kernels: Kernels,
) {
  for (const [code, set] of common) own[code] = (own[code] as number) + kernels.sizeOfBoth(subject, set)
  for (let code = 1; code + 1 < starts.length; code++) {
    let size = 0
    const end = starts[code + 1] as number
    for (let i = starts[code] as number; i < end; i++) if (has(subject, rare[i] as number)) size++
    own[code] = (own[code] as number) + size
  }
}
