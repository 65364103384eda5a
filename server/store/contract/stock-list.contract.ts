import { describe, expect, it } from 'vitest'
import { identifierKey } from '#domain/stock/identifier-key.ts'
import type { StockFilter, StockOrder } from '#domain/stock/stock-list.ts'
import type { StockDriver } from './drivers.ts'
import { sample, samples } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

/** Contract of every stock store: what staff list and find. */
export function testStockList(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put } = fixture

  async function listed(
    filter: StockFilter = {},
    order: StockOrder = 'oldest',
    page = { offset: 0, limit: 50 },
  ) {
    const { vehicles, total } = await fixture.store.list.page(filter, { order, ...page })
    return { ids: vehicles.map(({ id }) => id), total }
  }
  const on = (day: number) => `2026-10-${String(day).padStart(2, '0')}T12:00:00Z`

  describe('the list of staff', () => {
    it('has every vehicle with where it stands, also what visitors do not see', async () => {
      await put(['here'], ['held'], ['sold'], ['dropped'], ['due', { lifecycleState: 'DUE_IN' }], ['bin'])
      await fixture.store.write(async (writer) => {
        await writer.override('held', { fields: { state: 'reserved' }, note: 'deposit' })
        await writer.override('sold', { fields: { state: 'sold' }, note: null })
        await writer.override('bin', { fields: { state: 'removed' }, note: null })
        await writer.remove('dropped')
      })
      const { vehicles, total } = await fixture.store.list.page(
        {},
        { order: 'changed', offset: 0, limit: 50 },
      )
      expect(Object.fromEntries(vehicles.map(({ id, standing }) => [id, standing]))).toEqual({
        here: 'available',
        held: 'reserved',
        sold: 'sold',
        bin: 'removed',
        dropped: 'removed',
        due: 'unpublished',
      })
      expect(total).toBe(6)
      const held = vehicles.find(({ id }) => id === 'held')
      expect(held).toMatchObject({ change: 2, left: null, price: 1_000_000, override: { note: 'deposit' } })
      expect(await listed({ standing: 'onSite' })).toEqual({ ids: ['here', 'held'], total: 2 })
      expect(await listed({ standing: 'available' })).toEqual({ ids: ['here'], total: 1 })
      expect((await listed({ standing: 'removed' })).ids.sort()).toEqual(['bin', 'dropped'])
      expect(await listed({ standing: 'sold' })).toEqual({ ids: ['sold'], total: 1 })
      expect(await listed({ standing: 'unpublished' })).toEqual({ ids: ['due'], total: 1 })
      await put(['dropped', { price: 9_000 }])
      expect((await listed({ standing: 'onSite' })).total).toBe(3)
    })

    it('orders by days in stock, price and change, with the same vehicle on no two pages', async () => {
      await put(
        ['a', { dateOnForecourt: on(3), price: 9_000 }],
        ['b', { dateOnForecourt: on(1), price: 11_000, priceOnApplication: true }],
        ['c', { dateOnForecourt: on(2), price: 8_000 }],
      )
      await put(['c', { dateOnForecourt: on(2), price: 10_000 }])
      await fixture.store.write((writer) => writer.remove('a'))
      for (const standing of [undefined, 'onSite'] as const) {
        const without = (ids: string[]) => (standing ? ids.filter((id) => id !== 'a') : ids)
        expect((await listed({ standing }, 'oldest')).ids).toEqual(without(['b', 'c', 'a']))
        expect((await listed({ standing }, 'newest')).ids).toEqual(without(['a', 'c', 'b']))
        expect((await listed({ standing }, 'cheapest')).ids).toEqual(without(['b', 'a', 'c']))
        expect((await listed({ standing }, 'dearest')).ids).toEqual(without(['c', 'a', 'b']))
        expect((await listed({ standing }, 'changed')).ids).toEqual(without(['a', 'c', 'b']))
      }
      await fixture.store.write((writer) => writer.put(samples(40)))
      for (const order of ['oldest', 'newest', 'cheapest', 'changed'] as const) {
        const pages = await Promise.all(
          [0, 15, 30, 45].map((offset) => listed({}, order, { offset, limit: 15 })),
        )
        expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(43)
      }
    })

    it('finds by make and model, within where it stands', async () => {
      await put(['a', { make: 'BMW' }], ['b', { make: 'Ford' }], ['c', { make: 'Ford' }])
      await fixture.store.write((writer) => writer.remove('c'))
      expect(await fixture.store.list.names()).toEqual(['bmw focus', 'ford focus'])
      expect((await listed({ names: ['ford focus'] })).ids).toEqual(['b', 'c'])
      expect(await listed({ names: ['ford focus'], standing: 'onSite' })).toEqual({ ids: ['b'], total: 1 })
      expect(await listed({ names: ['ford focus'], standing: 'removed' }, 'dearest')).toEqual({
        ids: ['c'],
        total: 1,
      })
      expect(await listed({ names: [] })).toEqual({ ids: [], total: 0 })
    })

    it('finds by plate, stock number and VIN, those on the site first', async () => {
      const [one, two] = [sample('Stock 7'), sample('other')]
      const vehicle = { registration: 'AB12 CDE', vin: 'WVWZZZ1KZAW000001' }
      Object.assign(one.record.vehicle, vehicle)
      Object.assign(two.record.vehicle, vehicle)
      await fixture.store.write((writer) => writer.put([one, two]))
      await fixture.store.write((writer) => writer.remove('other'))
      const found = async (by: Parameters<typeof fixture.store.list.identified>[0]) =>
        (await fixture.store.list.identified(by)).map(({ id }) => id)
      const key = (text: string) => [identifierKey(text) as number]
      expect(await found({ plates: key('ab12cde') })).toEqual(['Stock 7', 'other'])
      expect(await found({ vins: key('WVWZZZ1KZAW000001') })).toEqual(['Stock 7', 'other'])
      expect(await found({ stockNumbers: key('STOCK7') })).toEqual(['Stock 7'])
      expect(await found({})).toEqual([])
      expect(await fixture.store.list.find(['other', 'none', 'Stock 7'])).toMatchObject([
        { id: 'other', standing: 'removed', left: fixture.now },
        { id: 'Stock 7', standing: 'available', left: null },
      ])
    })
  })
}
