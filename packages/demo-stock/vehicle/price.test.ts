import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { forecourtPrice, marketPrice } from './price.ts'

const golf = {
  priceAtThree: 16_000,
  decay: 0.13,
  ageYears: 3,
  specification: 1,
  mileage: 24_000,
  usualMileage: 24_000,
  lossPerThousandMiles: 0.0055,
}

it('is the reference price for an average example three years old', () => {
  expect(marketPrice(golf)).toBe(16_000)
})

it('never rises with age or with miles', () => {
  const years = fc.double({ min: 0, max: 15, noNaN: true })
  const miles = fc.integer({ min: 0, max: 200_000 })
  fc.assert(
    fc.property(years, years, miles, miles, (age, older, fewer, more) => {
      const young = marketPrice({ ...golf, ageYears: Math.min(age, older), mileage: Math.min(fewer, more) })
      const old = marketPrice({ ...golf, ageYears: Math.max(age, older), mileage: Math.max(fewer, more) })
      expect(old).toBeLessThanOrEqual(young)
    }),
  )
})

it('is rounded to an ending that dealers use', () => {
  const random = createRandom(3)
  for (let pounds = 2000; pounds < 60_000; pounds += 777) {
    const price = forecourtPrice(pounds, random)
    expect(String(price)).toMatch(/(995|495|490|990|750|250|795|695|295)$/)
    expect(Math.abs(price - pounds)).toBeLessThanOrEqual(500)
  }
})
