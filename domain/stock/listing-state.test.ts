import { describe, expect, it } from 'vitest'
import { listingState, missingForShow } from './listing-state.ts'
import type { StockRecord } from './record.ts'

function record(lifecycleState: string | null, status: string | null): StockRecord {
  return {
    metadata: { stockId: 'a', lifecycleState },
    vehicle: {},
    adverts: { retailAdverts: { advertiserAdvert: status === null ? null : { status } } },
  }
}

describe('the publish rule', () => {
  it.each([
    ['FORECOURT', 'PUBLISHED', 'forecourt'],
    ['SALE_IN_PROGRESS', 'PUBLISHED', 'reserved'],
    ['FORECOURT', 'NOT_PUBLISHED', 'hidden'],
    ['SALE_IN_PROGRESS', 'REJECTED', 'hidden'],
    ['FORECOURT', null, 'hidden'],
    ['DUE_IN', 'PUBLISHED', 'hidden'],
    ['SOMETHING_NEW', 'PUBLISHED', 'hidden'],
    [null, 'PUBLISHED', 'hidden'],
    ['SOLD', 'PUBLISHED', 'sold'],
    ['DELETED', 'NOT_PUBLISHED', 'sold'],
    ['WASTEBIN', null, 'sold'],
  ])('%s with an advert %s is %s', (lifecycleState, status, expected) => {
    expect(listingState(record(lifecycleState, status))).toBe(expected)
  })

  it.each([
    [null, 'PUBLISHED', 'metadata.lifecycleState'],
    [null, null, 'metadata.lifecycleState'],
    ['FORECOURT', null, 'adverts.retailAdverts.advertiserAdvert.status'],
    ['FORECOURT', 'NOT_PUBLISHED', null],
    ['DUE_IN', null, null],
    ['SOLD', null, null],
  ])('%s with an advert %s lacks %s to be listed', (lifecycleState, status, field) => {
    expect(missingForShow(record(lifecycleState, status))).toBe(field)
  })
})
