import { describe, expect, it } from 'vitest'
import { identifierKey } from './identifier-key.ts'

describe('the number of an identifier', () => {
  it('is the same for every case and spacing', () => {
    const key = identifierKey('AB71 CDE')
    for (const text of ['ab71cde', ' AB 71 CDE ', 'Ab71\u00a0cde']) expect(identifierKey(text)).toBe(key)
    for (const text of ['AB71 CDF', 'AB71', 'BA71 CDE']) expect(identifierKey(text)).not.toBe(key)
  })

  it('is null for a blank text', () => {
    expect([identifierKey(null), identifierKey(''), identifierKey(' ')]).toEqual([null, null, null])
  })

  it('is a whole number below 2^52, and differs for 200,000 similar texts', () => {
    const keys = new Set(Array.from({ length: 200_000 }, (_, n) => identifierKey(`STOCK-${n}`) as number))
    expect(keys.size).toBe(200_000)
    for (const key of keys) if (!Number.isInteger(key) || key < 0 || key >= 2 ** 52) expect(key).toBeNull()
  })
})
