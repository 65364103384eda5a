import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeWait } from './describe-wait.ts'

describe('a wait as text', () => {
  it('names the time and the minutes', () => {
    expect(describeWait(452, Date.UTC(2026, 10, 22, 14, 27, 0))).toBe('at 2:35pm, in about 8 minutes')
    expect(describeWait(1, Date.UTC(2026, 10, 22, 0, 10, 0))).toBe('at 12:11am, in about a minute')
  })

  it('uses UK time in summer too', () => {
    expect(describeWait(600, Date.UTC(2026, 6, 1, 14, 0, 0))).toBe('at 3:10pm, in about 10 minutes')
  })

  it('is never shorter than the wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3600 }), fc.nat(86_400_000), (seconds, now) => {
        const words = describeWait(seconds, now)
        const minutes = words.endsWith('a minute') ? 1 : Number(/(\d+) minutes$/.exec(words)?.[1])
        expect(minutes * 60).toBeGreaterThanOrEqual(seconds)
      }),
    )
  })
})
