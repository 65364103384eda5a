import { describe, expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { conditionOf } from './vehicle-condition.ts'

const unregistered = { registration: undefined, firstRegistrationDate: undefined }

describe('the condition of a vehicle', () => {
  it.each([
    ['New', 12, 'New'],
    ['new', 400, 'New'],
    ['Used', 12, 'Used'],
    ['Used', 40_000, 'Used'],
    ['Ex-demo', 12, 'Used'],
    [undefined, 12, 'New'],
    [undefined, 100, 'Used'],
    [undefined, undefined, null],
    ['Brand new', undefined, 'New'],
    ['NEW', 400, 'New'],
    ['Pre-owned', undefined, 'Used'],
    ['Excellent', undefined, null],
    ['Excellent', 40_000, 'Used'],
    [undefined, 0, 'New'],
    [undefined, null, null],
    ['', undefined, null],
  ])(
    'unregistered, recorded as %s, with %s miles: %s',
    (ownershipCondition, odometerReadingMiles, condition) => {
      const record = exampleRecord({ ...unregistered, ownershipCondition, odometerReadingMiles })
      expect(conditionOf(record)).toBe(condition)
    },
  )

  it.each([
    ['New', 'New'],
    [undefined, 'Used'],
    ['', 'Used'],
  ])('registered, recorded as %s, with delivery miles: %s', (ownershipCondition, condition) => {
    const recorded = { ...unregistered, ownershipCondition, odometerReadingMiles: 12 }
    expect(conditionOf(exampleRecord({ ...recorded, registration: 'EK26 FUT' }))).toBe(condition)
    expect(conditionOf(exampleRecord({ ...recorded, firstRegistrationDate: '2026-09-01' }))).toBe(condition)
  })
})
