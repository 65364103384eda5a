import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultBackoff, retryDelay } from './retry-delay.ts'

const failures = fc.nat(10_000)
const random = fc.double({ min: 0, max: 0.999999, noNaN: true })

describe('the wait before the next delivery', () => {
  it('doubles its ceiling with each failure, from a second to a quarter of an hour', () => {
    const ceilings = [0, 1, 2, 5, 9, 10, 50].map((earlier) => retryDelay(earlier, defaultBackoff, 1))
    expect(ceilings).toEqual([1_000, 2_000, 4_000, 32_000, 512_000, 900_000, 900_000])
  })

  it('spreads over the whole range, but never becomes nothing', () => {
    expect(retryDelay(3, defaultBackoff, 0)).toBe(800)
    expect(retryDelay(3, defaultBackoff, 0.5)).toBe(4_400)
  })

  it('is never shorter than the service asked for, up to an hour', () => {
    fc.assert(
      fc.property(failures, random, fc.nat(10_000_000), (earlier, chance, asked) => {
        const delay = retryDelay(earlier, defaultBackoff, chance, asked)
        expect(delay).toBeGreaterThanOrEqual(Math.min(asked, 3_600_000))
        expect(delay).toBeLessThanOrEqual(3_600_000 + defaultBackoff.longestMs)
      }),
    )
  })
})
