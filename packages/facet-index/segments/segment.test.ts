import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idOf } from '../columns/id-column.ts'
import { createDictionaries } from '../dictionary/dictionaries.ts'
import { has } from '../kernels/bitset.ts'
import { arbitraryRecord, boats } from '../oracle/arbitrary-records.ts'
import { buildSegments } from '../oracle/build-segments.ts'
import { compileSchema } from '../schema/compile-schema.ts'
import { runTask } from '../tasks/task.ts'
import { addRecord, createDeltaSegment, removeRecord } from './delta-segment.ts'
import { findLive, markDeleted, readCodes } from './segment.ts'
import { columnsOf, compactionStep, put, remove, settle } from './segmented-index.ts'

const schema = compileSchema(boats)
const arbitraryRecords = fc.uniqueArray(arbitraryRecord(), {
  minLength: 1,
  maxLength: 20,
  selector: ({ id }) => id,
})

describe('a segment', () => {
  it('finds a record by its id until it is marked deleted, and subtracts it from the totals', () => {
    fc.assert(
      fc.property(arbitraryRecords, fc.nat(), (records, chosen) => {
        const { segment } = buildSegments(boats, records)
        const { id } = records[chosen % records.length] as { id: string }
        const document = findLive(segment, id)
        expect(idOf(segment.columns.ids, document)).toBe(id)
        markDeleted(segment, document)
        expect(findLive(segment, id)).toBe(-1)
        expect(has(segment.live, document)).toBe(false)
        for (const counts of segment.totals)
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(records.length - 1)
      }),
    )
  })

  it('gives back the codes under which a delta segment has a record', () => {
    fc.assert(
      fc.property(arbitraryRecords, (records) => {
        const { segment, dictionaries } = buildSegments(boats, records)
        const [inSegment, inDelta] = [
          new Uint32Array(schema.fields.length),
          new Uint32Array(schema.fields.length),
        ]
        for (const record of records) {
          readCodes(segment, findLive(segment, record.id), inSegment)
          dictionaries.acquire(record, inDelta, 0)
          expect(inSegment).toEqual(inDelta)
        }
      }),
    )
  })
})

describe('a delta segment', () => {
  it('reuses the slots of removed records and grows beyond its first ones', () => {
    const [delta, dictionaries] = [createDeltaSegment(schema), createDictionaries(schema)]
    const add = (id: string) => addRecord(delta, { id, values: { maker: id, length: 7 } }, dictionaries)
    for (let i = 0; i < 200; i++) add(`b${i}`)
    expect(removeRecord(delta, 'b7', dictionaries)).toBe(true)
    expect(removeRecord(delta, 'b7', dictionaries)).toBe(false)
    add('new')
    expect(delta).toMatchObject({ slots: 200, size: 200 })
    expect(delta.ids[delta.slotOf.get('new') as number]).toBe('new')
  })

  it('says which spellings are not the reference', () => {
    const [delta, dictionaries] = [createDeltaSegment(schema), createDictionaries(schema)]
    const add = (id: string, maker: string) => addRecord(delta, { id, values: { maker } }, dictionaries)
    expect(add('1', 'Bavaria')).toBeNull()
    expect(add('2', 'BAVARIA')).toEqual([[0, 'BAVARIA']])
  })
})

describe('a compaction', () => {
  it('keeps the order of `clusterBy` and of ids', () => {
    fc.assert(
      fc.property(arbitraryRecords, arbitraryRecords, (records, added) => {
        const index = buildSegments(boats, records, { compactAfter: 0 })
        for (const record of added) {
          remove(index, record.id)
          put(index, record)
        }
        while (compactionStep(index));
        runTask(settle(index))
        const { columns } = index.segment
        const ids = Array.from(columns.byId, (document) => idOf(columns.ids, document))
        expect(ids).toEqual(Array.from(new Set([...records, ...added].map(({ id }) => id))).sort())
        const ranks = index.dictionaries.ranks(0)
        const makers = Array.from(columns.fields[0] as Uint8Array, (code) =>
          code === 0 ? -1 : (ranks[code] as number),
        )
        expect(makers).toEqual(makers.toSorted((a, b) => a - b))
      }),
      { numRuns: 50 },
    )
  })

  it('leaves out records that were removed while it ran', () => {
    const index = buildSegments(boats, [{ id: 'a', values: {} }], { compactAfter: 1 })
    for (const id of ['b', 'c', 'd']) put(index, { id, values: { maker: id } })
    compactionStep(index)
    remove(index, 'a')
    remove(index, 'c')
    while (compactionStep(index));
    expect(['a', 'b', 'c', 'd'].map((id) => findLive(index.segment, id) >= 0)).toEqual([
      false,
      true,
      false,
      true,
    ])
  })

  it('does not change columns that were taken before it', () => {
    const index = buildSegments(boats, [{ id: 'a', values: { maker: 'Alpha' } }], { compactAfter: 0 })
    const before = columnsOf(index)
    const copy = structuredClone({ ...before, schema: null })
    put(index, { id: 'b', values: { maker: 'ALPHA' } })
    remove(index, 'a')
    while (compactionStep(index));
    expect({ ...before, schema: null }).toEqual(copy)
  })
})
