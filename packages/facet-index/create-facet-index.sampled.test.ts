import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import type { Columns } from './columns/columns.ts'
import type { Rows } from './columns/rows.ts'
import { createFacetIndex, type FacetIndex, openFacetIndex } from './create-facet-index.ts'
import { wordLabel } from './dictionary/words.ts'
import {
  arbitraryChange,
  arbitraryFilters,
  arbitraryQuery,
  arbitraryQuestions,
  arbitraryRecord,
  boats,
  gear,
} from './oracle/arbitrary-records.ts'
import { createScanIndex, type ScanIndex } from './oracle/scan-index.ts'
import type { FacetRecord, Query, RangeQuestion, RecordChange } from './schema/query.ts'
import type { Schema } from './schema/schema.ts'
import { loadSnapshot, saveSnapshot } from './snapshot/snapshot.ts'
import { runTask } from './tasks/task.ts'

/** `npm test` of the product tries few runs, with a seed; its long half, and `npm test` of this package, try all. */
const isSample = inject('half' as never) === 'behaviour'

const arbitraryRecords = fc.array(arbitraryRecord(), { maxLength: 30 })

type Step =
  | { do: 'apply'; changes: RecordChange[] }
  | { do: 'ask'; query: Query; questions: RangeQuestion[] }
  | { do: 'compact'; steps: number }
  | { do: 'draft'; changes: RecordChange[]; steps: number; query: Query; questions: RangeQuestion[] }
  | { do: 'reload' }

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('apply' as const), changes: fc.array(arbitraryChange, { maxLength: 8 }) }),
  fc.record({ do: fc.constant('ask' as const), query: arbitraryQuery, questions: arbitraryQuestions }),
  fc.record({ do: fc.constant('compact' as const), steps: fc.nat(150) }),
  fc.record({
    do: fc.constant('draft' as const),
    changes: fc.array(arbitraryChange, { maxLength: 12 }),
    steps: fc.nat(150),
    query: arbitraryQuery,
    questions: arbitraryQuestions,
  }),
  fc.record({ do: fc.constant('reload' as const) }),
)

function expectSameAnswers(
  index: FacetIndex,
  oracle: ScanIndex,
  query: Query,
  questions: readonly RangeQuestion[],
) {
  const expected = oracle.searchWithFacets(query)
  expect(index.searchWithFacets(query)).toEqual(expected)
  expect(index.search(query)).toEqual({ total: expected.total, ids: expected.ids })
  expect(index.facets(query.filters)).toEqual(expected.facets)
  expect(index.countRanges(query.filters, questions)).toEqual(oracle.countRanges(query.filters, questions))
  expect(index.size()).toBe(oracle.size())
}

function reload(index: FacetIndex): FacetIndex {
  runTask(index.settle())
  const bytes = Buffer.concat([...saveSnapshot('tag', { boats: index.columns() })])
  const parts = runTask(loadSnapshot(boats, bytes))
  return runTask(openFacetIndex(parts?.boats as Columns, { compactAfter: 3 }))
}

