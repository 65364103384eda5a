import type { SegmentMatch } from '../filters/match-segment.ts'
import type { Bitset } from '../kernels/bitset.ts'
import type { Segment } from '../segments/segment.ts'
import { countColumns } from './count-columns.ts'
import { countField } from './count-field.ts'
import type { FacetCounts } from './facet-counts.ts'

/**
 * Adds the facets of a segment to empty counts. A field counts the documents that pass every condition but its own:
 * those that pass all, and those that fail only its own. Where most documents pass, the others are subtracted from the
 * totals instead.
 */
export function countSegment(segment: Segment, match: SegmentMatch, counts: FacetCounts): void {
  const { live, liveSize, scratch, kernels } = segment
  const { conditions, passing, failingOne, wanted, size } = match
  if (size * 2 <= liveSize) {
    countColumns(segment, passing, size, counts, 1)
  } else {
    for (let ordinal = 0; ordinal < counts.length; ordinal++) setToTotals(segment, ordinal, counts)
    if (size < liveSize) {
      kernels.without(live, passing, scratch.subject)
      countColumns(segment, scratch.subject, liveSize - size, counts, -1)
    }
  }
  const [only, another] = conditions
  if (only?.kind === 'otherCodes' && another === undefined) return
  if (only !== undefined && another === undefined) {
    setToTotals(segment, only.ordinal, counts)
    return
  }
  for (const [i, { ordinal, kind }] of conditions.entries()) {
    if (ordinal >= counts.length || kind === 'otherCodes') continue
    kernels.without(failingOne, wanted[i] as Bitset, scratch.subject)
    countField(segment, ordinal, scratch.subject, counts)
  }
}

function setToTotals({ totals }: Segment, ordinal: number, counts: FacetCounts): void {
  const total = totals[ordinal]
  if (total !== undefined) counts[ordinal]?.set(total)
}
