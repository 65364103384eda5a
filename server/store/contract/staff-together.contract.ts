import { describe, expect, it } from 'vitest'
import type { StaffStock } from '../../stock/staff/staff-stock.ts'
import type { StockDriver } from './drivers.ts'
import { setUpStaffStock } from './staff-stock-fixture.ts'

/** Contract of every stock store: two people and one vehicle, as the desk has it. */
export function testStaffTogether(driver: StockDriver): void {
  const { put, as, seen, shown } = setUpStaffStock(driver)

  describe('two people and one vehicle', () => {
    it('tells of a change meanwhile only where it clashes with what is done', async () => {
      await put(['a'])
      const [ann, bob] = [as('Ann'), as('Bob')]
      const price = { act: 'price', price: '9500' } as const
      const held = { act: 'reserved', until: '2030-12-03', lead: '' } as const
      const note = (note: string) => ({ act: 'note', note }) as const
      const released = { act: 'released', field: 'price' } as const
      const acts = {
        price,
        dearer: { act: 'price', price: '9900' },
        held,
        sold: { act: 'sold' },
        released,
      } as const
      const cases = [
        [note('a tow bar'), acts.price, 'done'],
        [note('two keys'), acts.sold, 'done'],
        [note('serviced'), acts.held, 'done'],
        [acts.dearer, note('no tow bar'), 'done'],
        [acts.price, acts.sold, 'done'],
        [note('one'), note('two'), 'meanwhile'],
        [acts.dearer, acts.price, 'meanwhile'],
        [acts.held, acts.price, 'meanwhile'],
        [acts.price, acts.held, 'meanwhile'],
        [acts.sold, acts.held, 'meanwhile'],
        [acts.held, acts.sold, 'meanwhile'],
        [note('three keys'), acts.released, 'done'],
        [acts.sold, acts.released, 'done'],
        [acts.dearer, acts.released, 'meanwhile'],
        [acts.released, acts.released, 'meanwhile'],
      ] as const
      for (const [first, second, state] of cases) {
        await ann.act('a', { act: 'available' }, await seen())
        await ann.act('a', { act: 'price', price: '10000' }, await seen())
        await ann.act('a', note(''), await seen())
        const both = await ann.open('a')
        if (!both) throw new Error('It is there')
        expect(await ann.act('a', first, both.change, both.shown)).toMatchObject({ state: 'done' })
        const what = JSON.stringify([first, second])
        expect(await bob.act('a', second, both.change, both.shown), what).toMatchObject({ state })
        expect(await bob.act('a', second, both.change, 'made up'), what).toMatchObject({ state: 'meanwhile' })
      }
      const both = await ann.open('a')
      await ann.act('a', note('kept'), both?.change ?? 0, both?.shown)
      await bob.act('a', { act: 'available' }, both?.change ?? 0, both?.shown)
      expect(await bob.open('a')).toMatchObject({ note: 'kept', standing: 'available' })
    })

    it('keeps what two people write into different fields, and tells the second of two of the same field', async () => {
      await put(['a'])
      const [ann, bob] = [as('Ann'), as('Bob')]
      await ann.setDetails('a', {}, { condition: 'used', mileage: '11000' }, await seen())
      const form = await ann.details('a')
      const [texts, change] = [form?.texts ?? {}, form?.change ?? 0]
      const fill = (who: StaffStock, changed: Record<string, string>) =>
        who.setDetails('a', texts, { ...texts, ...changed }, change)
      expect(await fill(ann, { colour: 'Blue' })).toMatchObject({ state: 'done' })
      await ann.act('a', { act: 'price', price: '9500' }, await seen())
      expect(await fill(bob, { mileage: '12000' })).toMatchObject({ state: 'done' })
      expect(await fill(bob, { colour: 'Red', doors: '3' })).toEqual({ state: 'meanwhile', ids: ['a'] })
      expect(await fill(bob, { colour: 'Blue' })).toEqual({ state: 'meanwhile', ids: ['a'] })
      await put(['a', { make: 'Seat' }])
      expect(await fill(ann, { seats: '5' })).toMatchObject({ state: 'done' })
      expect(await fill(ann, { make: 'Kia' })).toMatchObject({ state: 'meanwhile' })
      expect((await ann.details('a'))?.texts).toMatchObject({
        ...{ colour: 'Blue', mileage: '12000', seats: '5', make: 'Seat' },
        doors: texts.doors,
      })
    })

    it('takes back what the person has seen and nothing else, and says so afterwards', async () => {
      await put(['a'])
      const [ann, bob] = [as('Ann'), as('Bob')]
      await ann.act('a', { act: 'sold' }, await seen())
      const both = await seen()
      expect(await ann.undo('a', both)).toMatchObject({ state: 'done' })
      expect(await bob.open('a')).toMatchObject({ undo: null, undone: { act: 'sold', person: 'Ann' } })
      expect(await bob.undo('a', both)).toEqual({ state: 'meanwhile', ids: ['a'] })
      await ann.act('a', { act: 'reserved', until: '', lead: '' }, await seen())
      expect(await bob.undo('a', both)).toEqual({ state: 'meanwhile', ids: ['a'] })
      expect(await shown()).toMatch(/^reserved/)
      expect(await bob.open('a')).toMatchObject({ undo: { act: 'reserved', person: 'Ann' }, undone: null })
      expect(await bob.undo('none', 1)).toEqual({ state: 'unknown' })
      expect(await bob.undo('a', await seen())).toMatchObject({ state: 'done' })
      expect(await bob.undo('a', await seen())).toEqual({ state: 'unknown' })
    })

    it('tells the second of two people, and what the feed has changed meanwhile', async () => {
      await put(['a'])
      const both = await seen()
      await as('Ann').act('a', { act: 'price', price: '9500' }, both)
      expect(await as('Bob').act('a', { act: 'sold' }, both)).toEqual({ state: 'meanwhile', ids: ['a'] })
      expect(await shown()).toBe('available £9,500')
      await put(['a', { make: 'Seat' }])
      // Undo takes back what was done, not what the feed has said since.
      expect(await as('Ann').undo('a')).toEqual({ state: 'meanwhile', ids: ['a'] })
      expect(await as('Ann').act('none', { act: 'sold' }, 1)).toEqual({ state: 'unknown' })
    })
  })
}
