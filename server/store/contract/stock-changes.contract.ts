import { describe, expect, it } from 'vitest'
import type { StockDriver } from './drivers.ts'
import { sample, samples } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

const start = { change: 0, id: '' }

/** Contract of every stock store: following changes. */
export function testStockChanges(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put, listedIds } = fixture

  describe('following', () => {
    it('gives every write a unique token, also across stores', async () => {
      const other = await driver.createPlace()
      const another = await driver.open(other.location)
      for (const one of [fixture.store, another]) {
        expect(await one.writeTokenOf(0)).toBeNull()
        await one.write((writer) => writer.put([sample('a')]))
        await one.write((writer) => writer.put([sample('b')]))
        await one.write((writer) => writer.put([sample('b')]))
      }
      const tokens = [fixture.store, another].flatMap((one) =>
        [1, 2].map((change) => one.writeTokenOf(change)),
      )
      const known = await Promise.all(tokens)
      expect(known).not.toContain(null)
      expect(new Set(known).size).toBe(4)
      expect(await fixture.store.writeTokenOf(3)).toBeNull()
      await another.close()
      await other.dispose()
      await fixture.reopen()
      expect([await fixture.store.writeTokenOf(1), await fixture.store.writeTokenOf(2)]).toEqual(
        known.slice(0, 2),
      )
    })

    it('gives every write one number, and returns every changed id once in its present state', async () => {
      await put(['b'], ['a'])
      await put(['c'])
      await put(['a', { price: 1 }], ['d', { lifecycleState: 'DUE_IN' }])
      await fixture.store.write((writer) => writer.remove('c'))
      expect(await fixture.store.changeNumber()).toBe(4)
      const changes = await fixture.store.changesSince(start, 10)
      expect(changes.map(({ id, change, record }) => [id, change, record !== null])).toEqual([
        ['b', 1, true],
        ['a', 3, true],
        ['d', 3, false],
        ['c', 4, false],
      ])
      expect(changes[1]?.record?.adverts.retailAdverts.totalPrice?.amountGBP).toBe(1)
    })

    it('can be read in slices that break anywhere', async () => {
      await fixture.store.write((writer) => writer.put(samples(25)))
      await fixture.store.write((writer) => writer.put(samples(9, { price: 1 })))
      const seen: string[] = []
      let after = start
      for (;;) {
        const slice = await fixture.store.changesSince(after, 4)
        seen.push(...slice.map(({ change, id }) => `${change} ${id}`))
        const last = slice.at(-1)
        if (!last) break
        after = last
      }
      const all = await fixture.store.changesSince(start, 100)
      expect(seen).toEqual(all.map(({ change, id }) => `${change} ${id}`))
      expect(seen).toHaveLength(25)
    })

    it('tells a write what it has changed so far, which a rollback undoes', async () => {
      await put(['a'], ['b'], ['c'])
      const refused = fixture.store.write(async (writer) => {
        await writer.put([sample('a'), sample('b', { price: 1 }), sample('d')])
        await writer.removeOthers()
        const first = await writer.changed('', 2)
        const rest = await writer.changed(first.at(-1)?.id ?? '', 2)
        expect([...first, ...rest].map(({ id, record }) => [id, record !== null])).toEqual([
          ['b', true],
          ['c', false],
          ['d', true],
        ])
        throw new Error('undone')
      })
      await expect(refused).rejects.toThrow('undone')
      expect(await listedIds()).toEqual(['a', 'b', 'c'])
    })

    it('shows nothing of a write before its commit', async () => {
      await put(['a'])
      await fixture.store.write(async (writer) => {
        await writer.put([sample('b'), sample('a', { lifecycleState: 'SOLD' })])
        expect(await listedIds()).toEqual(['a'])
        expect(await fixture.store.count()).toBe(1)
        expect(await fixture.store.changeNumber()).toBe(1)
        expect(await fixture.store.changesSince({ change: 1, id: 'a' }, 10)).toEqual([])
      })
      expect(await listedIds()).toEqual(['b'])
      expect(await fixture.store.changeNumber()).toBe(2)
    })

    it('serialises concurrent writes', async () => {
      await Promise.all(Array.from({ length: 20 }, (_, index) => put([`id${index}`])))
      const changes = await fixture.store.changesSince(start, 100)
      expect(changes.map(({ change }) => change)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    })
  })
}
