import { describe, expect, it } from 'vitest'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { setUpStaffStock } from './staff-stock-fixture.ts'

/** Contract of every stock store: the whole stock at the desk, as the desk has it. */
export function testStaffList(driver: StockDriver): void {
  const { fixture, put, as, seen, shown } = setUpStaffStock(driver)

  describe('the whole stock at the desk', () => {
    it('has the reason in words for each that visitors do not see', async () => {
      const first = sample('a')
      const twin = sample('twin')
      Object.assign(first.record.vehicle, { registration: 'AB12 CDE' })
      Object.assign(twin.record.vehicle, { registration: 'AB12CDE' })
      await fixture.store.write((writer) => writer.put([first, twin]))
      await put(
        ['gone'],
        ['due', { lifecycleState: 'DUE_IN' }],
        ['odd', { lifecycleState: 'Sale Agreed' }],
        ['feed'],
      )
      await put(['feed', { lifecycleState: 'SOLD' }])
      await fixture.store.write(async (writer) => {
        await writer.remove('twin')
        await writer.remove('gone')
      })
      await as('Ann').act('due', { act: 'sold' }, await seen('due'))
      const { lines } = await as('Ann').list(
        { text: '', standing: undefined, order: 'oldest' },
        { offset: 0, limit: 50 },
      )
      const reasons = Object.fromEntries(lines.map(({ id, reason }) => [id, reason]))
      expect(reasons).toMatchObject({
        a: '',
        twin: 'The same vehicle is on the site as a',
        gone: 'No longer in the feed since 1 November',
        odd: 'The feed says “Sale Agreed”, which is no state that we know',
        feed: 'Sold in the feed on 1 November',
        due: expect.stringMatching(/^Marked as sold/),
      })
      expect(lines.find(({ id }) => id === 'a')).toMatchObject({
        enquiries: 3,
        position: 'good',
        days: expect.any(Number),
      })
      expect((await as('Ann').open('twin'))?.same).toMatchObject([{ id: 'a', isOnSite: true }])
    })

    it('adds a vehicle by what was typed, and refuses one that is on the site', async () => {
      const ann = as('Ann')
      const typed = {
        registration: 'ab12 cde',
        type: 'car',
        make: 'ford',
        model: 'focus',
        price: '11,995',
        mileage: '31k',
      }
      expect(await ann.add(typed)).toEqual({ state: 'done', id: 'AB12CDE' })
      expect(await ann.open('AB12CDE')).toMatchObject({
        name: 'Ford Focus',
        price: '£11,995',
        isInFeed: false,
        feedStanding: null,
      })
      expect(await ann.add({ ...typed, 'stock number': 'second' })).toMatchObject({
        state: 'refused',
        advice: expect.stringContaining('on the site already'),
      })
      expect(await ann.add({ type: 'bike', price: 'dear' })).toMatchObject({
        state: 'refused',
        faults: { make: 'it is missing', price: expect.any(String), type: expect.any(String) },
      })
      const { texts = {} } = (await ann.details('AB12CDE')) ?? {}
      await ann.setDetails('AB12CDE', texts, { ...texts, colour: 'red' }, await seen('AB12CDE'))
      expect((await ann.details('AB12CDE'))?.texts.colour).toBe('red')
      await ann.act('AB12CDE', { act: 'sold' }, await seen('AB12CDE'))
      expect(await shown('AB12CDE')).toBe('sold £11,995')
    })

    it('changes the prices of many or of none, and takes all of it back', async () => {
      await put(['a'], ['b', { price: 9_999 }], ['poa', { priceOnApplication: true }])
      const ann = as('Ann')
      const preview = await ann.preview(['a', 'b', 'poa'], { by: 'percent', amount: -5 })
      expect(preview.map(({ after, fault }) => after || fault)).toEqual([
        '£9,500',
        '£9,499',
        'It has no price',
      ])
      const lines = preview.flatMap(({ id, pounds, change }) =>
        pounds === null ? [] : [{ id, pounds, change }],
      )
      await as('Bob').act('b', { act: 'reserved', until: '', lead: '' }, await seen('b'))
      expect(await ann.reprice(lines)).toEqual({ state: 'meanwhile', ids: ['b'] })
      expect(await shown('a')).toBe('available £10,000')
      const again = (await ann.preview(['a', 'b'], { by: 'pounds', amount: 250 })).map(
        ({ id, pounds, change }) => ({
          id,
          pounds: pounds ?? 0,
          change,
        }),
      )
      const done = await ann.reprice(again)
      const key = done.state === 'done' ? done.id : ''
      expect([await shown('a'), await shown('b')]).toEqual(['available £10,250', 'reserved £10,249'])
      expect(ann.undoable(key)).toBe(2)
      expect(await ann.undo(key)).toMatchObject({ state: 'done' })
      expect([await shown('a'), await shown('b')]).toEqual(['available £10,000', 'reserved £9,999'])
    })
  })
}
