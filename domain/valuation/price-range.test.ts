import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { penceFromPounds } from '../finance/money.ts'
import { type PricedVehicle, priceRange } from './price-range.ts'
import { valuationSteps } from './valuation-steps.ts'

const asked = { type: 'car', year: 2020, mileage: 40_000 } as const
const spread = 0.09

function ofPrices(...pounds: number[]): PricedVehicle[] {
  return pounds.map((price) => ({ price: penceFromPounds(price), year: asked.year, mileage: asked.mileage }))
}

const comparable = fc.record({
  price: fc.integer({ min: 500, max: 90_000 }).map(penceFromPounds),
  year: fc.integer({ min: 2014, max: 2026 }),
  mileage: fc.integer({ min: 0, max: 150_000 }),
})
const comparables = fc.array(comparable, { minLength: 3, maxLength: 40 })

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

describe('the range of comparable prices', () => {
  it('is the middle half when prices differ more than usual', () => {
    const prices = ofPrices(5_000, 8_000, 10_000, 14_000, 30_000)
    expect(priceRange(prices, asked, spread)).toEqual({
      low: penceFromPounds(8_000),
      high: penceFromPounds(14_000),
    })
  })

  it('keeps its usual width when few prices happen to agree', () => {
    const same = Array.from({ length: 5 }, () => 10_000)
    const range = priceRange(ofPrices(...same), asked, spread)
    expect(range).toEqual({ low: penceFromPounds(9_000), high: penceFromPounds(11_100) })
  })

  it('is adjusted by a tenth for a year, and by 5.5% for 10,000 miles of a car or van but not of a truck', () => {
    const [vehicle] = ofPrices(20_000)
    const middle = (range: ReturnType<typeof priceRange>) => Math.sqrt(range.low * range.high)
    const at = (vehicleAsked: Parameters<typeof priceRange>[1]) =>
      middle(priceRange([vehicle as PricedVehicle], vehicleAsked, spread))
    expect(at({ ...asked, year: 2019 }) / at(asked)).toBeCloseTo(Math.exp(-0.1), 1)
    expect(at({ ...asked, mileage: 50_000 }) / at(asked)).toBeCloseTo(Math.exp(-0.055), 1)
    expect(at({ ...asked, type: 'truck', mileage: 90_000 })).toBe(at({ ...asked, type: 'truck' }))
  })

  it('contains the median, is never negative and does not depend on the order', () => {
    fc.assert(
      fc.property(comparables, (vehicles) => {
        const unadjusted = vehicles.map((vehicle) => ({ ...vehicle, year: 2020, mileage: 40_000 }))
        const range = priceRange(unadjusted, asked, spread)
        const median = medianOf(unadjusted.map(({ price }) => price))
        expect(range.low).toBeGreaterThanOrEqual(0)
        expect(range.low).toBeLessThanOrEqual(median)
        expect(range.high).toBeGreaterThanOrEqual(median)
        expect(priceRange(unadjusted.toReversed(), asked, spread)).toEqual(range)
      }),
    )
  })

  it('never rises with mileage or age', () => {
    const miles = fc.integer({ min: 0, max: 150_000 })
    const years = fc.integer({ min: 2010, max: 2026 })
    fc.assert(
      fc.property(comparables, miles, miles, years, years, (vehicles, more, less, newer, older) => {
        const driven = { ...asked, mileage: Math.max(more, less), year: Math.min(newer, older) }
        const kept = { ...asked, mileage: Math.min(more, less), year: Math.max(newer, older) }
        const [worse, better] = [driven, kept].map((vehicle) => priceRange(vehicles, vehicle, spread))
        expect(worse?.low).toBeLessThanOrEqual(better?.low ?? 0)
        expect(worse?.high).toBeLessThanOrEqual(better?.high ?? 0)
      }),
    )
  })

  it('is no narrower with fewer vehicles of the same prices, nor in a later step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 90_000 }), fc.integer({ min: 1, max: 40 }), (price, count) => {
        const same = (many: number) => ofPrices(...Array.from({ length: many }, () => price))
        const few = priceRange(same(count), asked, spread)
        const many = priceRange(same(count + 5), asked, spread)
        expect(few.low).toBeLessThanOrEqual(many.low)
        expect(few.high).toBeGreaterThanOrEqual(many.high)
      }),
    )
    fc.assert(
      fc.property(comparables, (vehicles) => {
        const ranges = valuationSteps.map((step) => priceRange(vehicles, asked, step.spread))
        for (const [place, range] of ranges.entries()) {
          const earlier = ranges[place - 1] ?? range
          expect(range.low).toBeLessThanOrEqual(earlier.low)
          expect(range.high).toBeGreaterThanOrEqual(earlier.high)
        }
      }),
    )
  })

  it('is wider for vehicles of another age or mileage', () => {
    const width = (vehicle: Partial<PricedVehicle>) => {
      const { low, high } = priceRange(
        ofPrices(20_000, 24_000, 28_000, 32_000, 36_000).map((one) => ({ ...one, ...vehicle })),
        asked,
        spread,
      )
      return high / low
    }
    expect(width({ year: 2017 })).toBeGreaterThan(width({}))
    expect(width({ mileage: 90_000 })).toBeGreaterThan(width({}))
  })
})
