import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { exampleVan } from '../record/example-van.ts'
import { findMileageNote } from './mileage-note.ts'

/** A stock of vans of 2021 with these mileages, answering as the search does in the order `mileage`. */
function stockOf(mileages: number[]) {
  const sorted = [...mileages].sort((one, other) => one - other)
  return {
    search: async ({ offset = 0, limit, filters }: SearchQuery) => {
      expect(filters.year).toEqual({ low: 2021, high: 2021 })
      expect(filters.condition).toEqual(['Used'])
      const records = sorted
        .slice(offset, offset + limit)
        .map((miles): StockRecord => exampleVan({ vehicle: { odometerReadingMiles: miles } }))
      return { total: sorted.length, records }
    },
  }
}

const miles = (count: number) => Array.from({ length: count }, (_, index) => index * 1_000)

const noteOf = (own: number | undefined, mileages: number[], more: object = {}) =>
  findMileageNote(
    stockOf(mileages),
    exampleVan({ vehicle: { ...exampleVan().vehicle, odometerReadingMiles: own, ...more } }),
    'van',
  )

describe('the mileage note', () => {
  it.each([
    [17_847, '2,847 miles above average'],
    [14_999, '1 mile below average'],
    [15_000, 'Average mileage'],
  ])('compares %d miles with the median of the same type and year: "%s"', async (own, headline) => {
    expect((await noteOf(own, miles(31)))?.headline).toBe(headline)
  })

  it('names the comparables', async () => {
    expect((await noteOf(37_000, miles(1_412)))?.basis).toBe(
      'Typical mileage: 705,000. Based on our 1,412 used vans from 2021.',
    )
  })

  it('needs thirty comparables', async () => {
    expect(await noteOf(37_000, miles(29))).toBeNull()
    expect(await noteOf(37_000, miles(30))).not.toBeNull()
  })

  it('is null for a new vehicle, and without mileage or year', async () => {
    expect(await noteOf(12, miles(40), { ownershipCondition: 'New' })).toBeNull()
    expect(await noteOf(undefined, miles(40))).toBeNull()
    expect(await findMileageNote(stockOf(miles(40)), exampleVan({ vehicle: {} }), 'van')).toBeNull()
  })
})
