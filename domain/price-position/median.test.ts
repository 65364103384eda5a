import fc from 'fast-check'
import { expect, it } from 'vitest'
import { medianOf } from './median.ts'

it('is the middle of the sorted numbers, or the mean of the two in the middle', () => {
  const numbers = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(numbers, fc.array(fc.constant(99)), (some, beyond) => {
      const sorted = some.toSorted((a, b) => a - b)
      const middle = ((sorted[(some.length - 1) >> 1] ?? 0) + (sorted[some.length >> 1] ?? 0)) / 2
      expect(medianOf(Float32Array.of(...some, ...beyond), some.length)).toBe(middle)
    }),
  )
})
