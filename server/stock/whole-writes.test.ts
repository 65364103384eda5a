import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockStore } from '#domain/stock/store.ts'
import type { Loop } from '../repeat.ts'
import { samples } from '../store/contract/sample-stock.ts'
import { stockDriver as postgres } from '../store/postgres/contract-drivers.ts'
import { stockDriver as sqlite } from '../store/sqlite/contract-drivers.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'
import { catchUp } from './catch-up.ts'
import { followStock } from './follow-stock.ts'
import { buildStock } from './open-stock.ts'

const query = { type: 'car', filters: {}, sort: 'price_asc', limit: 24 } as const
const large = 3_000

// Each write gives its vehicles a make of their own, so the facet of makes tells of which writes the index has how much.
describe.each([sqlite, postgres])('a write of the stock on $name', (driver) => {
  let store: StockStore
  let otherProcess: StockStore
  let catalogue: LiveCatalogue
  let follower: Loop | undefined
  let dispose: () => Promise<void>

  beforeEach(async () => {
    const place = await driver.createPlace()
    dispose = place.dispose
    store = await driver.open(place.location)
    otherProcess = await driver.open(place.location)
    await put(200, 'Before')
    catalogue = createCatalogue(store, await buildStock(store, null))
  })
  afterEach(async () => {
    await follower?.stop()
    await store.close()
    await otherProcess.close()
    await dispose()
  })

  const put = (count: number, make: string) =>
    otherProcess.write((writer) => writer.put(samples(count, { make })))
  const follow = () => {
    follower = followStock(store, catalogue, { log: pino({ level: 'silent' }), pollMs: 1 })
  }
  const reaches = (change: number) =>
    vi.waitFor(() => expect(catalogue.version()).toBe(change), { timeout: 45_000, interval: 2 })

  /** What a search counts, in every way that it can. */
  function counted(): string {
    const { make } = catalogue.facets('car', {})
    const total = catalogue.total('car', {})
    expect([catalogue.count('car'), catalogue.listIds({ offset: 0, limit: 9_999 }).ids.length]).toEqual([
      total,
      total,
    ])
    return [total, ...make.map(({ value, count }) => `${value} ${count}`)].join(', ')
  }

  /** Counts in every turn of the event loop; the returned function stops and returns the distinct counts in order. */
  function countAlways(): () => Promise<{ seen: string[]; turns: number }> {
    const seen: string[] = []
    let turns = 0
    let isCounting = true
    function count(): void {
      const now = counted()
      if (seen.at(-1) !== now) seen.push(now)
    }
    const counting = (async () => {
      for (; isCounting; turns++) {
        count()
        await nextTurn()
      }
    })()
    return async () => {
      isCounting = false
      await counting
      count()
      return { seen, turns }
    }
  }

  it('is counted whole or not at all while an import of thousands is applied', async () => {
    follow()
    const stop = countAlways()
    await put(large, 'After')
    await reaches(2)
    const { seen, turns } = await stop()
    expect(seen).toEqual(['200, Before 200', `${large}, After ${large}`])
    // The event loop had a turn after each slice of the import.
    expect(turns).toBeGreaterThan(large / 40)
  })

  it('is removed whole or not at all, and a search never fails for want of a record', async () => {
    await put(large, 'After')
    await catchUp(store, catalogue)
    follow()
    const stop = countAlways()
    const removing = otherProcess.write((writer) => writer.removeOthers())
    const records = new Set<number>()
    while (catalogue.version() < 3) {
      const found = await catalogue.search(query)
      if (found.total > 0) expect(found.total).toBe(large)
      records.add(found.records.length)
      await nextTurn()
    }
    expect(await removing).toBe(large)
    expect((await stop()).seen).toEqual([`${large}, After ${large}`, '0'])
    expect([...records].every((length) => length <= query.limit)).toBe(true)
    expect(await catalogue.search(query)).toEqual({ total: 0, records: [] })
  })

  it('is counted whole among many small ones in a row, also after a large one', async () => {
    follow()
    const stop = countAlways()
    await put(large, 'Large')
    const writes = 20
    for (let write = 1; write <= writes; write++) await put(20, `Small ${write}`)
    await reaches(2 + writes)
    const { seen } = await stop()
    const states = [
      '200, Before 200',
      `${large}, Large ${large}`,
      ...Array.from({ length: writes }, (_, i) => `${large}, Large ${large - 20}, Small ${i + 1} 20`),
    ]
    expect(seen.filter((each) => !states.includes(each))).toEqual([])
    expect(seen.at(-1)).toBe(states.at(-1))
  })

  it('shows its records with it, of pages and of the API', async () => {
    const makes = async () => {
      const { records } = await catalogue.search(query)
      const { json } = await catalogue.searchBytes(query)
      const ofBytes = JSON.parse(json.toString()).map(({ vehicle }: StockRecord) => vehicle.make)
      return new Set([...records.map(({ vehicle }) => vehicle.make), ...ofBytes])
    }
    expect(await makes()).toEqual(new Set(['Before']))
    await put(large, 'After')
    await catchUp(store, catalogue)
    expect(await makes()).toEqual(new Set(['After']))
    while (catalogue.recomputePositions());
    expect(catalogue.cacheVersion()).toBe(
      createCatalogue(store, await buildStock(store, null)).cacheVersion(),
    )
  })

  it.each(['while it is read', 'while the next index is made'])(
    'leaves no trace when stopped %s',
    async (when) => {
      await put(large, 'After')
      const stopping = new AbortController()
      let slices = 0
      const stopped: StockStore = {
        ...store,
        async changesSince(after, limit) {
          const changes = await store.changesSince(after, limit)
          slices += 1
          const isDue = when === 'while it is read' ? slices === 3 : changes.length < limit
          if (isDue) stopping.abort()
          return changes
        },
      }
      const stop = countAlways()
      await expect(catchUp(stopped, catalogue, { signal: stopping.signal })).rejects.toThrow()
      expect((await stop()).seen).toEqual(['200, Before 200'])
      expect([catalogue.version(), catalogue.changed()]).toEqual([1, 0])
      expect(await catchUp(store, catalogue)).toBe(large)
      expect(counted()).toBe(`${large}, After ${large}`)
    },
  )

  it('is not shown when the store was replaced while it was read', async () => {
    await put(large, 'After')
    let slices = 0
    const replaced: StockStore = {
      ...store,
      changesSince(after, limit) {
        slices += 1
        return store.changesSince(after, limit)
      },
      writeTokenOf: async (change) =>
        `${await store.writeTokenOf(change)}${slices > 10 ? ' of another' : ''}`,
    }
    const current = createCatalogue(replaced, await buildStock(replaced, null))
    await put(large, 'Later')
    expect(await catchUp(replaced, current)).toBe('replaced')
    expect(current.facets('car', {}).make).toEqual([{ value: 'After', count: large }])
  })
})
