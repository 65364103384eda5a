import { type ColumnBuilder, createColumnBuilder } from './columns/column-builder.ts'
import type { Columns } from './columns/columns.ts'
import { packRecords } from './columns/record-batch.ts'
import type { Rows } from './columns/rows.ts'
import { addDeltaPoints, addDeltaRanges, countPoints, countSegmentRanges } from './facets/count-ranges.ts'
import { countDeltaRecord, countSegment } from './facets/count-segment.ts'
import { createFacetCounts, listFacets } from './facets/facet-counts.ts'
import { compileFilters, pointsWithin } from './filters/conditions.ts'
import { matchDelta } from './filters/match-delta.ts'
import { matchSegment } from './filters/match-segment.ts'
import { deltaHits, pageOf } from './pages/page.ts'
import { compileSort } from './pages/sort-key.ts'
import { checkRecord, ordinalOf } from './schema/compile-schema.ts'
import type {
  FacetRecord,
  Facets,
  Filters,
  Hits,
  Query,
  RangeQuestion,
  RecordChange,
} from './schema/query.ts'
import type { Schema } from './schema/schema.ts'
import { readRecord, storedValues } from './segments/read-record.ts'
import {
  columnsOf,
  compact,
  compactionStep,
  forkSegments,
  type IndexOptions,
  openSegments,
  put,
  remove,
  type SegmentedIndex,
  settle,
  sizeOf,
} from './segments/segmented-index.ts'
import { selectedRows } from './segments/selected-rows.ts'
import { runTask, type Task } from './tasks/task.ts'
import { typicalQueries } from './warm-up.ts'

/** Faceted search over records in memory. Every answer reflects all changes applied so far. */
export interface FacetIndex {
  search(query: Query): Hits
  /** A field's own filter does not narrow its facet. */
  facets(filters: Filters): Facets
  /** `search` and `facets` in one pass. */
  searchWithFacets(query: Query): Hits & { facets: Facets }
  /** For each question how many records each of its ranges finds, both ends included. The field's own filter counts too. */
  countRanges(filters: Filters, questions: readonly RangeQuestion[]): number[][]
  size(): number
  /** All matching records column by column; read them before the next `apply` or `compact`. */
  select(filters: Filters): Rows
  /** The value of one record as shown, by binary search for its id; undefined when the record lacks it or is not there. */
  keyword(id: string, field: string): string | undefined
  /**
   * One record as it was applied: keywords in its own spelling, without stray white space, blank ones left out.
   * Undefined when it is not there.
   */
  record(id: string): FacetRecord | undefined
  /** Adds, replaces and removes. @throws before anything changes when a value is not of its field's kind. */
  apply(changes: readonly RecordChange[]): void
  /**
   * Begins the next state of the index, for more changes than one call of `apply` should take. Until the draft is
   * finished, this index may be queried and compacted, and must not be changed.
   */
  draft(): IndexDraft
  /** One short step of a due compaction; true while more is waiting. Call it until then after `apply`. */
  compact(): boolean
  /** Compacts all pending changes, whether due or not. */
  settle(): Task<void>
  /** The records as of the last compaction, without later changes. For `saveSnapshot`, call `settle` before. */
  columns(): Columns
  /** Runs typical queries, so that the JavaScript engine has compiled the code before the first visitor. */
  warmUp(rounds?: number): Task<void>
  /** Grows with each change and each compaction. */
  revision(): number
}

/** Changes that no answer shows yet. */
export interface IndexDraft {
  /** As `apply` of the index. */
  apply(changes: readonly RecordChange[]): void
  /**
   * An index with the changes, compacted; the same index when they changed nothing. The index that the draft began from
   * answers as before. Call once, after the last change.
   */
  finish(): Task<FacetIndex>
}

/** When several records have the same id, the last one is kept. */
export function createFacetIndex(
  schema: Schema,
  records: Iterable<FacetRecord> = [],
  options: IndexOptions = {},
): FacetIndex {
  return runTask(openFacetIndex(runTask(packAll(schema, records).finish()), options))
}

const batchSize = 8_192

function packAll(schema: Schema, records: Iterable<FacetRecord>): ColumnBuilder {
  const unique = new Map<string, FacetRecord>()
  for (const record of records) unique.set(record.id, record)
  const builder = createColumnBuilder(schema)
  const all = [...unique.values()]
  for (let from = 0; from < all.length; from += batchSize)
    builder.add(packRecords(schema, all.slice(from, from + batchSize)))
  return builder
}

/** An index of finished columns. */
export function* openFacetIndex(columns: Columns, options: IndexOptions = {}): Task<FacetIndex> {
  return indexOf(yield* openSegments(columns, options))
}

