import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { FacetCounts } from './facet-counts.ts'

/** Adds a record of a delta segment to every facet; one that fails a condition, to the facet of its field only. */
export function countDeltaRecord(
  { schema, codes }: DeltaSegment,
  slot: number,
  failed: number,
  counts: FacetCounts,
): void {
  const start = slot * schema.fields.length
  const [from, to] = failed === -1 ? [0, schema.facetFields] : [failed, failed + 1]
  if (to > schema.facetFields) return
  for (let ordinal = from; ordinal < to; ordinal++) {
    const own = counts[ordinal] as Int32Array
    const code = codes[start + ordinal] as number
    own[code] = (own[code] as number) + 1
  }
}
