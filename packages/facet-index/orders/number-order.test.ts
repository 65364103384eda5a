import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByValue } from '../columns/sort-by-value.ts'
import { createArena } from '../kernels/arena.ts'
import { addTo, has, wordsFor } from '../kernels/bitset.ts'
import { runTask } from '../tasks/task.ts'
import { createNumberOrder, fillRange, planNumberOrder, sliceOf } from './number-order.ts'
import { findInterval } from './prefix-bitsets.ts'

const size = 9_000
const documents = Array.from({ length: size }, (_, document) => document)

/** Absent, a few values that many share, and many that few share. */
const values = Uint32Array.from({ length: size }, (_, d) =>
  d % 10 === 0 ? 0 : d % 3 ? 500 : (d * 7) % 3_000,
)
const codes = Uint8Array.from(values, (value) =>
  value === 0 ? 0 : value <= 400 ? 1 : value <= 1_000 ? 2 : 3,
)

function createOrder() {
  const sorted = runTask(sortByValue(Uint32Array.from(documents), values))
  const plan = runTask(planNumberOrder(sorted, values, codes))
  const words = wordsFor(size)
  const arena = createArena([(plan.positions.length + 2) * words * 4])
  const spare = arena.u32(words)
  const passing = arena.u32(words)
  return { order: runTask(createNumberOrder(plan, words, arena)), kernels: arena.kernels, spare, passing }
}

describe('documents sorted by a number', () => {
  const { order, kernels, spare, passing } = createOrder()

  it('are those that have it, ascending, equal ones in the given order', () => {
    const expected = documents.filter((d) => values[d] !== 0)
    expected.sort((a, b) => (values[a] as number) - (values[b] as number))
    expect([...order.documents]).toEqual(expected)
  })

  it('have a prefix bitset at each facet value and never between equal values', () => {
    const { runs, positions } = order
    expect(runs?.codes).toEqual([1, 2, 3])
    for (const position of positions) {
      const [before, after] = [order.documents[position - 1], order.documents[position]]
      if (before !== undefined && after !== undefined) expect(values[before]).not.toBe(values[after])
    }
  })

  it('fill a range with exactly the documents whose number lies in it', () => {
    const end = fc.oneof(
      fc.integer({ min: -1, max: 3_001 }),
      fc.constantFrom(499, 500, Number.POSITIVE_INFINITY),
    )
    fc.assert(
      fc.property(end, end, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        spare.fill(0xffff_ffff)
        fillRange(order, low, high, spare, kernels)
        const inRange = (d: number) => {
          const value = values[d] as number
          return value !== 0 && value - 1 >= low && value - 1 <= high
        }
        expect(documents.filter((d) => has(spare, d))).toEqual(documents.filter(inRange))
        const [from, to] = sliceOf(order, low, high)
        expect(to - from).toBe(documents.filter(inRange).length)
      }),
      { numRuns: 60 },
    )
  })

  it('give the interval that contains the hits of a page, in either direction', () => {
    const step = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(
        step,
        fc.nat(3_000),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        (step, start, length, descending) => {
          passing.fill(0)
          for (let d = 0; d < size; d += step) addTo(passing, d)
          const hits = [...order.documents].filter((d) => d % step === 0)
          const found = findInterval(order, passing, start, start + length, descending, kernels)
          if (start + length > hits.length) {
            expect(found).toBeNull()
            return
          }
          const { low, high, before, hits: within } = found as NonNullable<typeof found>
          const [first, last] = [order.positions[low] as number, order.positions[high] as number]
          expect(within).toBe([...order.documents.subarray(first, last)].filter((d) => d % step === 0).length)
          expect(before).toBeLessThanOrEqual(start)
          expect(before + within).toBeGreaterThanOrEqual(start + length)
        },
      ),
      { numRuns: 60 },
    )
  })
})
