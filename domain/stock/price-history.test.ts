import { expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { daysInStock } from './price-history.ts'

const record = (dateOnForecourt?: string) => ({
  ...exampleRecord(),
  metadata: { stockId: 'a', dateOnForecourt },
})

it.each([
  ['2026-11-22', 0],
  ['2026-11-21', 1],
  ['2026-10-22', 31],
  ['2025-11-22', 365],
  // Half past midnight on 1 July in the UK.
  ['2026-06-30T23:30:00Z', 144],
  ['2027-01-01', 0],
])('counts the days since %s', (arrived, days) => {
  expect(daysInStock(record(arrived), '2026-11-22')).toBe(days)
})

it('takes the arrival of the log where the record has no date, and is null without both', () => {
  expect(daysInStock(record(), '2026-11-22', { arrivedAt: '2026-11-02' })).toBe(20)
  expect(daysInStock(record(), '2026-11-22')).toBeNull()
})
