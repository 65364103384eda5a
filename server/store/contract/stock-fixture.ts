import type { StockStore, WriteCounts } from '#domain/stock/store.ts'
import type { StockDriver } from './drivers.ts'
import { sample } from './sample-stock.ts'
import { setUpOnce } from './set-up-once.ts'

/** A fresh store for each test of a contract suite, with frequent operations. */
export interface StockFixture {
  store: StockStore
  location: string
  /** What the clock of the store shows: epoch milliseconds. */
  now: number
  /** Closes the store and opens it again. */
  reopen(): Promise<void>
  /** Puts samples in one write. */
  put(...batch: Parameters<typeof sample>[]): Promise<WriteCounts>
  /** Ids of all listed vehicles, sorted. */
  listedIds(): Promise<string[]>
}

export function setUpStock(driver: StockDriver): StockFixture {
  let dispose: () => Promise<void>
  const clock = { now: () => fixture.now }
  const fixture = {
    async reopen() {
      await fixture.store.close()
      fixture.store = await driver.open(fixture.location, clock)
    },
    put: (...batch) => fixture.store.write((writer) => writer.put(batch.map((one) => sample(...one)))),
    async listedIds() {
      const ids: string[] = []
      for await (const batch of fixture.store.all())
        ids.push(...batch.map(({ metadata }) => metadata.stockId))
      return ids.sort()
    },
  } as StockFixture

  async function open(): Promise<void> {
    const place = await driver.createPlace()
    dispose = place.dispose
    fixture.location = place.location
    fixture.now = Date.parse('2026-11-01T12:00:00Z')
    fixture.store = await driver.open(place.location, clock)
  }
  setUpOnce(open, async () => {
    await fixture.store.close()
    await dispose()
  })
  return fixture
}
