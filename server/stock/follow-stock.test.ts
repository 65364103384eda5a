import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import type { Loop } from '../repeat.ts'
import { sample, samples } from '../store/contract/sample-stock.ts'
import { openTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { createCatalogue, type LiveCatalogue } from './catalogue.ts'
import { followStock } from './follow-stock.ts'
import { buildStock } from './open-stock.ts'

describe('following the stock', () => {
  let file: string
  let store: StockStore
  let otherProcess: StockStore
  let catalogue: LiveCatalogue
  let follower: Loop | undefined
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })

  beforeEach(async () => {
    const folder = await openTemporaryFolder()
    file = join(folder, 'stock.db')
    store = await openSqliteStock(file)
    otherProcess = await openSqliteStock(file)
    await otherProcess.write((writer) => writer.put(samples(10)))
    catalogue = createCatalogue(store, await buildStock(store, null))
    lines.length = 0
  })
  afterEach(async () => {
    await follower?.stop()
    await store.close()
    await otherProcess.close()
  })

  const follow = (source = store, sliceSize = 7) => {
    follower = followStock(source, catalogue, { log, pollMs: 2, sliceSize })
    return follower
  }
  const untilReplaced = (source = store) =>
    new Promise<void>((resolve) => {
      follower = followStock(source, catalogue, { log, pollMs: 2, onReplaced: async () => resolve() })
    })
  const reaches = (change: number) =>
    vi.waitFor(() => expect(catalogue.version()).toBe(change), { timeout: 45_000, interval: 2 })

  it('shows what another process writes, read in slices', async () => {
    follow()
    await otherProcess.write((writer) => writer.put(samples(50, { price: 1 })))
    await otherProcess.write((writer) => writer.remove('v003'))
    await reaches(3)
    expect(catalogue.count('car')).toBe(49)
    const page = await catalogue.list({ offset: 0, limit: 100 })
    expect(page.records.map(({ adverts }) => adverts.retailAdverts.totalPrice?.amountGBP)).toEqual(
      Array.from({ length: 49 }, () => 1),
    )
  })

  it('compacts the index while there are no changes', async () => {
    let steps = 5
    const busy: LiveCatalogue = { ...catalogue, compact: () => --steps > 0 }
    follower = followStock(store, busy, { log, pollMs: 3_600_000 })
    await vi.waitFor(() => expect(steps).toBe(0), { timeout: 45_000 })
  })

  it('shows changes while price positions are waiting, and recomputes all of them', async () => {
    let steps = 50
    const slow: LiveCatalogue = {
      ...catalogue,
      recomputePositions: () => catalogue.version() < 2 || --steps > 0,
    }
    follower = followStock(store, slow, { log, pollMs: 2 })
    await otherProcess.write((writer) => writer.put([sample('new')]))
    await reaches(2)
    await vi.waitFor(() => expect(steps).toBeLessThanOrEqual(0), { timeout: 45_000 })
  })

  it('continues after failures of the store, and logs them', async () => {
    let failures = 2
    const flaky: StockStore = {
      ...store,
      async changeNumber() {
        if (failures-- > 0) throw new Error('disk I/O error')
        return store.changeNumber()
      },
    }
    await otherProcess.write((writer) => writer.put([sample('new')]))
    follow(flaky)
    await reaches(2)
    expect(lines.filter((line) => line.includes('disk I/O error'))).toHaveLength(2)
  })

  it('shows nothing of a write that could not be read to its end, and then all of it', async () => {
    let failures = 1
    const seen: number[] = []
    const flaky: StockStore = {
      ...store,
      async changesSince(after, limit) {
        if (after.id !== '' && failures-- > 0) {
          seen.push(catalogue.count('car'))
          throw new Error('disk I/O error')
        }
        return store.changesSince(after, limit)
      },
    }
    await otherProcess.write((writer) => writer.put(samples(30, { price: 1 })))
    follow(flaky)
    await reaches(2)
    expect(seen).toEqual([10])
    expect(catalogue.count('car')).toBe(30)
  })

  it('ends when the store went back to an earlier change', async () => {
    await untilReplaced({ ...store, changeNumber: async () => 0 })
    expect(catalogue.version()).toBe(1)
  })

  it('ends when the store has other writes under the same change numbers', async () => {
    await otherProcess.write((writer) => writer.put([sample('new')]))
    const restored: StockStore = {
      ...store,
      writeTokenOf: async (change) => `another ${await store.writeTokenOf(change)}`,
    }
    await untilReplaced(restored)
    expect(catalogue.version()).toBe(1)
  })

  it('applies nothing after it was stopped', async () => {
    await follow().stop()
    await otherProcess.write((writer) => writer.put([sample('new')]))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(catalogue.version()).toBe(1)
  })
})
