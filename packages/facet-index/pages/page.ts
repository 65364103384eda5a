import { idOf } from '../columns/id-column.ts'
import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { compareCodeUnits } from '../dictionary/words.ts'
import type { SegmentMatch } from '../filters/match-segment.ts'
import type { DeltaSegment } from '../segments/delta-segment.ts'
import type { Segment } from '../segments/segment.ts'
import { pageOfSegment } from './page-of-segment.ts'
import { deltaKey, type Sorting, segmentKey } from './sort-key.ts'

/** A hit of a delta segment. */
export interface DeltaHit {
  /** See `segmentKey`. */
  key: number
  id: string
}

export function deltaHits(
  delta: DeltaSegment,
  slots: readonly number[],
  sorting: Sorting,
  dictionaries: Dictionaries,
): DeltaHit[] {
  const key = deltaKey(delta, sorting, dictionaries)
  return slots.map((slot) => ({ key: key(slot), id: delta.ids[slot] as string }))
}

/** The ids of the requested page: the hits of the segment merged with those of the delta segments. */
export function pageOf(
  segment: Segment,
  match: SegmentMatch,
  hits: DeltaHit[],
  sorting: Sorting,
  { offset, limit }: { offset: number; limit: number },
): string[] {
  // All delta hits may precede the page, so the segment's part of it starts no earlier than this.
  const start = Math.max(0, offset - hits.length)
  const documents = pageOfSegment(segment, match, sorting, start, offset + limit)
  const { ids } = segment.columns
  if (hits.length === 0) return Array.from(documents, (document) => idOf(ids, document))

  const key = segmentKey(segment, sorting)
  const sorted = hits.sort(compareHits)
  const fromSegment = Array.from(documents, (document) => ({ key: key(document), id: idOf(ids, document) }))
  const first = fromSegment[0]
  const earlier =
    start > 0 && first !== undefined ? sorted.filter((hit) => compareHits(hit, first) < 0).length : 0
  const merged = [...fromSegment, ...sorted.slice(earlier)].sort(compareHits)
  const skipped = offset - start - earlier
  return merged.slice(skipped, skipped + limit).map(({ id }) => id)
}

function compareHits(a: DeltaHit, b: DeltaHit): number {
  return a.key === b.key ? compareCodeUnits(a.id, b.id) : a.key - b.key
}
