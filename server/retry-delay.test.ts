import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRetryAfter, retryDelay } from './retry-delay.ts'

const backoff = { firstMs: 1_000, longestMs: 15 * 60_000 }
const failures = fc.nat(10_000)
const random = fc.double({ min: 0, max: 0.999999, noNaN: true })

describe('the delay before the next attempt', () => {
  it('has a ceiling that doubles with each failure, up to the longest delay', () => {
    const ceilings = [0, 1, 2, 5, 9, 10, 50].map((earlier) => retryDelay(earlier, backoff, 1))
    expect(ceilings).toEqual([1_000, 2_000, 4_000, 32_000, 512_000, 900_000, 900_000])
  })

  it('is spread from a tenth of the ceiling to the ceiling', () => {
    expect(retryDelay(3, backoff, 0)).toBe(800)
    expect(retryDelay(3, backoff, 0.5)).toBe(4_400)
  })

  it('is never shorter than the service asked for, up to an hour', () => {
    fc.assert(
      fc.property(failures, random, fc.nat(10_000_000), (earlier, chance, asked) => {
        const delay = retryDelay(earlier, backoff, chance, asked)
        expect(delay).toBeGreaterThanOrEqual(Math.min(asked, 3_600_000))
        expect(delay).toBeLessThanOrEqual(3_600_000 + backoff.longestMs)
      }),
    )
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')

  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sun, 01 Mar 2026 12:01:30 GMT', 90_000],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    [null, null],
    ['', null],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['Sunday', null],
  ])('%j is %s ms', (header, delayMs) => {
    expect(parseRetryAfter(header, now)).toBe(delayMs)
  })
})
