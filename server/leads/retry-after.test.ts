import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from './retry-after.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

describe('Retry-After', () => {
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
