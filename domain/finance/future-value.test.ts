import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatedFutureValue } from './future-value.ts'
import { penceFromPounds } from './money.ts'

const car = { priceWithVat: penceFromPounds(12_000), ageYears: 3, months: 36, milesPerYear: 8_000 }

describe('the estimated future value', () => {
  it('takes 18 % a year, then holds 10 % back, and is rounded down to £25', () => {
    expect(12_000 * 0.82 ** 3 * 0.9).toBeCloseTo(5_954.77, 2)
    expect(estimatedFutureValue(car)).toBe(penceFromPounds(5_950))
  })

  it('takes 25 % for the first year of a new vehicle', () => {
    expect(12_000 * 0.75 * 0.82 ** 2 * 0.9).toBeCloseTo(5_446.44, 2)
    expect(estimatedFutureValue({ ...car, ageYears: 0 })).toBe(penceFromPounds(5_425))
  })

  it('takes 1 % more for every 1,000 miles above 10,000 a year', () => {
    expect(estimatedFutureValue({ ...car, milesPerYear: 10_000 })).toBe(penceFromPounds(5_950))
    expect(estimatedFutureValue({ ...car, milesPerYear: 20_000 })).toBe(penceFromPounds(5_350))
  })

  it('is unknown for a vehicle older than 8 years at the end', () => {
    expect(estimatedFutureValue({ ...car, ageYears: 5 })).not.toBeNull()
    expect(estimatedFutureValue({ ...car, ageYears: 6 })).toBeNull()
  })

  it('is below the price and falls with every month and mile', () => {
    const months = fc.integer({ min: 12, max: 59 })
    const miles = fc.integer({ min: 1_000, max: 49_000 })
    const prices = fc.integer({ min: 1_000, max: 100_000 }).map(penceFromPounds)
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 3 }), months, miles, (priceWithVat, ageYears, m, mi) => {
        const value = estimatedFutureValue({ priceWithVat, ageYears, months: m, milesPerYear: mi }) ?? -1
        const later = estimatedFutureValue({ priceWithVat, ageYears, months: m + 1, milesPerYear: mi }) ?? -1
        const further = estimatedFutureValue({ priceWithVat, ageYears, months: m, milesPerYear: mi + 1_000 })
        expect(value).toBeLessThan(priceWithVat)
        expect(later).toBeLessThanOrEqual(value)
        expect(further).toBeLessThanOrEqual(value)
        expect(further).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
