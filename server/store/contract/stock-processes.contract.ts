import { describe, expect, it } from 'vitest'
import { startChild } from './child-process.ts'
import type { StockDriver } from './drivers.ts'
import { samples } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

/** Contract of every stock store: several processes, and one that is killed. */
export function testStockProcesses(driver: StockDriver): void {
  const fixture = setUpStock(driver)
  const { put } = fixture

  const child = (task: string) =>
    startChild(new URL('./stock-child.ts', import.meta.url), driver.module, fixture.location, task)

  describe('with other processes', () => {
    it('is unchanged when a process is killed in the middle of a write', async () => {
      await fixture.store.write((writer) => writer.put(samples(300)))
      const stalled = child('stall')
      expect(await stalled.nextLine()).toBe('half')
      await stalled.kill()
      expect(await fixture.store.count()).toBe(300)
      expect(await fixture.store.changeNumber()).toBe(1)
      expect(await fixture.store.find('v000')).toMatchObject({
        state: 'listed',
        record: { adverts: { retailAdverts: { totalPrice: { amountGBP: 10_000 } } } },
      })
      expect(await put(['later'])).toMatchObject({ added: 1 })
    })

    it('holds one whole write, the last that was reported or the next, whenever a process is killed', async () => {
      const repricing = child('reprice')
      for (let kept = 0; kept < 25; ) kept = Number(await repricing.nextLine())
      await repricing.kill()
      const reported = Number(repricing.linesLeft().at(-1) ?? 25)
      const prices = new Set<number | null | undefined>()
      for await (const batch of fixture.store.all()) {
        for (const { adverts } of batch) prices.add(adverts.retailAdverts.totalPrice?.amountGBP)
      }
      expect([[reported], [reported + 1]]).toContainEqual([...prices])
      expect(await fixture.store.count()).toBe(60)
    })

    it('keeps the writes of two processes whole and in order', async () => {
      const other = child('addThirty')
      const seen: number[] = []
      for (let index = 0; index < 30; index += 1) {
        await put([`parent${index}`])
        seen.push(await fixture.store.changeNumber())
      }
      await other.ended()
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
      expect(await fixture.store.count()).toBe(60)
      expect(await fixture.store.changeNumber()).toBe(60)
    })
  })
}
