import type { Base } from './base.ts'
import { type Bitset, estimateSize, estimateWithout, has, readMembers } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import { countGroups, groupedAxes } from './groups.ts'
import type { BaseMatch } from './match-base.ts'
import type { Pack } from './pack.ts'
import type { Scratch } from './scratch.ts'

/** Counts by axis, then code. */
export type Tally = readonly Int32Array[]

/** Up to this many documents, counting each field by itself beats unpacking the packs afterwards. */
const fewDocuments = 1_000

/** Counting a group by its range costs about as much as counting so many documents one by one. */
const worthGrouping = 4

/**
 * Adds the facets of the base to an empty tally: for each axis the documents that pass every condition but its
 * own, which are those that pass all and those that fail its own alone. Where most documents would be counted,
 * the others are counted instead and taken from the totals.
 */
export function countBase(base: Base, match: BaseMatch, tally: Tally, scratch: Scratch): void {
  const { conditions, passing, nearly, size } = match
  if (size * 2 <= base.liveSize) {
    countAll(base, passing, size, tally, 1, scratch)
  } else {
    tally.forEach((counts, axis) => void setToTotals(base, axis, counts))
    if (conditions.length > 0) {
      without(base.live, passing, scratch.subject)
      countAll(base, scratch.subject, base.liveSize - size, tally, -1, scratch)
    }
  }
  const [only, another] = conditions
  if (only !== undefined && another === undefined) {
    setToTotals(base, only.axis, tally[only.axis] as Int32Array)
    return
  }
  if (estimateSize(nearly) * 16 <= base.liveSize) countFewOthers(base, match, tally, scratch)
  else countManyOthers(base, match, tally, scratch)
}

/** The documents that fail one condition, read once and dealt out to the conditions they fail. */
function countFewOthers(
  base: Base,
  { conditions, nearly, wanted }: BaseMatch,
  tally: Tally,
  scratch: Scratch,
): void {
  const all = scratch.others
  const length = readMembers(nearly, all)
  for (const [i, { axis }] of conditions.entries()) {
    const set = wanted[i] as Bitset
    let failing = 0
    for (let j = 0; j < length; j++) {
      const document = all[j] as number
      if (!has(set, document)) scratch.documents[failing++] = document
    }
    countAxis(base, axis, scratch.documents, failing, tally, 1, scratch)
  }
}

/** The same set by set, each time counting those in or those out of the list, whichever are fewer. */
function countManyOthers(
  base: Base,
  { conditions, passing, nearly, wanted, size }: BaseMatch,
  tally: Tally,
  scratch: Scratch,
): void {
  const { subject, documents } = scratch
  for (const [i, { axis }] of conditions.entries()) {
    const others = estimateWithout(nearly, wanted[i] as Bitset)
    const fewer = others * 2 + size <= base.liveSize
    if (fewer) without(nearly, wanted[i] as Bitset, subject)
    else {
      neither(base.live, passing, nearly, wanted[i] as Bitset, subject)
      setToTotals(base, axis, tally[axis] as Int32Array)
    }
    const sign = fewer ? 1 : -1
    const position = groupedAxes.indexOf(axis)
    const counted = fewer ? others : base.liveSize - others - size
    if (position >= 0 && counted > worthGrouping * base.groups.starts.length)
      countGroups(base.groups, [position], subject, tally, sign)
    else countAxis(base, axis, documents, readMembers(subject, documents), tally, sign, scratch)
  }
}

function setToTotals(base: Base, axis: number, counts: Int32Array): void {
  const totals = base.totals[axis]
  if (totals !== undefined) counts.set(totals)
}

function without(set: Bitset, taken: Bitset, result: Bitset): void {
  for (let w = 0; w < set.length; w++) result[w] = (set[w] as number) & ~(taken[w] as number)
}

