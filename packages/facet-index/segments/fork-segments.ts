import { createDictionaries } from '../dictionary/dictionaries.ts'
import { copyDelta } from './delta-segment.ts'
import type { SegmentedIndex } from './segmented-index.ts'

/**
 * A copy that can be changed without the original. It shares the documents and copies only what changes: deletion marks,
 * totals, delta segments and dictionaries. It can be searched once it is compacted, because the kernels do not reach its
 * deletion marks.
 */
export function forkSegments(index: SegmentedIndex): SegmentedIndex {
  const { schema, segment, frozen, deltas, spellings } = index
  // Deleted documents may still hold codes that are free here. Nothing reads them before the compaction drops them.
  const dictionaries = createDictionaries(
    schema,
    index.dictionaries.byField.map(
      (dictionary) => dictionary && { words: dictionary.save(), records: dictionary.records },
    ),
  )
  for (const spelled of spellings.values()) dictionaries.respell(spelled, 1)
  return {
    ...index,
    dictionaries,
    segment: {
      ...segment,
      live: segment.live.slice(),
      totals: segment.totals.map((counts) => counts.slice()),
    },
    spellings: new Map(spellings),
    frozen: [],
    deltas: [...frozen, ...deltas].map(copyDelta),
    compaction: null,
    removedMeanwhile: [],
  }
}
