import type { ValueColumn } from '../columns/columns.ts'
import { type Bitset, removeFrom } from '../kernels/bitset.ts'
import { fillRanges, type NumberOrder } from '../orders/number-order.ts'
import type { Segment } from '../segments/segment.ts'
import { documentsOfKeyword, type KeywordSets, setOfFlags, setOfKeywords } from '../sets/keyword-sets.ts'
import type { CodePair, Condition } from './conditions.ts'

/** The bitsets are the segment's own buffers: they hold until the next match. */
export interface SegmentMatch {
  conditions: readonly Condition[]
  /** Live documents that pass all conditions. */
  passing: Bitset
  size: number
  /**
   * Live documents that fail exactly one condition: the facet of that condition's field counts them too. Undefined
   * content without conditions.
   */
  failingOne: Bitset
  /** For each condition the documents that it asks for; those marked deleted may be among them. */
  wanted: readonly Bitset[]
}

export function matchSegment(segment: Segment, conditions: readonly Condition[]): SegmentMatch {
  const { live, liveSize, scratch, kernels } = segment
  const { passing, failingOne } = scratch
  const wanted = conditions.map((condition, i) => setOf(segment, condition, scratch.wanted[i] as Bitset))
  const [first, ...others] = wanted
  if (first === undefined) return { conditions, passing: live, failingOne, wanted, size: liveSize }
  kernels.divide(live, first, passing, failingOne)
  for (const set of others) kernels.narrow(passing, failingOne, set)
  return { conditions, passing, failingOne, wanted, size: kernels.sizeOf(passing) }
}

function setOf(segment: Segment, condition: Condition, spare: Bitset): Bitset {
  const { live, keywordSets, numberOrders, kernels } = segment
  const { ordinal } = condition
  const sets = keywordSets[ordinal] as KeywordSets
  if (condition.kind === 'otherCodes') {
    const leftOut = setOfKeywords(sets, condition.codes, spare, kernels)
    kernels.without(live, leftOut, spare)
    for (const pair of condition.pairs) removePair(segment, sets, pair, spare)
    return spare
  }
  if (condition.kind === 'codesWithWords') return setOfKeywords(sets, [...condition.codes], spare, kernels)
  if (condition.kind === 'codes') return setOfKeywords(sets, condition.codes, spare, kernels)
  if (condition.kind === 'allCodes') return setOfFlags(sets, condition.codes, spare, kernels)
  fillRanges(numberOrders[ordinal] as NumberOrder, condition.ranges, spare, kernels)
  return spare
}

/** Removes the documents that have both keywords. */
function removePair(
  { columns, scratch, kernels }: Segment,
  sets: KeywordSets,
  { code, beside }: CodePair,
  target: Bitset,
): void {
  const others = columns.fields[beside.ordinal] as ValueColumn
  for (const document of documentsOfKeyword(sets, code, scratch.documents, kernels))
    if (others[document] === beside.code) removeFrom(target, document)
}
