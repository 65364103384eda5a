import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { exampleHistory } from '#domain/registers/example-history.ts'
import { doubtedMileage } from '#domain/registers/mot-mileage.ts'
import { prepareRecord } from '../../feed/prepare-record.ts'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { damaged, erased, named, opened, setUpStaffStock } from './staff-stock-fixture.ts'

const testedAt = (miles: number) => exampleHistory('AA11AAA', miles)

/** Contract of every stock store: what staff do with a vehicle, as the desk has it. */
export function testStaffActs(driver: StockDriver): void {
  const { fixture, put, audited, as, seen, shown } = setUpStaffStock(driver)

  describe('what staff do with a vehicle', () => {
    it('sets the price, reserves, sells and puts it back, each taken back by Undo and noted in the audit', async () => {
      await put(['a'])
      const ann = as('Ann')
      const lead = '11111111-0000-4000-8000-000000000001'
      const acts = [
        [{ act: 'price', price: '£9,500' }, 'available £9,500'],
        [{ act: 'reserved', until: '2030-12-03', lead }, 'reserved £9,500'],
        [{ act: 'sold' }, 'sold £9,500'],
        [{ act: 'available' }, 'available £9,500'],
        [{ act: 'removed' }, 'removed £9,500'],
      ] as const
      for (const [act, becomes] of acts) {
        const before = await shown()
        expect(await ann.act('a', act, await seen())).toEqual({ state: 'done', id: 'a' })
        expect(await shown()).toBe(becomes)
        expect(await ann.open('a')).toMatchObject({ undo: { act: act.act, person: 'Ann' } })
        expect(await as('Bob').undo('a')).toMatchObject({ state: 'done' })
        expect(await shown()).toBe(before)
        expect(await ann.undo('a')).toEqual({ state: 'unknown' })
        await ann.act('a', act, await seen())
      }
      expect(audited.slice(0, 3)).toEqual([
        { command: 'stock', vehicle: 'a', act: 'price' },
        { command: 'stock', vehicle: 'a', act: 'undone' },
        { command: 'stock', vehicle: 'a', act: 'price' },
      ])
    })

    it('says that a mileage below the last MOT test is right, which Undo takes back', async () => {
      const { record } = sample('a', { registration: 'AA11AAA' })
      const driven = { ...record, vehicle: { ...record.vehicle, odometerReadingMiles: 20_000 } }
      await fixture.store.write((writer) => writer.put([prepareRecord(driven)]))
      const ann = as('Ann')
      expect(await ann.act('a', { act: 'mileage' }, await seen())).toMatchObject({ state: 'refused' })
      await fixture.store.write(async (writer) => {
        await writer.followMot([{ id: 'a', plate: 'AA11AAA' }], { change: 1, id: 'a' })
        await writer.keepMot([
          { id: 'a', plate: 'AA11AAA', failures: 0, askedAt: 0, nextAt: 1, history: testedAt(31_000) },
        ])
      })
      const doubted = async () => {
        const [record] = await fixture.store.findMany(['a'])
        return record && doubtedMileage(record)?.advertised
      }
      expect(await doubted()).toBe(20_000)
      const before = await seen()
      expect(await ann.act('a', { act: 'mileage' }, before)).toEqual({ state: 'done', id: 'a' })
      expect(await doubted()).toBeUndefined()
      expect((await ann.open('a'))?.setByHand).toEqual([
        { field: 'confirmed mileage', ours: '20,000 miles', feed: '' },
      ])
      expect(audited.at(-1)).toEqual({ command: 'stock', vehicle: 'a', act: 'mileage' })
      expect(await ann.act('a', { act: 'mileage' }, await seen())).toMatchObject({ state: 'refused' })
      expect(await as('Bob').undo('a')).toMatchObject({ state: 'done' })
      expect(await doubted()).toBe(20_000)
      await ann.act('a', { act: 'mileage' }, await seen())
      await ann.act('a', { act: 'released', field: 'confirmed mileage' }, await seen())
      expect(await doubted()).toBe(20_000)
      // What Ann saw is older than the latest change.
      expect(await ann.act('a', { act: 'mileage' }, before)).toMatchObject({ state: 'meanwhile' })
      const both = await ann.open('a')
      await ann.act('a', { act: 'note', note: 'two keys' }, await seen())
      expect(await as('Bob').act('a', { act: 'mileage' }, both?.change ?? 0, both?.shown)).toMatchObject({
        state: 'done',
      })
      expect(await ann.act('a', { act: 'mileage' }, both?.change ?? 0, both?.shown)).toMatchObject({
        state: 'refused',
      })
    })

    it('says until when and for whom it is held, and forgets both when it is no longer held', async () => {
      await put(['a'])
      const ann = as('Ann')
      const lead = '11111111-0000-4000-8000-000000000001'
      await ann.act('a', { act: 'reserved', until: '2030-12-03', lead }, await seen())
      expect(await ann.open('a')).toMatchObject({
        reason: 'Until 3 December',
        heldFor: { lead, words: 'Ada Lovelace' },
      })
      for (const until of ['2030-02-31', '2020-12-03'])
        expect(await ann.act('a', { act: 'reserved', until, lead: '' }, await seen()), until).toMatchObject({
          state: 'refused',
        })
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-04T09:00:00Z') })
      onTestFinished(() => void vi.useRealTimers())
      expect((await ann.open('a'))?.reason).toBe('It was held until 3 December')
      vi.useRealTimers()
      for (const made of ['Ada Lovelace', 'x'.repeat(101), '../leads', '07700 900123'])
        expect(
          await ann.act('a', { act: 'reserved', until: '', lead: made }, await seen()),
          made,
        ).toMatchObject({ state: 'refused' })
      await ann.act('a', { act: 'available' }, await seen())
      expect(await ann.open('a')).toMatchObject({ reservation: null, setByHand: [] })
    })

    it('names in the list whom each vehicle of the page is held for, and opens no other lead', async () => {
      await put(['a'], ['b'], ['c'], ['d'], ['e'])
      const ann = as('Ann')
      for (const [id, lead] of [
        ['a', named],
        ['b', erased],
        ['c', damaged],
        ['d', '44444444-0000-4000-8000-000000000004'],
      ] as const)
        await ann.act(id, { act: 'reserved', until: '', lead }, await seen(id))
      // What was held and is on sale again is held for nobody.
      await ann.act('e', { act: 'reserved', until: '', lead: named }, await seen('e'))
      await ann.act('e', { act: 'available' }, await seen('e'))
      opened.length = 0
      audited.length = 0
      const lines = await ann.lines(['a', 'b', 'c', 'd', 'e'])
      expect(lines.map(({ heldFor }) => heldFor)).toEqual([
        { lead: named, words: 'Ada Lovelace' },
        { lead: null, words: 'a person who was erased' },
        { lead: damaged, words: '3333 3333' },
        { lead: '44444444-0000-4000-8000-000000000004', words: '4444 4444' },
        null,
      ])
      expect(opened).toHaveLength(4)
      expect(audited).toEqual([{ command: 'list', leads: 4 }])
      const query = { text: '', standing: undefined, order: 'newest' } as const
      await ann.list(query, { offset: 10, limit: 5 })
      expect(opened).toHaveLength(4)
    })
  })
}
