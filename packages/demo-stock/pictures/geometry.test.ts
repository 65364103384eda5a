import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Point, smooth } from './geometry.ts'

function numbersOf(path: string): number[] {
  return (path.match(/-?[\d.]+/g) ?? []).map(Number)
}

describe('a smooth line', () => {
  it('passes through every point', () => {
    const path = smooth([
      [0, 0],
      [10, 5],
      [20, 0],
    ])
    const numbers = numbersOf(path)
    expect(numbers.slice(0, 2)).toEqual([0, 0])
    expect(numbers.slice(6, 8)).toEqual([10, 5])
    expect(numbers.slice(12, 14)).toEqual([20, 0])
  })

  it('runs straight between two corners', () => {
    const path = smooth([
      [0, 0, 1],
      [30, 60, 1],
    ])
    expect(numbersOf(path)).toEqual([0, 0, 10, 20, 20, 40, 30, 60])
  })

  it('keeps its handles within a third of each stretch', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 3, maxLength: 12, selector: String }), (points) => {
        const numbers = numbersOf(smooth(points as Point[]))
        for (let at = 0; at + 7 < numbers.length; at += 6) {
          const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, , , x3 = 0, y3 = 0] = numbers.slice(at, at + 8)
          expect(Math.hypot(x1 - x0, y1 - y0)).toBeLessThanOrEqual(Math.hypot(x3 - x0, y3 - y0) / 3 + 0.3)
        }
      }),
    )
  })
})