function indexOf(index: SegmentedIndex): FacetIndex {
  const { schema, dictionaries } = index
  const emptyCounts = createFacetCounts(schema.facetFields, dictionaries)
  let unfiltered: { revision: number; facets: Facets } | null = null

  /** The matches of all segments, and the facets if requested. */
  function match(filters: Filters, withFacets: boolean) {
    const { segment, frozen, deltas, revision } = index
    const conditions = compileFilters(filters, schema, dictionaries)
    const cached = conditions.length === 0 && unfiltered?.revision === revision ? unfiltered.facets : null
    const counts = withFacets && cached === null ? emptyCounts() : null
    const inSegment = matchSegment(segment, conditions)
    if (counts !== null) countSegment(segment, inSegment, counts)
    const inDeltas = [...frozen, ...deltas].map((delta) => {
      const count =
        counts && ((slot: number, failed: number) => countDeltaRecord(delta, slot, failed, counts))
      return { delta, slots: matchDelta(delta, conditions, count) }
    })
    const facets = counts === null ? cached : listFacets(counts, schema, dictionaries)
    if (conditions.length === 0 && facets !== null) unfiltered = { revision, facets }
    return { inSegment, inDeltas, facets }
  }

  function search(query: Query, withFacets: boolean): Hits & { facets: Facets | null } {
    const sorting = compileSort(query, schema)
    const { inSegment, inDeltas, facets } = match(query.filters, withFacets)
    const hits = inDeltas.flatMap(({ delta, slots }) => deltaHits(delta, slots, sorting, dictionaries))
    const total = inSegment.size + hits.length
    return { total, ids: pageOf(index.segment, inSegment, hits, sorting, query), facets }
  }

  const self: FacetIndex = {
    search(query) {
      const { total, ids } = search(query, false)
      return { total, ids }
    },
    facets: (filters) => match(filters, true).facets as Facets,
    searchWithFacets(query) {
      const { total, ids, facets } = search(query, true)
      return { total, ids, facets: facets as Facets }
    },
    countRanges(filters, questions) {
      const { inSegment, inDeltas } = match(filters, false)
      return questions.map(({ field, ranges, from }) => {
        if (from) {
          const ordinal = ordinalOf(schema, field, 'point')
          const counts = countPoints(index.segment, inSegment, ordinal, dictionaries.capacity(ordinal))
          for (const { delta, slots } of inDeltas) addDeltaPoints(delta, slots, ordinal, counts)
          return ranges.map((range) => {
            const codes = pointsWithin(ordinal, { from, ...range }, dictionaries)
            return codes.reduce((sum, code) => sum + (counts[code] as number), 0)
          })
        }
        const ordinal = ordinalOf(schema, field, 'number')
        const counts = countSegmentRanges(index.segment, inSegment, ordinal, ranges)
        for (const { delta, slots } of inDeltas) addDeltaRanges(delta, slots, ordinal, ranges, counts)
        return counts
      })
    },
    size: () => sizeOf(index),
    select(filters) {
      const { inSegment, inDeltas } = match(filters, false)
      const { kernels, scratch } = index.segment
      const size = kernels.readMembers(inSegment.passing, scratch.documents)
      return selectedRows(index, scratch.documents.slice(0, size), inDeltas)
    },
    keyword(id, field) {
      const ordinal = ordinalOf(schema, field, 'keyword')
      const code = storedValues(index, id)?.(ordinal) ?? 0
      return code === 0 ? undefined : dictionaries.labels(ordinal)[code]
    },
    record: (id) => readRecord(index, id),
    apply: (changes) => applyTo(index, changes),
    draft() {
      const fork = forkSegments(index)
      const { revision } = fork
      return {
        apply: (changes) => applyTo(fork, changes),
        *finish() {
          if (fork.revision === revision) return self
          yield* compact(fork)
          fork.revision = Math.max(fork.revision, index.revision) + 1
          return indexOf(fork)
        },
      }
    },
    compact: () => compactionStep(index),
    settle: () => settle(index),
    columns: () => columnsOf(index),
    *warmUp(rounds = 300) {
      for (const query of typicalQueries(schema, dictionaries, self.facets({}), rounds)) {
        self.searchWithFacets(query)
        yield
      }
    },
    revision: () => index.revision,
  }
  return self
}

function applyTo(index: SegmentedIndex, changes: readonly RecordChange[]): void {
  for (const { record } of changes) if (record !== null) checkRecord(index.schema, record)
  for (const { id, record } of changes) {
    remove(index, id)
    if (record !== null) put(index, record)
  }
}
