import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSort } from './merge-sort.ts'
import { inBatches, runTask, type Task } from './task.ts'

function countSteps(task: Task<unknown>): number {
  let steps = 0
  while (!task.next().done) steps++
  return steps
}

it('calls the work once for each batch and yields after each', () => {
  const batches: [number, number][] = []
  expect(countSteps(inBatches(25, (from, to) => void batches.push([from, to]), 10))).toBe(3)
  expect(batches).toEqual([
    [0, 10],
    [10, 20],
    [20, 25],
  ])
})

describe('the cooperative merge sort', () => {
  it('sorts stably by any comparison', () => {
    const lengths = fc.oneof(fc.nat(20), fc.integer({ min: 1_000, max: 5_000 }))
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 50 }), (length, distinct) => {
        const items = Uint32Array.from({ length }, (_, i) => (i * 7_919) % 65_521)
        const compare = (a: number, b: number) => (a % distinct) - (b % distinct)
        expect([...runTask(mergeSort(items.slice(), compare))]).toEqual([...items].sort(compare))
      }),
      { numRuns: 40 },
    )
  })

  it('takes many short steps', () => {
    const items = Uint32Array.from({ length: 20_000 }, (_, i) => 20_000 - i)
    expect(countSteps(mergeSort(items, (a, b) => a - b))).toBeGreaterThan(20)
  })
})
