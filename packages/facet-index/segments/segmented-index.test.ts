import { describe, expect, it } from 'vitest'
import { createColumnBuilder } from '../columns/column-builder.ts'
import { boats } from '../oracle/arbitrary-records.ts'
import { buildSegments } from '../oracle/build-segments.ts'
import type { FacetRecord } from '../schema/query.ts'
import { runTask } from '../tasks/task.ts'
import { columnsOf, compactionStep, openSegments, put, remove, sizeOf } from './segmented-index.ts'

function createEmpty() {
  return runTask(openSegments(runTask(createColumnBuilder(boats).finish()), { compactAfter: 50 }))
}

function boat(id: string, round: number): FacetRecord {
  return { id, values: { model: `Model ${round}`, cabins: round, berth: { latitude: round, longitude: 0 } } }
}

describe('an index of segments', () => {
  it('keeps nothing of removed records: no rows, no keywords, no numbers, no points', () => {
    const index = createEmpty()
    for (let round = 0; round < 300; round++) {
      for (let i = 0; i < 20; i++) {
        remove(index, `b${i}`)
        put(index, boat(`b${i}`, round))
      }
      while (compactionStep(index));
    }
    expect(sizeOf(index)).toBe(20)
    expect(index.segment.columns.size + index.deltas.reduce((sum, { slots }) => sum + slots, 0)).toBeLessThan(
      200,
    )
    for (const name of ['model', 'cabins', 'berth'])
      expect(index.dictionaries.capacity(index.schema.ordinals.get(name) as number)).toBeLessThan(200)
    expect(index.removedMeanwhile).toEqual([])
  })

  it('reuses the slot of a removed record until it is compacted', () => {
    const index = createEmpty()
    for (let round = 0; round < 100; round++) {
      remove(index, 'b1')
      put(index, boat('b1', round))
    }
    expect(index.deltas.map(({ slots, size }) => [slots, size])).toEqual([[1, 1]])
  })

  it('compacts in many short steps', () => {
    const index = createEmpty()
    for (let i = 0; i < 60; i++) put(index, boat(`b${i}`, i))
    let steps = 1
    while (compactionStep(index)) steps++
    expect(steps).toBeGreaterThan(40)
    expect(index.segment.liveSize).toBe(60)
    expect(index.deltas).toEqual([])
  })

  it('has a new revision after each change and each compaction, but not after removing an absent record', () => {
    const index = createEmpty()
    remove(index, 'b1')
    expect(index.revision).toBe(0)
    for (let i = 0; i < 51; i++) put(index, boat(`b${i}`, i))
    expect(index.revision).toBe(51)
    while (compactionStep(index));
    expect(index.revision).toBe(52)
  })

  it('does not change columns that were taken before a compaction', () => {
    const index = buildSegments(boats, [{ id: 'a', values: { maker: 'Alpha' } }], { compactAfter: 0 })
    const before = columnsOf(index)
    const copy = structuredClone({ ...before, schema: null })
    put(index, { id: 'b', values: { maker: 'ALPHA' } })
    remove(index, 'a')
    while (compactionStep(index));
    expect({ ...before, schema: null }).toEqual(copy)
  })
})
