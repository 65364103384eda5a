import { expect, it } from 'vitest'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

/** Contract of every stock store: vehicles that leave, and that come back. */
export function testStockRemoval(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put, listedIds } = fixture

  it.each(['SOLD', 'DELETED', 'WASTEBIN', 'DUE_IN'])(
    'keeps a listed vehicle that turns %s as sold',
    async (lifecycleState) => {
      await put(['a'])
      expect((await put(['a', { lifecycleState }])).changed).toBe(1)
      expect(await fixture.store.find('a')).toMatchObject({
        state: 'sold',
        record: { vehicle: { make: 'Ford' } },
      })
      expect(await fixture.store.count()).toBe(0)
    },
  )

  it('does not find a vehicle that was never listed', async () => {
    await put(['a', { lifecycleState: 'SOLD' }], ['b', { lifecycleState: 'DUE_IN' }])
    expect(await fixture.store.find('a')).toEqual({ state: 'unknown' })
    expect(await fixture.store.find('b')).toEqual({ state: 'unknown' })
    await put(['b', { lifecycleState: 'SOLD' }])
    expect(await fixture.store.find('b')).toEqual({ state: 'unknown' })
  })

  it('lists a hidden vehicle once it is published, and a sold one that is put again', async () => {
    await put(['a', { lifecycleState: 'DUE_IN' }], ['b'])
    await put(['b', { lifecycleState: 'SOLD' }])
    await put(['a'], ['b'])
    expect(await listedIds()).toEqual(['a', 'b'])
  })

  it('removes by id, once', async () => {
    await put(['a'])
    expect(await fixture.store.write((writer) => writer.remove('a'))).toBe(true)
    expect(await fixture.store.write((writer) => writer.remove('a'))).toBe(false)
    expect(await fixture.store.write((writer) => writer.remove('x'))).toBe(false)
    expect(await fixture.store.find('a')).toMatchObject({ state: 'sold' })
  })

  it('lists a removed vehicle again when the same row is put again', async () => {
    await put(['a', { versionNumber: 3 }])
    await fixture.store.write((writer) => writer.remove('a'))
    expect((await put(['a', { versionNumber: 3 }])).changed).toBe(1)
    expect(await fixture.store.find('a')).toMatchObject({ state: 'listed' })
  })

  it('removes all vehicles but those that this write has put, unchanged and stale ones included', async () => {
    await put(
      ['added'],
      ['same'],
      ['stale', { versionNumber: 2 }],
      ['gone'],
      ['hidden', { lifecycleState: 'DUE_IN' }],
    )
    await put(['sold'])
    await put(['sold', { lifecycleState: 'SOLD' }])
    const removed = await fixture.store.write(async (writer) => {
      const before = await writer.count()
      await writer.put([sample('same'), sample('stale', { versionNumber: 1 }), sample('new')])
      const [put, others] = [await writer.count(), await writer.countOthers()]
      const removed = await writer.removeOthers()
      return { before, put, others, removed, left: await writer.countOthers(), after: await writer.count() }
    })
    expect(removed).toEqual({ before: 4, put: 5, others: 2, removed: 2, left: 0, after: 3 })
    expect(await listedIds()).toEqual(['new', 'same', 'stale'])
    expect(await fixture.store.find('gone')).toMatchObject({ state: 'sold' })
    expect(await fixture.store.find('hidden')).toEqual({ state: 'unknown' })
  })
}
