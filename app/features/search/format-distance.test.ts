import { describe, expect, it } from 'vitest'
import { dealership } from '#content/dealership.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import { bareRecord } from '../record/example-van.ts'
import { formatDistance } from './format-distance.ts'

type Location = NonNullable<NonNullable<StockRecord['advertiser']>['location']>

/** Pier Head, Liverpool. */
const pierHead = { latitude: 53.4045, longitude: -2.9957 }

const at = (location: Location): StockRecord => ({ ...bareRecord(), advertiser: { location } })

describe('the distance of a vehicle', () => {
  it('is given in whole miles with the town', () => {
    const birkenhead = { town: 'Birkenhead', latitude: 53.3466, longitude: -2.9957 }
    expect(formatDistance(at(birkenhead), pierHead)).toBe('4 miles, Birkenhead')
  })

  it('has words for less than a mile, one mile and thousands', () => {
    const { latitude, longitude } = dealership
    expect(formatDistance(at({ latitude, longitude }), dealership)).toBe('Under 1 mile')
    expect(formatDistance(at({ latitude: latitude + 0.0145, longitude }), dealership)).toBe('1 mile')
    expect(formatDistance(at({ latitude: -33.9, longitude: 18.4 }), dealership)).toMatch(/^6,\d{3} miles$/)
  })

  it('is measured to the postcode area where the record has no coordinates', () => {
    expect(formatDistance(at({ town: 'Manchester', postCode: 'M1 1AA' }), pierHead)).toMatch(
      /^3\d miles, Manchester$/,
    )
  })

  it('says when the place is not known', () => {
    expect(formatDistance(bareRecord(), dealership)).toBe('Distance not known')
    expect(formatDistance(at({ town: 'Wigan' }), dealership)).toBe('Distance not known, Wigan')
  })
})
