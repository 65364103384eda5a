import { describe, expect, it } from 'vitest'
import type { StockEntry } from '#domain/stock/store.ts'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

/** Contract of every stock store: the log of arrivals, prices and departures. */
export function testStockHistory(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put } = fixture
  const on = (day: number) => {
    fixture.now = Date.parse(`2026-11-${String(day).padStart(2, '0')}T12:00:00Z`)
  }
  const remove = (id: string) => fixture.store.write((writer) => writer.remove(id))
  const history = (id = 'a') => fixture.store.history(id)

  describe('the news of vehicles', () => {
    it('has the record of what arrived or was repriced since, and of the rest only that it changed', async () => {
      await put(['repriced'], ['described'], ['sold'])
      on(5)
      await put(['repriced', { price: 9_000 }], ['described', { make: 'FORD' }], ['new'])
      await remove('sold')
      const news = await fixture.store.newsSince({ change: 2, id: '' }, 10, fixture.now - 1_000)
      const arrived = Date.parse('2026-11-01T12:00:00Z')
      expect(
        news.map(({ id, isListed, record, log }) => [id, isListed, record?.metadata.stockId, log?.arrived]),
      ).toEqual([
        ['repriced', true, 'repriced', arrived],
        ['described', true, undefined, arrived],
        ['new', true, 'new', fixture.now],
        ['sold', false, undefined, arrived],
      ])
      expect(news[0]?.log?.prices).toEqual([
        { since: arrived, price: 1_000_000 },
        { since: fixture.now, price: 900_000 },
      ])
      const rest = await fixture.store.newsSince({ change: 2, id: 'described' }, 1, fixture.now)
      expect(rest.map(({ id }) => id)).toEqual(['new'])
    })
  })

  describe('the history of a vehicle', () => {
    it('is null for an id that was never listed', async () => {
      await put(['hidden', { lifecycleState: 'DUE_IN' }])
      expect(await history('hidden')).toBeNull()
      expect(await history('unknown')).toBeNull()
    })

    it('begins with the first write, and has one price for each change of the price', async () => {
      await put(['a'])
      on(5)
      await put(['a', { make: 'FORD' }])
      on(9)
      await put(['a', { price: 9_500 }], ['other', { price: 1 }])
      on(12)
      await put(['a', { price: 9_000 }])
      await put(['a', { price: 9_000 }])
      expect(await history()).toEqual({
        arrivedAt: '2026-11-01',
        leftAt: null,
        prices: [
          { at: '2026-11-01', price: 1_000_000 },
          { at: '2026-11-09', price: 950_000 },
          { at: '2026-11-12', price: 900_000 },
        ],
      })
    })

    it('has the date of arrival of the record, and its prices from the first write on', async () => {
      await put(['a', { dateOnForecourt: '2026-09-03' }])
      expect(await history()).toMatchObject({ arrivedAt: '2026-09-03', prices: [{ at: '2026-11-01' }] })
    })

    it('begins when a hidden vehicle is published', async () => {
      await put(['a', { lifecycleState: 'DUE_IN', price: 1 }])
      on(3)
      await put(['a'])
      expect(await history()).toMatchObject({
        arrivedAt: '2026-11-03',
        prices: [{ at: '2026-11-03', price: 1_000_000 }],
      })
    })

    it('shows a price on application as null, and the price again once it is given', async () => {
      await put(['a'])
      on(2)
      await put(['a', { priceOnApplication: true }])
      on(3)
      await put(['a'])
      expect((await history())?.prices.map(({ price }) => price)).toEqual([1_000_000, null, 1_000_000])
    })

    it('keeps the last price of a day, and no price twice in a row', async () => {
      await put(['a'])
      on(2)
      await put(['a', { price: 1 }])
      await put(['a', { price: 2 }])
      on(3)
      await put(['a', { price: 3 }])
      await put(['a', { price: 2 }])
      expect((await history())?.prices).toEqual([
        { at: '2026-11-01', price: 1_000_000 },
        { at: '2026-11-02', price: 200 },
      ])
    })

    it('has prices on the VAT basis of the present record', async () => {
      await put(['a', { price: 12_000, vatStatus: 'Ex VAT' }])
      on(2)
      await put(['a', { price: 14_400, vatStatus: 'Inc VAT' }])
      expect((await history())?.prices).toEqual([{ at: '2026-11-01', price: 1_440_000 }])
      on(3)
      await put(['a', { price: 11_111.11, vatStatus: 'Ex VAT' }])
      expect((await history())?.prices).toEqual([
        { at: '2026-11-01', price: 1_200_000 },
        { at: '2026-11-03', price: 1_111_111 },
      ])
    })

    it('has the day of the UK', async () => {
      fixture.now = Date.parse('2026-06-30T23:30:00Z')
      await put(['a'])
      expect(await history()).toMatchObject({ arrivedAt: '2026-07-01', prices: [{ at: '2026-07-01' }] })
    })

    it('is kept when a vehicle leaves, whichever way, without the price of the sale', async () => {
      await put(['sold'], ['removed'], ['missing'])
      on(4)
      await put(['sold', { lifecycleState: 'SOLD', price: 1 }])
      await remove('removed')
      await fixture.store.write(async (writer) => {
        await writer.put([sample('sold', { lifecycleState: 'SOLD', price: 1 })])
        await writer.removeOthers()
      })
      for (const id of ['sold', 'removed', 'missing']) {
        expect(await history(id)).toEqual({
          arrivedAt: '2026-11-01',
          leftAt: '2026-11-04',
          prices: [{ at: '2026-11-01', price: 1_000_000 }],
        })
      }
    })

    it('goes on when a vehicle is listed again', async () => {
      await put(['a'])
      on(4)
      await remove('a')
      on(6)
      await put(['a', { price: 9_000 }])
      expect(await history()).toEqual({
        arrivedAt: '2026-11-01',
        leftAt: null,
        prices: [
          { at: '2026-11-01', price: 1_000_000 },
          { at: '2026-11-06', price: 900_000 },
        ],
      })
    })

    it('is that of the instant given with the batch', async () => {
      await fixture.store.write(async (writer) => {
        await writer.put([sample('a')], Date.parse('2026-10-02T09:00:00Z'))
        await writer.put([sample('a', { price: 9_000 })], Date.parse('2026-10-20T09:00:00Z'))
      })
      expect((await history())?.prices.map(({ at }) => at)).toEqual(['2026-10-02', '2026-10-20'])
    })

    it('keeps the order of prices when the clock is set back', async () => {
      on(9)
      await put(['a'])
      on(2)
      await put(['a', { price: 9_000 }])
      on(3)
      await put(['a', { price: 8_000 }])
      expect((await history())?.prices.at(-1)?.price).toBe(800_000)
    })

    it('counts what left and which prices changed since an instant', async () => {
      await put(['stays'], ['falls'], ['rises'], ['sold'], ['hides'])
      on(3)
      await put(['falls', { price: 9_500 }], ['sold', { price: 9_000 }])
      on(8)
      const since = fixture.now
      await put(
        ['falls', { price: 9_000 }],
        ['rises', { price: 11_000 }],
        ['hides', { priceOnApplication: true }],
        ['arrives'],
      )
      on(9)
      await put(['falls', { price: 8_000 }], ['sold', { lifecycleState: 'SOLD' }])
      const after = { left: 1, reduced: 1, raised: 1, otherPriceChanges: 1 }
      expect(await fixture.store.movementsSince(since)).toEqual(after)
      expect(await fixture.store.movementsSince(0)).toEqual({ ...after, reduced: 2 })
      on(10)
      expect(await fixture.store.movementsSince(fixture.now)).toEqual({
        left: 0,
        reduced: 0,
        raised: 0,
        otherPriceChanges: 0,
      })
    })

    it('counts no price that was changed and put back', async () => {
      await put(['undone'], ['shown again'], ['twice'], ['hidden', { priceOnApplication: true }])
      on(3)
      const since = fixture.now
      await put(
        ['undone', { price: 9_500 }],
        ['shown again', { priceOnApplication: true }],
        ['twice', { price: 9_500 }],
        ['arrives'],
      )
      on(4)
      await put(['undone'], ['shown again'], ['twice', { price: 9_000 }], ['arrives', { price: 11_000 }])
      const counted = { left: 0, reduced: 1, raised: 1, otherPriceChanges: 0 }
      expect(await fixture.store.movementsSince(since)).toEqual(counted)
      expect(await fixture.store.movementsSince(0)).toEqual(counted)
    })

    it('moves to another store with all vehicles, and goes on there', async () => {
      await put(['stays'], ['falls'], ['sold'], ['removed'], ['hidden', { lifecycleState: 'DUE_IN' }])
      on(3)
      await put(['falls', { price: 9_500 }], ['sold', { price: 9_000 }])
      on(4)
      await put(['falls', { price: 9_000 }], ['sold', { lifecycleState: 'SOLD' }])
      await remove('removed')
      const place = await driver.createPlace()
      const other = await driver.open(place.location, { now: () => fixture.now })
      try {
        const entries: StockEntry[] = []
        for await (const batch of fixture.store.entries()) entries.push(...batch)
        on(6)
        expect(await other.write((writer) => writer.put(entries))).toMatchObject({ added: 5 })
        for (const id of ['stays', 'falls', 'sold', 'removed', 'hidden']) {
          expect(await other.history(id)).toEqual(await history(id))
          expect(await other.find(id)).toEqual(await fixture.store.find(id))
        }
        expect((await other.history('falls'))?.prices).toHaveLength(3)
        expect(await other.movementsSince(0)).toEqual(await fixture.store.movementsSince(0))
        const again = [sample('stays'), sample('falls', { price: 8_000 }), sample('removed')]
        expect(await other.write((writer) => writer.put(again))).toMatchObject({ unchanged: 1, changed: 2 })
        expect((await other.history('falls'))?.prices.at(-1)).toEqual({ at: '2026-11-06', price: 800_000 })
        expect(await other.find('removed')).toMatchObject({ state: 'listed' })
      } finally {
        await other.close()
        await place.dispose()
      }
    })

    it('is not written by a write that fails, and is unchanged after opening again', async () => {
      await put(['a'])
      on(5)
      const failing = fixture.store.write(async (writer) => {
        await writer.put([sample('a', { price: 1 })])
        throw new Error('The feed broke off')
      })
      await expect(failing).rejects.toThrow('broke off')
      await fixture.reopen()
      expect(await history()).toMatchObject({ leftAt: null, prices: [{ price: 1_000_000 }] })
    })
  })
}
