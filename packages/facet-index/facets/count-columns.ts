import type { CodeColumn } from '../columns/columns.ts'
import type { CounterColumn } from '../counters/counters.ts'
import { countFlags } from '../counters/flag-rows.ts'
import { type Groups, groupCount } from '../counters/groups.ts'
import type { Bitset } from '../kernels/bitset.ts'
import { fewDocuments } from '../segments/scratch.ts'
import type { Segment } from '../segments/segment.ts'
import type { KeywordSets } from '../sets/keyword-sets.ts'
import type { FacetCounts } from './facet-counts.ts'

/** Adds every field of the `size` documents of `subject` to `counts`, or subtracts it. */
export function countColumns(
  segment: Segment,
  subject: Bitset,
  size: number,
  counts: FacetCounts,
  sign: 1 | -1,
): void {
  const { counters, groups, kernels, scratch } = segment
  const { columns, ungrouped, rows, starts, wide } = counters
  if (size <= fewDocuments) {
    countFew(segment, subject, counts, sign)
    return
  }
  const counted = isFasterByGroup(groups, size) ? ungrouped : columns.length
  kernels.countRows(subject, rows, columns.length, starts.subarray(0, counted), counters.counts)
  for (let i = 0; i < counted; i++)
    decodeCounts(segment, columns[i] as CounterColumn, starts[i] as number, counts, sign)
  if (counted === ungrouped) countGroups(segment, groups.ordinals, subject, counts, sign)
  if (wide.size === 0 && segment.flagRows.ordinals.length === 0) return
  const length = kernels.readMembers(subject, scratch.documents)
  countFlagFields(segment, subject, length, counts, sign)
  for (const [ordinal, column] of wide) {
    if (!groups.ordinals.includes(ordinal))
      addColumn(column, scratch.documents, length, counts[ordinal] as Int32Array, sign)
  }
}

/** Counting a document's flags takes as long as intersecting this many words of two bitsets. */
const wordsPerDocument = 6

/** Fields of flags: by reading each of the documents, or by intersecting many documents with the bitset of each flag. */
function countFlagFields(
  { flagRows, keywordSets, kernels, scratch }: Segment,
  subject: Bitset,
  length: number,
  counts: FacetCounts,
  sign: 1 | -1,
): void {
  const { documents } = scratch
  if (length === 0) return
  // The words that have members, in whole vectors of four: those of one clustered value are few.
  const from = ((documents[0] as number) >>> 7) * 4
  const to = (((documents[length - 1] as number) >>> 7) + 1) * 4
  for (const [position, ordinal] of flagRows.ordinals.entries()) {
    const own = counts[ordinal] as Int32Array
    const { common } = keywordSets[ordinal] as KeywordSets
    if (length * wordsPerDocument > common.size * (to - from)) {
      const used = subject.subarray(from, to)
      for (const [code, set] of common)
        own[code] = (own[code] as number) + sign * kernels.sizeOfBoth(used, set.subarray(from, to))
    } else countFlags(flagRows, position, documents, length, own, sign)
  }
}

/** Whether this many documents are counted faster by group: a group costs as much as two documents. */
export function isFasterByGroup(groups: Groups, size: number): boolean {
  return size > groupCount(groups) * 2
}

/** Counts some fields of `clusterBy` by the number of members in each group. */
export function countGroups(
  segment: Segment,
  ordinals: readonly number[],
  subject: Bitset,
  counts: FacetCounts,
  sign: 1 | -1,
): void {
  const { groups, counters, kernels } = segment
  kernels.countRanges(subject, groups.starts, counters.counts)
  const decode = ordinals.map((ordinal) => groups.codes[groups.ordinals.indexOf(ordinal)] as Uint32Array)
  decodeCounts(segment, { size: groupCount(groups), ordinals, decode }, 0, counts, sign)
}

/** Counts one field by the composite codes of its column. */
export function countColumn(
  segment: Segment,
  ordinal: number,
  { column, decode }: { column: number; decode: Uint32Array },
  subject: Bitset,
  counts: FacetCounts,
): void {
  const { columns, rows, starts, counts: composites } = segment.counters
  const start = starts[column] as number
  const { size } = columns[column] as CounterColumn
  segment.kernels.countRows(
    subject,
    rows.subarray(column),
    columns.length,
    starts.subarray(column, column + 1),
    composites,
  )
  decodeCounts(segment, { size, ordinals: [ordinal], decode: [decode] }, start, counts, 1)
}

/** Counts a field by reading the column of each document. */
export function addColumn(
  column: CodeColumn,
  documents: Uint32Array,
  length: number,
  own: Int32Array,
  sign: 1 | -1,
): void {
  for (let i = 0; i < length; i++) {
    const code = column[documents[i] as number] as number
    own[code] = (own[code] as number) + sign
  }
}

/** Turns the counts of composite codes from `start` on into counts of fields, and clears them. */
function decodeCounts(
  { counters, scratch }: Segment,
  { size, ordinals, decode }: CounterColumn,
  start: number,
  counts: FacetCounts,
  sign: 1 | -1,
): void {
  const { counts: composites } = counters
  const { codes: counted } = scratch
  let length = 0
  for (let code = 0; code < size; code++) if (composites[start + code] !== 0) counted[length++] = code
  for (let i = 0; i < ordinals.length; i++) {
    const own = counts[ordinals[i] as number] as Int32Array
    const codes = decode[i] as Uint32Array
    for (let j = 0; j < length; j++) {
      const composite = counted[j] as number
      const code = codes[composite] as number
      own[code] = (own[code] as number) + sign * (composites[start + composite] as number)
    }
  }
  composites.fill(0, start, start + size)
}

function countFew(segment: Segment, subject: Bitset, counts: FacetCounts, sign: 1 | -1): void {
  const { documents, codes } = segment.scratch
  const { columns, rows, wide } = segment.counters
  const length = segment.kernels.readMembers(subject, documents)
  for (const [column, { ordinals, decode }] of columns.entries()) {
    for (let i = 0; i < length; i++)
      codes[i] = rows[(documents[i] as number) * columns.length + column] as number
    for (let i = 0; i < ordinals.length; i++) {
      addDecoded(decode[i] as Uint32Array, codes, length, counts[ordinals[i] as number] as Int32Array, sign)
    }
  }
  for (const [ordinal, column] of wide)
    addColumn(column, documents, length, counts[ordinal] as Int32Array, sign)
  countFlagFields(segment, subject, length, counts, sign)
}

function addDecoded(
  decode: Uint32Array,
  composites: Uint32Array,
  length: number,
  own: Int32Array,
  sign: number,
): void {
  for (let i = 0; i < length; i++) {
    const code = decode[composites[i] as number] as number
    own[code] = (own[code] as number) + sign
  }
}
