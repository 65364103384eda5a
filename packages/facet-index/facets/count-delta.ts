import { eachFlag } from '../schema/compile-schema.ts'
import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { FacetCounts } from './facet-counts.ts'

/** Adds a record of a delta segment to every facet; one that fails a condition, to the facet of its field only, and
 * to none if that is a field of flags. */
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
