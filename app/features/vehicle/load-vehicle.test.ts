import { describe, expect, it } from 'vitest'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { StockComparison } from '#domain/price-position/compare-price-in-stock.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { Found } from '#domain/stock/store.ts'
import { exampleVan } from '../record/example-van.ts'
import { loadAppliedFor, loadVehicle } from './load-vehicle.ts'

const origin = 'https://pierhead.example'
const other = exampleVan({ metadata: { stockId: 'van 2', lifecycleState: 'FORECOURT' } })

const comparison: StockComparison = {
  position: 'good',
  comparables: 23,
  ratio: 0.93,
  lowest: 0.8,
  highest: 1.4,
  years: { low: 2019, high: 2022 },
  miles: { low: 12_000, high: 61_000 },
  ids: ['van 2', 'van 3'],
}

/** A stock that finds `found` by any id, and `other` by any search except the one for the typical mileage. */
function stockOf(found: Found, comparables: StockRecord[] = []) {
  return {
    find: async () => found,
    search: async ({ sort }: SearchQuery) => {
      const records = sort === 'mileage' ? comparables : [other]
      return { total: records.length, records }
    },
    total: () => 3,
    pricePosition: () => 'good' as const,
    priceComparison: () => comparison,
    history: async () => ({
      arrivedAt: '2026-09-01',
      leftAt: null,
      prices: [
        { at: '2026-09-01', price: penceFromPounds(11_000) },
        { at: '2026-10-04', price: penceFromPounds(10_000) },
      ],
    }),
  }
}

const listed = (record = exampleVan()): Found => ({ state: 'listed', record })
const sold: Found = { state: 'sold', record: exampleVan() }

const address = { origin, query: new URLSearchParams() }

async function load(record?: StockRecord, comparables?: StockRecord[], query = '') {
  const asked = { origin, query: new URLSearchParams(query) }
  const loaded = await loadVehicle(stockOf(listed(record), comparables), 'van-1', asked)
  if (loaded.state !== 'listed') throw new Error('The vehicle is not listed')
  return loaded
}

async function servedOf(...args: Parameters<typeof load>) {
  return (await load(...args)).served
}

describe('the page of a listed vehicle', () => {
  it('has the vehicle, its breadcrumb, its price position and similar vehicles', async () => {
    const { page, served } = await load()
    expect(served.vehicle).toMatchObject({ id: 'van-1', type: 'van', name: 'Ford Transit' })
    expect(served.breadcrumbs.map(({ label }) => label)).toEqual(['Vans', 'Ford', 'Transit', 'AB71 CDE'])
    expect(page.application.vehicleId).toBe('van-1')
    expect(served.comparison?.word).toBe('Good price')
    expect(served.similar.map(({ card }) => card.id)).toEqual(['van 2'])
  })

  it('has an absolute address, for ids of any characters', async () => {
    const { served, jsonLd } = await load(exampleVan({ metadata: { stockId: 'a/b?c' } }))
    expect(served.pageUrl).toBe(`${origin}/vehicles/a%2Fb%3Fc`)
    expect(jsonLd.map((document) => document['@type'])).toEqual(['Vehicle', 'BreadcrumbList'])
    expect(jsonLd[0]?.url).toBe(served.pageUrl)
    expect(jsonLd[1]?.itemListElement).toContainEqual(expect.objectContaining({ item: served.pageUrl }))
  })

  it('sends the browser nothing of what has no state there, however long the advert is', async () => {
    const lengthOf = async (record: StockRecord) => JSON.stringify((await load(record)).page).length
    const short = exampleVan()
    const retailAdverts = { ...short.adverts.retailAdverts, description: 'One keeper. '.repeat(500) }
    const features = Array.from({ length: 200 }, (_, index) => ({ name: `Feature ${index}` }))
    const long = { ...short, adverts: { ...short.adverts, retailAdverts }, features }
    expect(await lengthOf(long)).toBe(await lengthOf(short))
  })

  it('leads to comparables on the visitor’s terms, but not at the price of this vehicle’s fuel', async () => {
    const { comparison } = await servedOf(
      undefined,
      undefined,
      '?deposit=1000&milesPerYear=9000&energyPrice=145.9',
    )
    expect(comparison?.nearest[0]?.href).toBe('/vehicles/van-1?deposit=1000&milesPerYear=9000')
  })

  it('compares the mileage when there are enough comparables', async () => {
    const comparables = Array.from({ length: 30 }, () => exampleVan())
    expect((await servedOf(undefined, comparables)).mileageNote?.headline).toBe('Average mileage')
    expect((await servedOf()).mileageNote).toBeNull()
  })

  it('is shown as a car when the record has no type', async () => {
    const { vehicleType, ...vehicle } = exampleVan().vehicle
    expect((await servedOf(exampleVan({ vehicle }))).vehicle.type).toBe('car')
  })
})

describe('a vehicle that is not listed', () => {
  it('has its name and the search of its model when it was sold', async () => {
    expect(await loadVehicle(stockOf(sold), 'van-1', address)).toMatchObject({
      state: 'sold',
      missing: { name: 'Ford Transit', searchPath: '/van-search?make=Ford&model=Transit' },
    })
  })

  it('has the page of all types and some vehicles when its id was never seen', async () => {
    const loaded = await loadVehicle(stockOf({ state: 'unknown' }), 'x', address)
    expect(loaded).toMatchObject({ state: 'unknown', missing: { name: null, searchPath: '/browse-stock' } })
  })

  it('shows other vehicles without a monthly price', async () => {
    for (const found of [sold, { state: 'unknown' } as const]) {
      const loaded = await loadVehicle(stockOf(found), 'x', address)
      const similar = loaded.state === 'listed' ? [] : loaded.missing.similar
      expect(similar.length).toBeGreaterThan(0)
      for (const { monthly } of similar) expect(monthly).toBeUndefined()
    }
  })
})

describe('the vehicle of an application', () => {
  it('is any listed one', async () => {
    const loaded = await loadAppliedFor(stockOf(listed()), 'van-1', { evenSold: false })
    expect(loaded).toMatchObject({ state: 'found', record: { metadata: { stockId: 'van-1' } } })
  })

  it('is a sold one only where that is allowed', async () => {
    expect(await loadAppliedFor(stockOf(sold), 'van-1', { evenSold: true })).toMatchObject({ state: 'found' })
    expect(await loadAppliedFor(stockOf(sold), 'van-1', { evenSold: false })).toMatchObject({ state: 'sold' })
  })

  it('is never an unknown one', async () => {
    const loaded = await loadAppliedFor(stockOf({ state: 'unknown' }), 'x', { evenSold: true })
    expect(loaded.state).toBe('unknown')
  })
})