/** The live documents that fail another condition than the one that asks for `wanted`. */
function neither(live: Bitset, passing: Bitset, nearly: Bitset, wanted: Bitset, result: Bitset): void {
  for (let w = 0; w < live.length; w++) {
    const listed = (passing[w] as number) | ((nearly[w] as number) & ~(wanted[w] as number))
    result[w] = (live[w] as number) & ~listed
  }
}

function countAll(
  { counters, groups }: Base,
  subject: Bitset,
  size: number,
  tally: Tally,
  sign: 1 | -1,
  scratch: Scratch,
): void {
  const few = size <= fewDocuments
  const byGroup = size > worthGrouping * groups.starts.length
  if (byGroup) countGroups(groups, [0, 1, 2], subject, tally, sign)
  const length = readMembers(subject, scratch.documents)
  for (const [axis, column] of counters.alone) {
    if (byGroup && groupedAxes.includes(axis)) continue
    countColumn(column, scratch.documents, length, tally[axis] as Int32Array, sign)
  }
  for (const pack of counters.packs) {
    if (few) countDigitsOf(pack, scratch.documents, length, tally, sign)
    else countPackOf(pack, pack.axes, scratch.documents, length, tally, sign, scratch.packCounts)
  }
}

function countAxis(
  { counters }: Base,
  axis: number,
  documents: Uint32Array,
  length: number,
  tally: Tally,
  sign: 1 | -1,
  scratch: Scratch,
): void {
  const counts = tally[axis] as Int32Array
  const column = counters.alone.get(axis)
  const packed = counters.packOf.get(axis)
  if (column !== undefined) countColumn(column, documents, length, counts, sign)
  else if (packed === undefined) return
  else if (length <= fewDocuments) countDigits(packed.pack, packed.digits, documents, length, counts, sign)
  else countPackOf(packed.pack, [axis], documents, length, tally, sign, scratch.packCounts)
}

/** Counts by pack code first, then adds that up for `axes`, which are some or all of the pack's. */
function countPackOf(
  pack: Pack,
  axes: readonly number[],
  documents: Uint32Array,
  length: number,
  tally: Tally,
  sign: number,
  packCounts: Int32Array,
): void {
  countPack(pack.codes, documents, length, packCounts)
  const used: number[] = []
  for (let code = 0; code < pack.size; code++) if (packCounts[code] !== 0) used.push(code)
  for (const axis of axes) {
    const counts = tally[axis] as Int32Array
    const digits = pack.digits[pack.axes.indexOf(axis)] as Uint8Array
    for (const code of used) {
      const value = digits[code] as number
      counts[value] = (counts[value] as number) + sign * (packCounts[code] as number)
    }
  }
  packCounts.fill(0, 0, pack.size)
}

/** Apart from `countColumn` because the compiler makes the fastest code for a single kind of array. */
function countPack(codes: Uint16Array, documents: Uint32Array, length: number, counts: Int32Array): void {
  for (let i = 0; i < length; i++) {
    const code = codes[documents[i] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}

function countColumn(
  column: CodeColumn,
  documents: Uint32Array,
  length: number,
  counts: Int32Array,
  sign: number,
): void {
  for (let i = 0; i < length; i++) {
    const code = column[documents[i] as number] as number
    counts[code] = (counts[code] as number) + sign
  }
}

function countDigitsOf(pack: Pack, documents: Uint32Array, length: number, tally: Tally, sign: number): void {
  for (const [i, axis] of pack.axes.entries()) {
    countDigits(pack, pack.digits[i] as Uint8Array, documents, length, tally[axis] as Int32Array, sign)
  }
}

function countDigits(
  { codes }: Pack,
  digits: Uint8Array,
  documents: Uint32Array,
  length: number,
  counts: Int32Array,
  sign: number,
): void {
  for (let i = 0; i < length; i++) {
    const code = digits[codes[documents[i] as number] as number] as number
    counts[code] = (counts[code] as number) + sign
  }
}