/** The rows as objects, in the order of their ids. */
function readRows(rows: Rows) {
  const [maker, hull] = [rows.keyword('maker'), rows.keyword('hull')]
  const [length, listed] = [rows.number('length'), rows.number('listed')]
  return Array.from({ length: rows.size }, (_, row) => ({
    id: rows.id(row),
    maker: maker.labels[maker.codes[row] as number],
    hull: hull.labels[hull.codes[row] as number],
    length: length[row],
    listed: listed[row],
  })).sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The index with the changes; the one that it is drafted from is compacted meanwhile, and answers as before. */
function finishDraft(
  index: FacetIndex,
  oracle: ScanIndex,
  { changes, steps, query, questions }: Extract<Step, { do: 'draft' }>,
): FacetIndex {
  const revision = index.revision()
  const draft = index.draft()
  for (const change of changes) draft.apply([change])
  const finishing = draft.finish()
  let step = finishing.next()
  for (let i = 0; !step.done; i++) {
    if (i < steps) index.compact()
    step = finishing.next()
  }
  expectSameAnswers(index, oracle, query, questions)
  if (step.value !== index) expect(step.value.revision()).toBeGreaterThan(revision)
  return step.value
}

describe.each(['compiled', 'plain'] as const)('an index with %s kernels', (kernels) => {
  it('gives the answers of the oracle between any changes, drafts, compaction steps and reloads', {
    timeout: 180_000,
  }, () => {
    fc.assert(
      fc.property(arbitraryRecords, fc.array(arbitraryStep, { maxLength: 24 }), (records, steps) => {
        let index = createFacetIndex(boats, records, { compactAfter: 3, kernels })
        const oracle = createScanIndex(boats, records)
        for (const step of steps) {
          if (step.do === 'ask') expectSameAnswers(index, oracle, step.query, step.questions)
          else if (step.do === 'compact') for (let i = 0; i < step.steps; i++) index.compact()
          else if (step.do === 'reload') index = reload(index)
          else if (step.do === 'draft') {
            index = finishDraft(index, oracle, step)
            oracle.apply(step.changes)
            expectSameAnswers(index, oracle, step.query, step.questions)
          } else {
            index.apply(step.changes)
            oracle.apply(step.changes)
          }
        }
      }),
      {
        numRuns: (kernels === 'compiled' ? 150 : 30) / (isSample ? 3 : 1),
        ...(isSample && { seed: 20_261_128 }),
      },
    )
  })
})

it('gives the answers of the oracle for thousands of records, before and after a compaction', {
  timeout: isSample ? 60_000 : 180_000,
}, () => {
  const [many, asked] = isSample ? [2_000, 8] : [6_000, 24]
  const ids = (count: number) => fc.nat(count).map((n) => `b${n}`)
  const [records = [], changed = [], queries = []] = fc.sample(
    fc.tuple(
      fc.array(arbitraryRecord(ids(9_000)), { minLength: many, maxLength: many, size: 'max' }),
      fc.array(arbitraryRecord(ids(9_500)), { minLength: 900, maxLength: 900, size: 'max' }),
      fc.array(fc.tuple(arbitraryQuery, arbitraryQuestions), { minLength: asked, maxLength: asked }),
    ),
    { numRuns: 1, seed: 77 },
  )[0] as [FacetRecord[], FacetRecord[], [Query, RangeQuestion[]][]]
  const index = createFacetIndex(boats, records, { compactAfter: 500 })
  const oracle = createScanIndex(boats, records)
  const check = () => {
    for (const [query, questions] of queries) expectSameAnswers(index, oracle, query, questions)
  }
  check()
  const changes = changed.map((record, i) => ({ id: record.id, record: i % 3 === 0 ? null : record }))
  index.apply(changes)
  oracle.apply(changes)
  check()
  while (index.compact());
  check()
})

describe('selected rows', () => {
  it('are the matching records of the segment and the delta segments', () => {
    fc.assert(
      fc.property(
        arbitraryRecords,
        fc.array(arbitraryChange, { maxLength: 12 }),
        arbitraryFilters,
        fc.nat(60),
        (records, changes, filters, steps) => {
          const index = createFacetIndex(boats, records, { compactAfter: 3 })
          const oracle = createScanIndex(boats, records)
          for (const each of [index, oracle]) each.apply(changes)
          for (let i = 0; i < steps; i++) index.compact()
          expect(readRows(index.select(filters))).toEqual(readRows(oracle.select(filters)))
          for (const id of ['b1', 'b7', 'A', 'absent'])
            expect(index.keyword(id, 'maker')).toBe(oracle.keyword(id, 'maker'))
        },
      ),
    )
  })
})

describe('a record that is read back', () => {
  it('has the values that it was applied with, in the segment and in a delta segment', () => {
    const tidied = ({ values }: FacetRecord) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([field, value]) => {
          const tidy = typeof value === 'string' ? wordLabel(value) : value
          if (Array.isArray(tidy)) {
            const flags = gear.filter((flag) => tidy.includes(flag))
            return flags.length === 0 ? [] : [[field, flags]]
          }
          return tidy === '' || tidy === undefined ? [] : [[field, tidy]]
        }),
      )
    fc.assert(
      fc.property(
        arbitraryRecords,
        fc.array(arbitraryChange, { maxLength: 12 }),
        fc.nat(60),
        (records, changes, steps) => {
          const index = createFacetIndex(boats, records, { compactAfter: 3 })
          index.apply(changes)
          for (let i = 0; i < steps; i++) index.compact()
          const last = new Map(records.map((record): [string, FacetRecord | null] => [record.id, record]))
          for (const { id, record } of changes) last.set(id, record)
          for (const [id, record] of last)
            expect(index.record(id)).toEqual(record ? { id, values: tidied(record) } : undefined)
          expect(index.record('absent')).toBeUndefined()
        },
      ),
    )
  })
})

it('gives the answers of the oracle when fields have too many words for a composite code column', () => {
  // More engines than 16-bit codes, and more hulls than fit in a composite code column.
  const records = Array.from({ length: 70_000 }, (_, i) => ({
    id: `b${i}`,
    values: {
      engine: `Engine ${i % 66_000}`,
      hull: `Hull ${i % 200}`,
      cabins: i % 3,
      length: i % 9_000,
      listed: i,
    },
  }))
  const [index, oracle] = [createFacetIndex(boats, records), createScanIndex(boats, records)]
  for (const filters of [
    {},
    { cabins: { low: 1, high: 1 } },
    { cabins: { low: 2, high: 2 }, length: { low: 700, high: 4_321 } },
    { hull: 'Hull 7', length: { low: 2_005, high: 2_009 } },
    { engine: 'Engine 12', cabins: { low: 0, high: 0 } },
  ])
    expectSameAnswers(index, oracle, { filters, sort: 'longest', offset: 30, limit: 24 }, [])
})

it.each<[string, Schema]>([
  ['one keyword', { fields: { maker: { kind: 'keyword' } }, sorts: {}, clusterBy: [] }],
  ['one number', { fields: { cabins: { kind: 'number' } }, sorts: {}, clusterBy: [] }],
  ['nothing to filter by', { fields: { berth: { kind: 'point' } }, sorts: {}, clusterBy: [] }],
  ['no field', { fields: {}, sorts: {}, clusterBy: [] }],
])('works with a schema of %s', (_, schema) => {
  const records = ['b', 'a'].map((id) => ({ id, values: { maker: id, cabins: 2 } }))
  const index = createFacetIndex(schema, records, { compactAfter: 0 })
  const oracle = createScanIndex(schema, records)
  for (let i = 0; i < 3; i++) {
    expect(index.facets({})).toEqual(oracle.facets({}))
    expect(index.select({}).size).toBe(oracle.size())
    for (const each of [index, oracle]) each.apply([{ id: `c${i}`, record: { id: `c${i}`, values: {} } }])
    while (index.compact());
  }
  runTask(index.warmUp(3))
})

it('answers the same after warming up', () => {
  fc.assert(
    fc.property(arbitraryRecords, (records) => {
      const index = createFacetIndex(boats, records)
      const before = index.facets({})
      runTask(index.warmUp(12))
      expect(index.facets({})).toEqual(before)
    }),
    { numRuns: 20 },
  )
})
