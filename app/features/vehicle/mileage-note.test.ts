import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { exampleRecord } from '../record/example-record.ts'
import { findTypicalMileage, toMileageNote } from './mileage-note.ts'

/** A stock of vans of 2021 with these mileages, answering as the search does in the order `mileage`. */
function stockOf(mileages: number[]) {
  const sorted = [...mileages].sort((one, other) => one - other)
  return {
    search: async ({ offset, limit, filters }: SearchQuery) => {
      expect(filters.year).toEqual({ low: 2021, high: 2021 })
      expect(filters.mileage).toEqual({ low: 100, high: Number.POSITIVE_INFINITY })
      const records = sorted
        .slice(offset, offset + limit)
        .map((miles): StockRecord => exampleRecord({ vehicle: { odometerReadingMiles: miles } }))
      return { total: sorted.length, records }
    },
  }
}

const miles = (count: number) => Array.from({ length: count }, (_, index) => index * 1_000)

describe('the typical mileage', () => {
  it('is the median of the same type and year', async () => {
    expect(await findTypicalMileage(stockOf(miles(31)), exampleRecord(), 'van')).toEqual({
      miles: 15_000,
      comparables: 31,
      year: 2021,
    })
  })

  it('needs thirty comparables', async () => {
    expect(await findTypicalMileage(stockOf(miles(29)), exampleRecord(), 'van')).toBeNull()
    expect(await findTypicalMileage(stockOf(miles(30)), exampleRecord(), 'van')).not.toBeNull()
  })

  it('is null for a new vehicle', async () => {
    const { vehicle } = exampleRecord()
    const newVan = exampleRecord({
      vehicle: { ...vehicle, ownershipCondition: 'New', odometerReadingMiles: 12 },
    })
    expect(await findTypicalMileage(stockOf(miles(40)), newVan, 'van')).toBeNull()
  })

  it('is null for a vehicle without a year', async () => {
    expect(await findTypicalMileage(stockOf(miles(40)), exampleRecord({ vehicle: {} }), 'van')).toBeNull()
  })
})

describe('the mileage note', () => {
  const typical = { miles: 31_000, comparables: 1_412, year: 2021 }

  it.each([
    [33_847, '2,847 miles above average'],
    [30_999, '1 mile below average'],
    [31_000, 'Average mileage'],
  ])('for %d miles reads "%s"', (own, headline) => {
    expect(toMileageNote(own, typical, 'van')?.headline).toBe(headline)
  })

  it('names the comparables', () => {
    expect(toMileageNote(0, typical, 'van')?.basis).toBe(
      'Typical mileage: 31,000. Based on our 1,412 used vans from 2021.',
    )
  })

  it('is null when either mileage is unknown', () => {
    expect(toMileageNote(null, typical, 'van')).toBeNull()
    expect(toMileageNote(1_000, null, 'van')).toBeNull()
  })
})
