import { expect, it } from 'vitest'
import type { StockDriver } from './drivers.ts'
import { samples } from './sample-stock.ts'
import { setUpStock } from './stock-fixture.ts'

/** Contract of every stock store: more vehicles than one statement can name, 65,535. */
export function testLargeStock(driver: StockDriver): void {
  const fixture = setUpStock(driver)

  it('removes the others from a large stock', async () => {
    const all = samples(70_000)
    const kept = all.filter((_, at) => at === 0 || at === 65_535 || at === 65_536)
    await fixture.store.write((writer) => writer.put(all))
    const found = await fixture.store.write(async (writer) => {
      await writer.put(kept)
      return { others: await writer.countOthers(), removed: await writer.removeOthers() }
    })
    expect(found).toEqual({ others: 69_997, removed: 69_997 })
    expect(await fixture.listedIds()).toEqual(kept.map(({ record }) => record.metadata.stockId).sort())
  })
}
