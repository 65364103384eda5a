import type { Columns, RecordSpellings } from '../columns/columns.ts'
import { countWords } from '../columns/count-codes.ts'
import { createDictionaries, type Dictionaries, type Spelling } from '../dictionary/dictionaries.ts'
import { wordKey } from '../dictionary/words.ts'
import type { KernelChoice } from '../kernels/arena.ts'
import type { CompiledSchema } from '../schema/compile-schema.ts'
import type { FacetRecord } from '../schema/query.ts'
import type { Task } from '../tasks/task.ts'
import { createSegment } from './create-segment.ts'
import {
  addRecord,
  copyDelta,
  createDeltaSegment,
  type DeltaSegment,
  deltaCapacity,
  removeRecord,
} from './delta-segment.ts'
import { mergeColumns } from './merge-columns.ts'
import { findLive, markDeleted, readCodes, type Segment } from './segment.ts'

/** The records of one index: a large segment that answers fast, and small delta segments with later records. */
export interface SegmentedIndex {
  schema: CompiledSchema
  dictionaries: Dictionaries
  segment: Segment
  /** By id, the keywords that a record spells differently from the dictionaries' references. */
  spellings: Map<string, readonly Spelling[]>
  /** Delta segments that are being merged; nothing is added to them any more. */
  frozen: DeltaSegment[]
  deltas: DeltaSegment[]
  compaction: Task<void> | null
  /** Ids removed from the segment or a frozen delta segment since the compaction began. */
  removedMeanwhile: string[]
  /** Grows with each change and each compaction. */
  revision: number
  compactAfter: number
  kernels: KernelChoice
}

export interface IndexOptions {
  /** A compaction is due when more records than this are in delta segments or marked deleted. */
  compactAfter?: number
  /** `plain` replaces WebAssembly by TypeScript, for measurements. */
  kernels?: KernelChoice
}

export function* openSegments(
  columns: Columns,
  { compactAfter = 2_048, kernels = 'compiled' }: IndexOptions = {},
): Task<SegmentedIndex> {
  const { schema, spellings } = columns
  const dictionaries = createDictionaries(schema, yield* countWords(columns))
  const index: SegmentedIndex = {
    schema,
    dictionaries,
    segment: yield* createSegment(schema, columns, dictionaries, kernels),
    spellings: new Map(),
    frozen: [],
    deltas: [],
    compaction: null,
    removedMeanwhile: [],
    revision: 0,
    compactAfter,
    kernels,
  }
  yield* addSpellings(index, spellings)
  return index
}

/** Skips keywords that a record no longer has: a snapshot may hold a spelling that is newer than its columns. */
function* addSpellings(
  { schema, segment, dictionaries, spellings: known }: SegmentedIndex,
  spellings: readonly RecordSpellings[],
): Task<void> {
  const codes = new Uint32Array(schema.fields.length)
  for (const [i, [id, spelled]] of spellings.entries()) {
    if (i % 500 === 499) yield
    const document = findLive(segment, id)
    if (document < 0) continue
    readCodes(segment, document, codes)
    const valid = spelled.filter(([ordinal, label]) => {
      const code = dictionaries.byField[ordinal]?.find(wordKey(label)) ?? 0
      return code !== 0 && codes[ordinal] === code
    })
    dictionaries.respell(valid, 1)
    if (valid.length > 0) known.set(id, valid)
  }
}

export function sizeOf({ segment, frozen, deltas }: SegmentedIndex): number {
  return [...frozen, ...deltas].reduce((sum, { size }) => sum + size, segment.liveSize)
}

/** Adds a record that `checkRecord` has accepted and whose id is not in the index. */
export function put(index: SegmentedIndex, record: FacetRecord): void {
  index.revision++
  let delta = index.deltas.at(-1)
  if (delta === undefined || delta.size === deltaCapacity) {
    delta = createDeltaSegment(index.schema)
    index.deltas.push(delta)
  }
  const spellings = addRecord(delta, record, index.dictionaries)
  if (spellings !== null) index.spellings.set(record.id, spellings)
}

/** Does nothing when the index has no such record. */
export function remove(index: SegmentedIndex, id: string): void {
  const { dictionaries, segment, frozen, deltas, compaction } = index
  const spellings = index.spellings.get(id)
  if (spellings !== undefined) {
    dictionaries.respell(spellings, -1)
    index.spellings.delete(id)
  }
  if (!deltas.some((delta) => removeRecord(delta, id, dictionaries))) {
    if (!frozen.some((delta) => removeRecord(delta, id, dictionaries))) {
      const document = findLive(segment, id)
      if (document < 0) return
      const codes = new Uint32Array(index.schema.fields.length)
      readCodes(segment, document, codes)
      dictionaries.release(codes, 0)
      markDeleted(segment, document)
    }
    if (compaction !== null) index.removedMeanwhile.push(id)
  }
  index.revision++
}

/** One step of the compaction that keeps delta segments small; false when none is due. */
export function compactionStep(index: SegmentedIndex): boolean {
  if (index.compaction === null && needsCompaction(index)) index.compaction = compact(index)
  if (index.compaction?.next().done) index.compaction = null
  return index.compaction !== null || needsCompaction(index)
}

/** Compacts all changes pending when it is called; later changes may be pending afterwards. */
export function* settle(index: SegmentedIndex): Task<void> {
  yield* finishCompaction(index)
  const { segment, deltas } = index
  if (deltas.length === 0 && segment.liveSize === segment.columns.size) return
  index.compaction = compact(index)
  yield* finishCompaction(index)
}

function* finishCompaction(index: SegmentedIndex): Task<void> {
  while (index.compaction !== null) {
    if (index.compaction.next().done) index.compaction = null
    yield
  }
}

function needsCompaction({ segment, deltas, dictionaries, compactAfter }: SegmentedIndex): boolean {
  const { size } = segment.columns
  const slots = deltas.reduce((sum, delta) => sum + delta.slots, 0)
  const retired = dictionaries.byField.reduce((sum, words) => sum + (words?.retired().length ?? 0), 0)
  const deleted = size - segment.liveSize
  return (
    slots > Math.max(compactAfter, size / 128) ||
    Math.max(deleted, retired) > Math.max(compactAfter, size / 8)
  )
}

/** Builds a new segment from the live documents and the delta segments, and puts it in place of the old one. */
export function* compact(index: SegmentedIndex): Task<void> {
  const { schema, dictionaries, kernels } = index
  index.frozen = index.deltas
  index.deltas = []
  index.removedMeanwhile = []
  const retired = dictionaries.byField.map((dictionary) => dictionary?.retired().slice() ?? [])
  const columns = yield* mergeColumns(index.segment, index.frozen, dictionaries)
  const segment = yield* createSegment(schema, columns, dictionaries, kernels)
  for (const [i, id] of index.removedMeanwhile.entries()) {
    if (i % 500 === 499) yield
    const document = findLive(segment, id)
    if (document >= 0) markDeleted(segment, document)
  }
  index.segment = segment
  index.frozen = []
  index.removedMeanwhile = []
  index.revision++
  for (const [ordinal, dictionary] of dictionaries.byField.entries())
    dictionary?.reuse(retired[ordinal] as number[])
}

/** The records as of the last compaction, without later changes. */
export function columnsOf({ schema, segment, dictionaries, spellings }: SegmentedIndex): Columns {
  return {
    ...segment.columns,
    schema,
    dictionaries: dictionaries.byField.map((dictionary) => dictionary?.save() ?? null),
    spellings: [...spellings],
  }
}

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
