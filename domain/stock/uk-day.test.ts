import { expect, it } from 'vitest'
import { startOfUkDay, ukDay } from './uk-day.ts'

it.each([
  ['2026-01-31', '2026-01-31T00:00:00Z'],
  ['2026-07-01', '2026-06-30T23:00:00Z'],
  // The clocks change during these days.
  ['2026-03-29', '2026-03-29T00:00:00Z'],
  ['2026-10-25', '2026-10-24T23:00:00Z'],
])('the day %s begins at %s', (day, instant) => {
  const start = startOfUkDay(day)
  expect(new Date(start).toISOString()).toBe(new Date(instant).toISOString())
  expect(ukDay(start)).toBe(day)
  expect(ukDay(start - 1)).not.toBe(day)
})
