import { describe, expect, it } from 'vitest'
import { dealership, milesBetween } from './distance.ts'

describe('the distance between two places', () => {
  it('is about 178 miles from the Pier Head to Charing Cross', () => {
    expect(milesBetween(dealership, { latitude: 51.5074, longitude: -0.1278 })).toBeCloseTo(178, 0)
  })

  it('is nothing to itself and half the earth to the other side', () => {
    expect(milesBetween(dealership, dealership)).toBe(0)
    expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      12_437,
      0,
    )
  })
})
