import { describe, expect, it } from 'vitest'
import { earlierPrices } from './earlier-prices.ts'
import { makeDemoStock } from './make-demo-stock.ts'

const stock = [...makeDemoStock()]

describe('earlier prices', () => {
  it('were higher, and lie between the arrival and the last update', () => {
    for (const record of stock) {
      const { dateOnForecourt, lastUpdated } = record.metadata
      const earlier = earlierPrices(record)
      const days = [...earlier.map(({ from }) => from), lastUpdated.slice(0, 10)]
      expect(days).toEqual([...new Set(days)].sort())
      if (earlier.length > 0) expect(days[0]).toBe(dateOnForecourt)
      const prices = [
        ...earlier.map(({ pounds }) => pounds),
        record.adverts.retailAdverts.totalPrice.amountGBP,
      ]
      expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a))
      expect(prices[0]).toBeLessThan((prices.at(-1) ?? 0) * 1.2)
    }
  })

  it('are those of a part of the stock, once or twice', () => {
    const counts = [0, 0, 0]
    for (const record of stock)
      counts[earlierPrices(record).length] = (counts[earlierPrices(record).length] ?? 0) + 1
    expect(counts).toHaveLength(3)
    for (const count of counts) expect(count).toBeGreaterThan(100)
    expect(counts[0]).toBeGreaterThan(1_500)
  })
})
