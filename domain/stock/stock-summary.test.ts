import { expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import type { StockRecord } from './record.ts'
import { createStockSummary } from './stock-summary.ts'

function vehicle(stockId: string, dateOnForecourt: string | null, make = 'Ford'): StockRecord {
  return { ...exampleRecord({ make }), metadata: { stockId, dateOnForecourt, lifecycleState: 'FORECOURT' } }
}

it('has the median of the days, the longest standing vehicles, and arrivals of the period', () => {
  const summary = createStockSummary({ today: '2026-11-22', periodDays: 7 })
  const dates = ['2026-11-22', '2026-11-16', '2026-11-15', '2026-09-01', null]
  for (const [index, date] of dates.entries()) summary.add(vehicle(`v${index}`, date), null)
  const read = summary.read()
  expect(read).toMatchObject({ vehicles: 5, arrived: 2, medianDays: 6, withoutArrival: 1 })
  expect(read.longestStanding.map(({ id, days }) => [id, days])).toEqual([
    ['v3', 82],
    ['v2', 7],
    ['v1', 6],
    ['v0', 0],
  ])
})

it('lists ten vehicles at most, the longest standing first', () => {
  const summary = createStockSummary({ today: '2026-11-22', periodDays: 7 })
  for (let day = 1; day <= 22; day += 1) {
    summary.add(vehicle(`v${day}`, `2026-11-${String(day).padStart(2, '0')}`), null)
  }
  const days = summary.read().longestStanding.map((standing) => standing.days)
  expect(days).toEqual([21, 20, 19, 18, 17, 16, 15, 14, 13, 12])
})

it('counts price positions by make, in one spelling', () => {
  const summary = createStockSummary({ today: '2026-11-22', periodDays: 7 })
  summary.add(vehicle('a', null, 'Kia'), 'great')
  summary.add(vehicle('b', null, 'KIA'), 'high')
  summary.add(vehicle('c', null, 'Kia'), null)
  summary.add(vehicle('d', null, 'Ford'), 'good')
  expect(summary.read().makes).toEqual([
    { make: 'Kia', vehicles: 3, great: 1, good: 0, fair: 0, high: 1, none: 1 },
    { make: 'Ford', vehicles: 1, great: 0, good: 1, fair: 0, high: 0, none: 0 },
  ])
})

it('has no median without vehicles', () => {
  expect(createStockSummary({ today: '2026-11-22', periodDays: 7 }).read()).toMatchObject({
    vehicles: 0,
    medianDays: null,
    makes: [],
  })
})
