import { describe, expect, it } from 'vitest'
import { describeMonths, monthsAtAddress } from './address-history.ts'

describe('the time at an address', () => {
  it.each([
    ['2', '4', 28],
    ['', '5', 5],
    ['3', '', 36],
    ['0', '0', 0],
    ['1.5', '', 18],
    ['', '14', 14],
  ])('%j years and %j months are %i months', (years, months, total) =>
    expect(monthsAtAddress({ years, months })).toBe(total),
  )

  it.each([
    ['', ''],
    ['-1', '4'],
    ['a while', ''],
    ['1e999', ''],
  ])('is unknown for %j years and %j months', (years, months) =>
    expect(monthsAtAddress({ years, months })).toBeNull(),
  )

  it.each([
    [0, '0 years'],
    [1, '1 month'],
    [12, '1 year'],
    [28, '2 years and 4 months'],
  ])('%i months are %j', (months, words) => expect(describeMonths(months)).toBe(words))
})
