import { expect, it } from 'vitest'
import { checkDigit, vinOf } from './vin.ts'

it('a VIN has 17 characters, names no manufacturer and has a valid check digit', () => {
  // The worked example that is published for the check digit.
  expect(checkDigit('1M8GDM9AXKP042788')).toBe('X')
  const vins = (['car', 'van', 'truck'] as const).flatMap((type) =>
    [0, 1, 3_000, 440_020].map((position) => vinOf(type, position)),
  )
  for (const vin of vins) {
    expect(vin).toMatch(/^0DEM0[A-HJ-NPR-Z\d]{12}$/)
    expect(checkDigit(vin)).toBe(vin[8])
  }
  expect(new Set(vins).size).toBe(vins.length)
})
