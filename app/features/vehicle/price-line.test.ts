import { describe, expect, it } from 'vitest'
import { toPriceLine } from './price-line.ts'

describe('the line on the price position', () => {
  it('names the number of comparables, for high prices too', () => {
    expect(toPriceLine({ position: 'good', comparables: 23, ratio: 0.93 }, 'car')).toEqual({
      word: 'Good price',
      basis: 'compared with 23 similar cars we have in stock',
    })
    expect(toPriceLine({ position: 'high', comparables: 10, ratio: 1.2 }, 'van')?.word).toBe('High price')
  })

  it('is null without a price position', () => {
    expect(toPriceLine(null, 'car')).toBeNull()
  })
})
