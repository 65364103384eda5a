import { describe, expect, it } from 'vitest'
import type { OverrideFields } from '#domain/stock/override-fields.ts'
import { vehiclePrice } from '#domain/stock/vehicle-price.ts'
import type { StockDriver } from './drivers.ts'
import { sample, samples } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

/** Contract of every stock store: what is set by hand, and what feeds do to it. */
export function testStockOverrides(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put, listedIds } = fixture

  const set = (id: string, fields: OverrideFields, note: string | null = null) =>
    fixture.store.write((writer) => writer.override(id, { fields, note }))
  const release = (id: string) => fixture.store.write((writer) => writer.override(id, null))
  const replace = (...batch: Parameters<typeof sample>[]) =>
    fixture.store.write(async (writer) => {
      await writer.put(batch.map((one) => sample(...one)))
      return { others: await writer.countOthers(), removed: await writer.removeOthers() }
    })
  async function shown(id = 'a') {
    const found = await fixture.store.find(id)
    if (found.state === 'unknown') return 'unknown'
    const pounds = (vehiclePrice(found.record).price ?? 0) / 100
    return `${found.state} ${found.record.metadata.lifecycleState} £${pounds}`
  }

  describe('a vehicle with an override', () => {
    it('shows what was set, under a change number of its own, and the feed again when it is released', async () => {
      await put(['a'])
      expect(await set('a', { price: 9_500 })).toBe(true)
      expect(await shown()).toBe('listed FORECOURT £9500')
      expect(await fixture.store.changesSince({ change: 2, id: '' }, 10)).toMatchObject([
        { id: 'a', change: 2, record: { adverts: { retailAdverts: { totalPrice: { amountGBP: 9_500 } } } } },
      ])
      expect(await release('a')).toBe(true)
      expect(await shown()).toBe('listed FORECOURT £10000')
      expect(await release('a')).toBe(false)
      expect(await fixture.store.changeNumber()).toBe(3)
    })

    it('keeps it through imports, and shows the last record of the feed when it is released', async () => {
      await put(['a'], ['b'])
      await set('a', { price: 9_500, state: 'reserved' })
      expect(await put(['a'], ['b'])).toMatchObject({ unchanged: 2 })
      expect(await put(['a', { price: 12_000, make: 'Vauxhall' }], ['b'])).toMatchObject({ changed: 1 })
      expect(await shown()).toBe('listed SALE_IN_PROGRESS £9500')
      expect((await fixture.store.findMany(['a']))[0]?.vehicle.make).toBe('Vauxhall')
      expect(await replace(['a', { price: 12_000, make: 'Vauxhall' }], ['b'])).toEqual({
        others: 0,
        removed: 0,
      })
      await fixture.reopen()
      await release('a')
      expect(await shown()).toBe('listed FORECOURT £12000')
    })

    it('is taken off and brought back by hand, whatever the feed says', async () => {
      await put(['a'], ['b'])
      await set('a', { state: 'sold' })
      expect(await shown()).toBe('sold SOLD £10000')
      await replace(['a', { price: 8_000 }], ['b'])
      expect(await listedIds()).toEqual(['b'])
      await release('a')
      expect(await shown()).toBe('listed FORECOURT £8000')
    })

    it.each(['reserved', 'available'] as const)(
      'stays on the site as %s when the feed no longer has it, until it is released',
      async (state) => {
        await put(['a'], ['b'], ['c'])
        await set('a', { state })
        await set('b', { price: 1 })
        expect(await replace(['c'])).toEqual({ others: 1, removed: 1 })
        expect(await listedIds()).toEqual(['a', 'c'])
        await release('a')
        expect(await listedIds()).toEqual(['c'])
        await put(['a'], ['b'])
        expect(await listedIds()).toEqual(['a', 'b', 'c'])
        expect(await shown('b')).toBe('listed FORECOURT £1')
      },
    )

    it('stays on the site when the feed sends it as sold, and leaves when it is released', async () => {
      await put(['a', { make: 'Seat' }])
      await set('a', { state: 'reserved' })
      const sold = sample('a', { lifecycleState: 'SOLD' })
      sold.record.vehicle = {}
      await fixture.store.write((writer) => writer.put([sold]))
      expect((await fixture.store.findMany(['a']))[0]?.vehicle.make).toBe('Seat')
      await release('a')
      expect(await listedIds()).toEqual([])
    })

    it('is no exception to the order of versions', async () => {
      await put(['a', { versionNumber: 7 }])
      await set('a', { price: 9_500 })
      expect(await put(['a', { versionNumber: 6, price: 1 }])).toMatchObject({ stale: 1 })
      await release('a')
      expect(await shown()).toBe('listed FORECOURT £10000')
    })

    it('has a price by hand in its history', async () => {
      await put(['a'])
      fixture.now = Date.parse('2026-11-03T12:00:00Z')
      await set('a', { price: 9_500 })
      expect((await fixture.store.history('a'))?.prices.map(({ price }) => price)).toEqual([
        1_000_000, 950_000,
      ])
    })

    it('keeps its date of arrival', async () => {
      await put(['a', { lastUpdated: '2026-11-01T09:00:00Z' }])
      await set('a', { price: 9_500 })
      await put(['a', { lastUpdated: '2026-11-05T09:00:00Z' }])
      await release('a')
      const [record] = await fixture.store.findMany(['a'])
      expect(record?.metadata.dateOnForecourt).toBe('2026-11-01T09:00:00Z')
    })

    it('is listed with its note, and what the feed has', async () => {
      await put(['a'], ['b'])
      await set('a', { price: 9_500 })
      fixture.now += 60_000
      await set('b', { state: 'reserved' }, 'deposit paid')
      expect(await fixture.store.overrides()).toMatchObject([
        { id: 'b', note: 'deposit paid', isListed: true, fed: { metadata: { lifecycleState: 'FORECOURT' } } },
        { id: 'a', note: null, fields: { price: 9_500 }, at: fixture.now - 60_000 },
      ])
    })
  })

  describe('a vehicle that is added by hand', () => {
    const record = sample('own', { price: 4_000, lastUpdated: '2026-11-01T12:00:00Z' }).record

    it('is listed, is not removed by a feed, and leaves when it is released', async () => {
      expect(await set('own', {})).toBe(false)
      expect(await set('own', { record })).toBe(true)
      expect(await replace(...samples(2).map(({ record }): [string] => [record.metadata.stockId]))).toEqual({
        others: 0,
        removed: 0,
      })
      expect(await listedIds()).toEqual(['own', 'v000', 'v001'])
      await set('own', { record, price: 3_500 })
      expect(await shown('own')).toBe('listed FORECOURT £3500')
      expect(await release('own')).toBe(true)
      expect(await shown('own')).toBe('sold DELETED £3500')
      expect(await fixture.store.overrides()).toEqual([])
    })

    it('hides a record of the feed with its id, which is listed when it is released', async () => {
      await set('own', { record })
      await put(['own', { price: 7_000, lastUpdated: '2026-10-01T12:00:00Z' }])
      expect(await shown('own')).toBe('listed FORECOURT £4000')
      await release('own')
      expect(await shown('own')).toBe('listed FORECOURT £7000')
    })
  })

  it('moves to another store with its override', async () => {
    await put(['a'])
    await set('a', { price: 9_500 }, 'offer')
    await set('own', { record: sample('own').record })
    const place = await driver.createPlace()
    const other = await driver.open(place.location)
    try {
      for await (const batch of fixture.store.entries()) await other.write((writer) => writer.put(batch))
      expect(await other.overrides()).toEqual(await fixture.store.overrides())
      await other.write((writer) => writer.put([sample('a', { price: 12_000 })]))
      await other.write((writer) => writer.override('a', null))
      const [record] = await other.findMany(['a'])
      expect(record?.adverts.retailAdverts.totalPrice?.amountGBP).toBe(12_000)
    } finally {
      await other.close()
      await place.dispose()
    }
  })
}
