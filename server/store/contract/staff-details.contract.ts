import { describe, expect, it } from 'vitest'
import { boughtCheck } from '#domain/stock/public-record.ts'
import type { StockDriver } from './drivers.ts'
import { setUpStaffStock } from './staff-stock-fixture.ts'

/** Contract of every stock store: all fields of a vehicle, as the desk has it. */
export function testStaffDetails(driver: StockDriver): void {
  const { fixture, put, audited, as, seen } = setUpStaffStock(driver)

  describe('all fields of a vehicle', () => {
    it('refuses what a feed could not send, and writes nothing', async () => {
      await put(['a'])
      const before = await seen()
      for (const price of ['', 'free', '0', '-5', '£9,500 + VAT', '99999999', '9 500 or offer'])
        expect(await as('Ann').act('a', { act: 'price', price }, before)).toMatchObject({ state: 'refused' })
      expect(await seen()).toBe(before)
      expect(audited).toEqual([])
    })

    it('says of a history check that was bought what buyers read, and nothing once it is emptied', async () => {
      await put(['a', { registration: 'AA11AAA' }])
      const ann = as('Ann')
      const shownCheck = async () => {
        const [record] = await fixture.store.findMany(['a'])
        return record && boughtCheck(record)
      }
      const fill = async (changes: Record<string, string>) => {
        const texts = (await ann.details('a'))?.texts ?? {}
        return ann.setDetails('a', texts, { ...texts, ...changes }, await seen())
      }
      expect(await fill({ 'history check': 'HPI', 'history check result': 'No finance' })).toMatchObject({
        state: 'done',
      })
      await fill({ 'history check day': '14/3/2026', 'history check link': 'https://hpi.example/1' })
      expect(await shownCheck()).toEqual({
        provider: 'HPI',
        result: 'No finance',
        date: '2026-03-14',
        href: 'https://hpi.example/1',
      })
      await put(['a', { registration: 'AA11AAA', price: 8_000 }])
      expect(await shownCheck()).toMatchObject({ provider: 'HPI' })
      expect(await fill({ 'history check result': '' })).toMatchObject({
        state: 'refused',
        faults: { 'history check result': expect.stringContaining('so the check is not shown') },
      })
      expect(await fill({ 'history check': '', 'history check link': '' })).toMatchObject({
        faults: { 'history check': expect.stringContaining('who made the history check') },
      })
      expect(await fill({ 'history check link': 'hpi.example/1' })).toMatchObject({
        faults: { 'history check link': expect.stringContaining('not an https address') },
      })
      expect(await shownCheck()).toMatchObject({ provider: 'HPI' })
      const names = ['history check', 'history check result', 'history check day', 'history check link']
      expect(await fill(Object.fromEntries(names.map((name) => [name, ''])))).toMatchObject({ state: 'done' })
      expect(await shownCheck()).toBeNull()
    })

    it('shows the feed beside what was set, and gives a field back to it', async () => {
      await put(['a'])
      const ann = as('Ann')
      await ann.act('a', { act: 'price', price: '9,500.50' }, await seen())
      const form = await ann.details('a')
      const texts = { ...form?.texts, colour: 'blue', mileage: '12.5k', mot: '3/4/2030', type: 'van' }
      expect(await ann.setDetails('a', form?.texts ?? {}, texts, await seen())).toMatchObject({
        state: 'done',
      })
      await put(['a', { make: 'Seat', price: 8_000 }])
      const view = await ann.open('a')
      expect(view?.name).toBe('Seat Focus')
      expect(view?.setByHand).toEqual([
        { field: 'price', ours: '£9,500.50', feed: '£8,000' },
        { field: 'type', ours: 'Van', feed: 'Car' },
        { field: 'mileage', ours: '12,500', feed: '' },
        { field: 'colour', ours: 'blue', feed: '' },
        { field: 'mot', ours: '3 April 2030', feed: '' },
      ])
      for (const field of ['price', 'type', 'mileage', 'colour', 'mot'])
        await ann.act('a', { act: 'released', field }, await seen())
      expect(await ann.open('a')).toMatchObject({ setByHand: [], price: '£8,000', change: await seen() })
      expect(await fixture.store.overrides()).toEqual([])
    })

    it('says of each field what is wrong with it, and keeps none', async () => {
      await put(['a'])
      const ann = as('Ann')
      const { texts = {} } = (await ann.details('a')) ?? {}
      const wrong = { ...texts, make: ' ', year: '1066', mileage: 'some', mot: '31/02/2027', branch: 'Paris' }
      expect(await ann.setDetails('a', texts, { ...wrong, branch: '' }, await seen())).toMatchObject({
        state: 'refused',
        faults: {
          make: expect.any(String),
          year: expect.any(String),
          mileage: expect.any(String),
          mot: expect.any(String),
        },
      })
      expect(await ann.setDetails('a', texts, wrong, await seen())).toMatchObject({
        faults: { branch: expect.stringContaining('It is none of') },
      })
      expect((await ann.open('a'))?.setByHand).toEqual([])
    })
  })
}
