import { describe, expect, it } from 'vitest'
import { dayOf } from './day.ts'
import { ageIdentifier, registrationOf } from './registration.ts'

describe('an age identifier', () => {
  it.each([
    [2026, 11, '76'],
    [2026, 3, '26'],
    [2026, 2, '75'],
    [2020, 9, '70'],
    [2010, 1, '59'],
  ])('of %i, month %i, is %s', (year, month, plate) => {
    expect(ageIdentifier(dayOf(year, month, 15))).toBe(plate)
  })
})

describe('a registration', () => {
  it('is unique in the largest supported stock', () => {
    const given = new Set<string>()
    for (let position = 0; position < 440_021; position++) given.add(registrationOf(position, 18_000))
    expect(given.size).toBe(440_021)
  })
})
