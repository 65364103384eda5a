import { describe, expect, it } from 'vitest'
import { identifierKey, shortStockNumber } from './identifier-key.ts'

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

describe('the stock number of a long id', () => {
  const ids = Array.from(
    { length: 440_021 },
    (_, n) => `8a4290d58012345601801234${n.toString(16).padStart(8, '0')}`,
  )

  it('is short, and differs for 440,021 similar ids', () => {
    const numbers = new Set(ids.map(shortStockNumber))
    expect(numbers.size).toBe(ids.length)
    for (const number of numbers) if (!/^[0-3][0-9A-HJKMNP-TV-Z]{10}$/.test(number)) expect(number).toBeNull()
  })

  it('stands for the same number as the id, in any case and spacing', () => {
    for (const id of ids.slice(0, 1_000)) {
      const number = shortStockNumber(id)
      expect(identifierKey(number)).toBe(identifierKey(id))
      expect(identifierKey(` ${number.slice(0, 4)} ${number.slice(4).toLowerCase()}`)).toBe(identifierKey(id))
    }
  })

  it('is the id itself where that is short', () => {
    for (const id of ['PH100001', 'van-1', 'ABCD-1234-EFGH-5']) expect(shortStockNumber(id)).toBe(id)
  })
})
