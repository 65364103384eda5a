import { describe, expect, it } from 'vitest'
import type { MotHistory } from '#domain/registers/mot-history.ts'
import type { AskedMot } from '#domain/registers/mot-schedule.ts'
import type { StockDriver } from './drivers.ts'
import { setUpStock } from './stock-fixture.ts'

const history = (plate: string, readOn: string, colour = 'BLUE'): MotHistory => ({
  state: 'found',
  plate,
  readOn,
  make: 'FORD',
  model: 'FOCUS',
  colour,
  fuel: null,
  firstUsed: null,
  registered: null,
  firstTestDue: '2027-09-01',
  recall: null,
  tests: [],
})

const away: MotHistory = { state: 'away', plate: 'AA11AAA', readOn: '2026-11-01' }

/** What the MOT register has of a vehicle, in one store. */
export function testStockMot(driver: StockDriver): void {
  describe('what the MOT register has', () => {
    const fixture = setUpStock(driver)
    const { put } = fixture
    const at = (hours: number) => fixture.now + hours * 3_600_000
    const follow = (...vehicles: [id: string, plate: string | null][]) =>
      fixture.store.write((writer) =>
        writer.followMot(
          vehicles.map(([id, plate]) => ({ id, plate })),
          { change: 1, id: vehicles.at(-1)?.[0] ?? '' },
        ),
      )
    const keep = (asked: Partial<AskedMot>) =>
      fixture.store.write((writer) =>
        writer.keepMot([
          { id: 'a', plate: 'AA11AAA', failures: 0, askedAt: at(0), nextAt: at(1), history: away, ...asked },
        ]),
      )
    const due = async (hours: number) => (await fixture.store.mot.due(at(hours), 10)).map(({ id }) => id)
    const stored = async (id = 'a') => (await fixture.store.findMany([id]))[0]?.motHistory

    it('is asked about new vehicles first, then about those that are due the longest', async () => {
      await put(...['a', 'b', 'c'].map((id): [string, object] => [id, { registration: `${id}${id}11aaa` }]))
      expect(await fixture.store.mot.cursor()).toEqual({ change: 0, id: '' })
      await follow(['a', 'AA11AAA'], ['b', 'BB11AAA'])
      await keep({ nextAt: at(2) })
      await keep({ id: 'b', plate: 'BB11AAA', nextAt: at(1), failures: 3 })
      await follow(['c', 'CC11AAA'])
      expect(await due(0)).toEqual(['c'])
      expect(await due(1)).toEqual(['c', 'b'])
      expect(await due(2)).toEqual(['c', 'b', 'a'])
      expect((await fixture.store.mot.due(at(1), 10))[1]).toEqual({ id: 'b', plate: 'BB11AAA', failures: 3 })
      expect(await fixture.store.mot.due(at(2), 1)).toHaveLength(1)
      await fixture.reopen()
      expect(await fixture.store.mot.cursor()).toEqual({ change: 1, id: 'c' })
      expect(await fixture.store.mot.plates(['a', 'x', 'c'])).toEqual(
        new Map([
          ['a', 'AA11AAA'],
          ['c', 'CC11AAA'],
        ]),
      )
    })

    it('is part of the record wherever it is read, and is no change when only its day differs', async () => {
      await put(['a', { registration: 'aa11 aaa' }])
      await follow(['a', 'AA11AAA'])
      expect([await fixture.store.changeNumber(), await stored()]).toEqual([1, undefined])
      const first = history('AA11AAA', '2026-11-01')
      await keep({ history: first })
      expect(await fixture.store.changeNumber()).toBe(2)
      expect(await stored()).toEqual(first)
      expect(await fixture.store.find('a')).toMatchObject({ record: { motHistory: first } })
      expect(await fixture.store.changesSince({ change: 1, id: 'a' }, 5)).toMatchObject([
        { record: { motHistory: first } },
      ])
      for await (const [record] of fixture.store.all()) expect(record?.motHistory).toEqual(first)
      await keep({ history: history('AA11AAA', '2026-11-08') })
      expect([await fixture.store.changeNumber(), (await stored())?.readOn]).toEqual([2, '2026-11-08'])
      await keep({ history: history('AA11AAA', '2026-11-15', 'RED') })
      expect(await fixture.store.changeNumber()).toBe(3)
      await keep({ failures: 1 })
      expect((await stored())?.readOn).toBe('2026-11-15')
    })

    it('stays with a vehicle that its feed changes, unless its plate is another', async () => {
      await put(['a', { registration: 'AA11AAA' }])
      await follow(['a', 'AA11AAA'])
      await keep({ history: history('AA11AAA', '2026-11-01') })
      await put(['a', { registration: 'AA11AAA', price: 9_000 }])
      expect(await stored()).toBeDefined()
      await put(['a', { registration: 'ZZ11AAA' }])
      expect(await stored()).toBeUndefined()
      await follow(['a', 'ZZ11AAA'])
      await keep({ history: history('AA11AAA', '2026-11-02') })
      expect([await due(0), await stored()]).toEqual([['a'], undefined])
    })

    it('is hidden a part at a time, and shown again as it was', async () => {
      await put(['a', { registration: 'AA11AAA' }], ['b', { registration: 'BB11AAA' }], ['c', {}])
      await follow(['a', 'AA11AAA'], ['b', 'BB11AAA'])
      const first = history('AA11AAA', '2026-11-01')
      await keep({ history: first })
      const show = (isShown: boolean, limit: number) =>
        fixture.store.write((writer) => writer.showMot(isShown, limit))
      const held = () => fixture.store.mot.held()
      expect([await show(true, 1), await held()]).toEqual([0, { shown: true, hidden: false }])
      expect([await fixture.store.changeNumber(), await show(false, 1), await show(false, 1)]).toEqual([
        2, 1, 0,
      ])
      expect([await stored(), await held()]).toEqual([undefined, { shown: false, hidden: true }])
      const changes = await fixture.store.changesSince({ change: 3, id: '' }, 5)
      expect(changes.map(({ id }) => id)).toEqual(['a'])
      expect([await show(true, 2), await stored(), await held()]).toEqual([
        1,
        first,
        { shown: true, hidden: false },
      ])
      expect(await fixture.store.changeNumber()).toBe(4)
      // With another plate, what is hidden is not of the vehicle any more.
      await show(false, 2)
      await follow(['a', 'ZZ11AAA'])
      expect([await show(true, 2), await stored()]).toEqual([0, undefined])
    })

    it('is forgotten a part at a time, and asked about anew', async () => {
      await put(['a', { registration: 'AA11AAA' }], ['b', { registration: 'BB11AAA' }], ['c', {}])
      await follow(['a', 'AA11AAA'], ['b', 'BB11AAA'])
      await keep({ history: history('AA11AAA', '2026-11-01') })
      const forget = () => fixture.store.write((writer) => writer.forgetMot(2))
      expect([await fixture.store.changeNumber(), await forget()]).toEqual([2, 2])
      expect([await stored(), await fixture.store.changeNumber()]).toEqual([undefined, 3])
      const changes = await fixture.store.changesSince({ change: 3, id: '' }, 5)
      expect(changes.map(({ id }) => id)).toEqual(['a'])
      // There may be more, so the cursor is the last to go.
      expect((await fixture.store.mot.cursor()).change).toBe(1)
      expect([await forget(), (await fixture.store.mot.cursor()).change, await due(9)]).toEqual([0, 0, []])
      expect(await fixture.store.changeNumber()).toBe(3)
    })

    it('is not asked about vehicles that have left, and is counted by the hour', async () => {
      await put(['a', { registration: 'AA11AAA' }], ['b', { registration: 'BB11AAA' }])
      await follow(['a', 'AA11AAA'], ['b', 'BB11AAA'])
      const hour = Math.floor(at(0) / 3_600_000)
      await keep({ askedAt: at(0) })
      await keep({ id: 'b', plate: 'BB11AAA', askedAt: at(-30) })
      expect(await fixture.store.mot.askedByHour(at(-24))).toEqual(new Map([[hour, 1]]))
      await fixture.store.write((writer) => writer.remove('a'))
      expect(await due(9)).toEqual(['b'])
      await follow(['b', null])
      expect(await due(9)).toEqual([])
    })
  })
}
