import type { Condition } from '../filters/conditions.ts'
import type { SegmentMatch } from '../filters/match-segment.ts'
import type { Bitset } from '../kernels/bitset.ts'
import { eachFlag } from '../schema/compile-schema.ts'
import type { DeltaSegment } from '../segments/delta-segment.ts'
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
  // Their field counts no near misses: all flags and words of a filter have to match, and what is left out is not offered.
  const narrowsOwn = ({ kind, ordinal }: Condition) =>
    kind === 'otherCodes' || kind === 'codesWithWords' || segment.schema.fields[ordinal]?.kind === 'flags'
  if (only !== undefined && another === undefined && !narrowsOwn(only)) {
    setToTotals(segment, only.ordinal, counts)
    return
  }
  for (const [i, condition] of conditions.entries()) {
    const { ordinal } = condition
    if (ordinal >= counts.length || narrowsOwn(condition)) continue
    kernels.without(failingOne, wanted[i] as Bitset, scratch.subject)
    countField(segment, ordinal, scratch.subject, counts)
  }
}

function setToTotals({ totals }: Segment, ordinal: number, counts: FacetCounts): void {
  const total = totals[ordinal]
  if (total !== undefined) counts[ordinal]?.set(total)
}

/**
 * Adds a record of a delta segment to every facet; one that fails a condition, to the facet of its field only, and to none
 * if that is a field of flags.
 */
export function countDeltaRecord(
  { schema, codes, values }: DeltaSegment,
  slot: number,
  failed: number,
  counts: FacetCounts,
): void {
  if (schema.fields[failed]?.kind === 'flags') return
  const start = slot * schema.fields.length
  const [from, to] = failed === -1 ? [0, schema.facetFields] : [failed, failed + 1]
  if (to > schema.facetFields) return
  for (let ordinal = from; ordinal < to; ordinal++) {
    const own = counts[ordinal] as Int32Array
    if (schema.fields[ordinal]?.kind === 'flags') {
      eachFlag(values[start + ordinal] as number, (code) => {
        own[code] = (own[code] as number) + 1
      })
      continue
    }
    const code = codes[start + ordinal] as number
    own[code] = (own[code] as number) + 1
  }
}
