import { describe, expect, it } from 'vitest'
import { createDraw, createRandom } from './random.ts'

describe('the seeded generator', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    const draw = (seed: number) => Array.from({ length: 20 }, createRandom(seed).next)
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('keeps whole numbers within their bounds, both included', () => {
    const random = createRandom(1)
    const seen = new Set(Array.from({ length: 400 }, () => random.whole(3, 6)))
    expect([...seen].sort()).toEqual([3, 4, 5, 6])
  })
})

describe('a weighted draw', () => {
  it('follows the weights and never gives an entry of weight 0', () => {
    const random = createRandom(5)
    const draw = createDraw(
      ['never', 'seldom', 'often'],
      (word) => ({ never: 0, seldom: 1, often: 9 })[word] ?? 0,
    )
    const counts = { never: 0, seldom: 0, often: 0 } as Record<string, number>
    for (let round = 0; round < 5000; round++) {
      const word = draw(random)
      counts[word] = (counts[word] ?? 0) + 1
    }
    expect(counts.never).toBe(0)
    expect(counts.often).toBeGreaterThan((counts.seldom ?? 0) * 6)
  })

  it('refuses entries without any weight', () => {
    expect(() => createDraw([1, 2], () => 0)).toThrow(RangeError)
  })
})
