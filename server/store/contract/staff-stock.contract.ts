import { beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from '#domain/leads/outbox.ts'
import type { MotHistory } from '#domain/registers/mot-history.ts'
import { doubtedMileage } from '#domain/registers/mot-mileage.ts'
import type { PricePosition } from '#domain/stock/price-position.ts'
import { boughtCheck } from '#domain/stock/public-record.ts'
import { prepareRecord } from '../../feed/prepare-record.ts'
import type { AuditedAction } from '../../staff-audit.ts'
import { createStaffStock, type StaffStock } from '../../stock/staff/staff-stock.ts'
import { createUndoMemory, type UndoMemory } from '../../stock/staff/undo.ts'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

const named = '11111111-0000-4000-8000-000000000001'
const erased = '22222222-0000-4000-8000-000000000002'
const damaged = '33333333-0000-4000-8000-000000000003'
const opened: string[] = []

const leads = {
  countOfVehicles: async () => new Map([['a', 3]]),
  async show(id: string) {
    opened.push(id)
    if (id === damaged) throw new Error('It was changed on disk')
    if (id === erased) return { lead: null }
    return id === named ? { lead: { id, payload: { kind: 'call', name: 'Ada Lovelace' } } } : null
  },
} as unknown as Outbox

const testedAt = (miles: number): MotHistory => ({
  state: 'found',
  plate: 'AA11AAA',
  readOn: '2026-11-01',
  make: null,
  model: null,
  colour: null,
  fuel: null,
  firstUsed: null,
  registered: null,
  firstTestDue: null,
  recall: null,
  tests: [
    {
      on: '2026-06-01',
      result: 'passed',
      expires: '2027-05-31',
      odometer: { state: 'read', miles },
      source: 'DVSA',
      defects: [],
    },
  ],
})

/** Contract of every stock store: what staff do with the stock at the desk. */
export function testStaffStock(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put } = fixture
  let audited: AuditedAction[]
  let undo: UndoMemory
  const positions = async () => new Map<string, PricePosition>([['a', 'good']])

  beforeEach(() => {
    audited = []
    undo = createUndoMemory()
  })
  const as = (person: string): StaffStock =>
    createStaffStock({
      office: {
        store: fixture.store,
        dataDir: `/nonexistent/${fixture.now}`,
        audit: (action) => audited.push(action),
      },
      outbox: async () => leads,
      positions,
      undo,
      person,
    })
  const seen = async (id = 'a') => (await as('Ann').open(id))?.change ?? -1
  const shown = async (id = 'a') => {
    const view = await as('Ann').open(id)
    return view && [view.standing, view.price].join(' ')
  }

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
      await ann.act('a', { act: 'reserved', until: '2020-12-03', lead: '' }, await seen())
      expect((await ann.open('a'))?.reason).toBe('It was held until 3 December')
      expect(
        await ann.act('a', { act: 'reserved', until: '2030-02-31', lead: '' }, await seen()),
      ).toMatchObject({
        state: 'refused',
      })
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

    it('tells of a change meanwhile only where it clashes with what is done', async () => {
      await put(['a'])
      const [ann, bob] = [as('Ann'), as('Bob')]
      const price = { act: 'price', price: '9500' } as const
      const held = { act: 'reserved', until: '2030-12-03', lead: '' } as const
      const note = (note: string) => ({ act: 'note', note }) as const
      const acts = { price, dearer: { act: 'price', price: '9900' }, held, sold: { act: 'sold' } } as const
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

  describe('the whole stock', () => {
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

    it.each([
      ['ab12 cde', ['a']],
      ['AB12CDE', ['a']],
      ['a', ['a']],
      ['ford', ['a', 'b']],
      ['FOCUS ford', ['a', 'b']],
      ['fo', ['a', 'b']],
      ['seat', []],
      ['%', []],
      ['', ['a', 'b']],
    ])('finds %j', async (text, ids) => {
      const first = sample('a')
      Object.assign(first.record.vehicle, { registration: 'AB12 CDE' })
      await fixture.store.write((writer) => writer.put([first, sample('b')]))
      const { lines, total } = await as('Ann').list(
        { text, standing: undefined, order: 'oldest' },
        { offset: 0, limit: 50 },
      )
      expect(lines.map(({ id }) => id).sort()).toEqual(ids)
      expect(total).toBe(ids.length)
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
