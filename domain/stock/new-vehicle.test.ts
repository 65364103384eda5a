import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { isNewVehicle } from './new-vehicle.ts'

describe('a new vehicle', () => {
  it.each([
    ['New', 12, true],
    ['new', 400, true],
    ['Used', 12, false],
    ['Used', 40_000, false],
    [undefined, 12, true],
    [undefined, 100, false],
    [undefined, undefined, false],
  ])('of condition %s with %s miles: %s', (condition, miles, isNew) => {
    expect(isNewVehicle(exampleRecord({ ownershipCondition: condition, odometerReadingMiles: miles }))).toBe(
      isNew,
    )
  })
})
