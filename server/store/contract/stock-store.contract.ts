import { describe, expect, it } from 'vitest'
import { arrivalOf } from '#domain/stock/to-listing.ts'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

const start = { change: 0, id: '' }

/** Contract of every stock store: finding and putting. */
export function testStockStore(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put, listedIds } = fixture

  describe('the state of the feed', () => {
    const state = { feed: 'hash', version: { etag: '"1"' }, heldBack: null }

    it('is of the write that keeps it, and no change of the stock', async () => {
      expect(await fixture.store.feedState()).toBeNull()
      await fixture.store.write((writer) => writer.keepFeedState(state))
      expect([await fixture.store.feedState(), await fixture.store.changeNumber()]).toEqual([state, 0])
      const held = { ...state, heldBack: { since: 1_000, reason: 'It may have been cut short' } }
      const failing = fixture.store.write(async (writer) => {
        await writer.put([sample('a')])
        await writer.keepFeedState(held)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await fixture.store.feedState()).toEqual(state)
      await fixture.store.write((writer) => writer.keepFeedState(held))
      expect(await fixture.store.feedState()).toEqual(held)
    })
  })

  describe('what is found', () => {
    it('is nothing at first', async () => {
      expect(await fixture.store.find('a')).toEqual({ state: 'unknown' })
      expect(await fixture.store.count()).toBe(0)
      expect(await fixture.store.changeNumber()).toBe(0)
      expect(await fixture.store.changesSince(start, 10)).toEqual([])
      expect(await listedIds()).toEqual([])
    })

    it('is the record as it was put, unknown fields included', async () => {
      const prepared = sample('a')
      prepared.record.vehicle.towBar = { kind: 'détachable 🚗', 'odd key': [1, null] }
      await fixture.store.write((writer) => writer.put([prepared]))
      expect(await fixture.store.find('a')).toEqual({ state: 'listed', record: prepared.record })
    })

    it('distinguishes ids of any characters', async () => {
      const ids = [
        'a',
        'A',
        'a ',
        'a\u0000',
        'a\u0000b',
        "a'--",
        '"a"',
        '\\u0061',
        'ä',
        'a\u0308',
        '🚗',
        '%',
        '\ufffe',
      ]
      await put(...ids.map((id): [string] => [id]))
      expect((await put(...ids.map((id): [string] => [id]))).unchanged).toBe(ids.length)
      const found = await fixture.store.findMany(ids)
      expect(found.map(({ metadata }) => metadata.stockId)).toEqual(ids)
      const changes = await fixture.store.changesSince(start, 100)
      expect(changes.map(({ id }) => id).sort()).toEqual(ids.sort())
    })

    it('keeps the requested order and leaves out vehicles that are not listed', async () => {
      await put(['a'], ['b'], ['c'], ['d', { lifecycleState: 'DUE_IN' }])
      await fixture.store.write((writer) => writer.remove('b'))
      const found = await fixture.store.findMany(['c', 'x', 'b', 'd', 'a'])
      expect(found.map(({ metadata }) => metadata.stockId)).toEqual(['c', 'a'])
    })

    it('counts and lists what is for sale, reserved vehicles included', async () => {
      await put(['a'], ['b', { lifecycleState: 'SALE_IN_PROGRESS' }], ['c', { lifecycleState: 'DUE_IN' }])
      expect(await fixture.store.count()).toBe(2)
      expect(await listedIds()).toEqual(['a', 'b'])
    })

    it('reads a stock of many batches once each', async () => {
      const stock = Array.from({ length: 1_234 }, (_, index) => sample(`many${index}`))
      await fixture.store.write((writer) => writer.put(stock))
      expect(await listedIds()).toEqual(stock.map(({ record }) => record.metadata.stockId).sort())
    })

    it('reads a stock in parts that are complete together', async () => {
      const stock = Array.from({ length: 2_345 }, (_, index) => sample(`many${index}`))
      await fixture.store.write((writer) => writer.put(stock))
      const ids: string[] = []
      for (const part of [0, 1, 2]) {
        let count = 0
        for await (const batch of fixture.store.all({ part, parts: 3 })) {
          ids.push(...batch.map(({ metadata }) => metadata.stockId))
          count += batch.length
        }
        expect(count).toBeGreaterThan(200)
      }
      expect(ids.sort()).toEqual(stock.map(({ record }) => record.metadata.stockId).sort())
    })
  })

  describe('putting', () => {
    it('counts added, changed and unchanged records, also within one batch', async () => {
      expect(await put(['a'], ['b'], ['a'], ['b', { price: 1 }])).toEqual({
        added: 2,
        changed: 1,
        unchanged: 1,
        stale: 0,
        repeated: 2,
      })
      expect(await put(['a'], ['b', { price: 2 }])).toEqual({
        added: 0,
        changed: 1,
        unchanged: 1,
        stale: 0,
        repeated: 0,
      })
      expect(await fixture.store.find('b')).toMatchObject({
        record: { adverts: { retailAdverts: { totalPrice: { amountGBP: 2 } } } },
      })
    })

    it('counts ids that the same write put before, in any batch', async () => {
      await put(['a'], ['b'])
      await fixture.store.write(async (writer) => {
        expect(await writer.put([sample('a'), sample('c')])).toMatchObject({ unchanged: 1, repeated: 0 })
        expect(await writer.put([sample('c'), sample('a'), sample('b')])).toMatchObject({ repeated: 2 })
      })
    })

    it('writes puts in the order of their calls, whether or not each is awaited', async () => {
      const counts = await fixture.store.write(async (writer) => {
        const first = writer.put([sample('a'), sample('b')])
        const second = writer.put([sample('a', { price: 2 }), sample('c')])
        const removed = writer.remove('b')
        const third = writer.put([sample('b', { price: 3 }), sample('a', { price: 3 })])
        return { puts: await Promise.all([first, second, third]), removed: await removed }
      })
      expect(counts).toMatchObject({
        puts: [
          { added: 2, changed: 0, repeated: 0 },
          { added: 1, changed: 1, repeated: 1 },
          { added: 0, changed: 2, repeated: 2 },
        ],
        removed: true,
      })
      expect(await listedIds()).toEqual(['a', 'b', 'c'])
      expect((await fixture.store.findMany(['a']))[0]?.adverts.retailAdverts.totalPrice?.amountGBP).toBe(3)
    })

    it('fails as a whole when one of several puts fails', async () => {
      const tooLong = sample('b')
      tooLong.record.metadata.versionNumber = 2 ** 70
      const failing = fixture.store.write(async (writer) => {
        const puts = [writer.put([sample('a')]), writer.put([tooLong]), writer.put([sample('c')])]
        await Promise.all(puts)
      })
      await expect(failing).rejects.toThrow()
      expect(await fixture.store.count()).toBe(0)
      expect(await put(['a'])).toMatchObject({ added: 1 })
    })

    it('does not count a write that changed nothing', async () => {
      await put(['a'])
      await put(['a'])
      await fixture.store.write((writer) => writer.remove('nobody'))
      expect(await fixture.store.changeNumber()).toBe(1)
    })

    it('does not replace a record by one with a lower version number', async () => {
      await put(['a', { versionNumber: 7, lastUpdated: '2026-01-01T00:00:00Z' }])
      const counts = await put(['a', { versionNumber: 6, lastUpdated: '2026-02-01T00:00:00Z', price: 1 }])
      expect(counts.stale).toBe(1)
      expect(await fixture.store.find('a')).toMatchObject({ record: { metadata: { versionNumber: 7 } } })
      expect((await put(['a', { versionNumber: 8, price: 1 }])).changed).toBe(1)
    })

    it('compares the last update where there is no version number', async () => {
      await put(['a', { lastUpdated: '2026-01-02T00:00:00Z' }])
      expect((await put(['a', { lastUpdated: '2026-01-02T00:30:00+01:00', price: 1 }])).stale).toBe(1)
      expect((await put(['a', { lastUpdated: '2026-01-02T00:00:01Z', price: 1 }])).changed).toBe(1)
      expect((await put(['a', { price: 2 }])).changed).toBe(1)
    })

    it('is not pinned by a last update of a wrong clock', async () => {
      await put(['a', { lastUpdated: '2999-01-01T00:00:00Z' }])
      expect((await put(['a', { lastUpdated: '2026-11-01T09:00:00Z', price: 1 }])).changed).toBe(1)
    })

    it('keeps the date of arrival of a changed vehicle', async () => {
      const arrivalNow = async () => {
        const found = await fixture.store.find('a')
        return found.state === 'listed' && arrivalOf(found.record)
      }
      await put(['a', { lastUpdated: '2026-11-01T09:00:00Z' }])
      for (const [day, price] of [
        [2, 9_000],
        [3, 8_000],
      ] as const) {
        const edited = { lastUpdated: `2026-11-0${day}T09:00:00Z`, price }
        expect(await put(['a', edited])).toMatchObject({ changed: 1 })
        expect(await put(['a', edited])).toMatchObject({ unchanged: 1 })
        expect(await arrivalNow()).toBe(Date.parse('2026-11-01T09:00:00Z'))
      }
      await put(['a', { dateOnForecourt: '2026-11-05', lastUpdated: '2026-11-06T09:00:00Z' }])
      expect(await arrivalNow()).toBe(Date.parse('2026-11-05'))
    })

    it('is all or nothing', async () => {
      await put(['a'])
      const failing = fixture.store.write(async (writer) => {
        await writer.put([sample('b'), sample('a', { price: 1 })])
        await writer.removeOthers()
        throw new Error('line 3 is damaged')
      })
      await expect(failing).rejects.toThrow('line 3 is damaged')
      expect(await listedIds()).toEqual(['a'])
      expect(await fixture.store.changeNumber()).toBe(1)
      expect((await put(['a'])).unchanged).toBe(1)
    })

    it('refuses a call after the end of its write', async () => {
      let late: (() => Promise<unknown>) | undefined
      await fixture.store.write(async (writer) => {
        late = () => writer.put([sample('a')])
      })
      await expect(late?.()).rejects.toThrow('ended')
      expect(await fixture.store.count()).toBe(0)
    })
  })
}
