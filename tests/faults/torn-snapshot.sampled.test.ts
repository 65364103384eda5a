import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleAssumed } from '#domain/search/example-assumed.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import { type SortOrder, sortOrders } from '#domain/stock/sort-orders.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'
import { prepareRecord } from '#server/feed/prepare-record.ts'
import { createCatalogue, type LiveCatalogue } from '#server/stock/catalogue.ts'
import { openLiveStock } from '#server/stock/live-stock.ts'
import { buildStock } from '#server/stock/open-stock.ts'
import { listingRules, saveSnapshot } from '#server/stock/snapshot.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockFile, stockSnapshotFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { sampled } from '../support/sampled.ts'

/** For an index from a snapshot and one anew in each round. */
const timeout = sampled(60_000, 180_000)

const records = [...makeDemoStock({ count: 400 })]

let dataDir: string
let store: StockStore
let lines: { msg: string; why?: string; fromSnapshot?: boolean; later?: number }[] = []
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })

beforeEach(async () => {
  dataDir = await openTemporaryFolder()
  store = await openSqliteStock(stockFile(dataDir))
  await put(0, 300)
  await save()
})
afterEach(() => store.close())

async function put(from: number, to: number, pounds?: number) {
  const some = structuredClone(records.slice(from, to))
  for (const { adverts } of some)
    if (pounds !== undefined) adverts.retailAdverts.totalPrice = { amountGBP: pounds }
  await store.write((writer) => writer.put(some.map((record) => prepareRecord(record))))
}

async function save(rules?: string) {
  const place = { file: stockSnapshotFile(dataDir), rules: rules ?? listingRules() }
  await saveSnapshot(store, await buildStock(store, null), place)
}

const notOurs = 'it has other filter fields or bands, or is damaged'

/** Starts as the site does; answers must be those of an index built from the records as they are now. */
async function expectRightStart() {
  lines = []
  const live = await openLiveStock(store, {
    stockFile: null,
    snapshotFile: stockSnapshotFile(dataDir),
    log,
    warmUp: false,
  })
  const anew = createCatalogue(store, await buildStock(store, null))
  while (live.catalogue.recomputePositions());
  expect(await answersOf(live.catalogue)).toEqual(await answersOf(anew))
  expect(live.catalogue.version()).toBe(await store.changeNumber())
  const { fromSnapshot, later } = lines.find(({ msg }) => msg === 'stock open') ?? {}
  const refusals = lines.filter(({ msg }) => msg.includes('discarded')).map(({ why }) => why)
  return { fromSnapshot, later, refusals, live }
}

async function answersOf(catalogue: LiveCatalogue) {
  const { total, ids } = catalogue.listIds({ offset: 0, limit: 1_000 })
  const positions = ids.map((id) => [catalogue.pricePosition(id), catalogue.priceComparison(id)])
  const searches = []
  for (const type of vehicleTypes) {
    for (const text of [
      '',
      'make=ford',
      'price=5000-20000&fuelType=diesel',
      'pricePosition=good price&year=2015-',
    ]) {
      const { filters } = parseFilters(new URLSearchParams(text), exampleAssumed.terms)
      for (const sort of Object.keys(sortOrders) as SortOrder[]) {
        const query = { type, filters, sort, limit: 40 }
        const found = await catalogue.searchWithFacets(query)
        searches.push({ ...found, records: found.records.map(({ metadata }) => metadata.stockId) })
      }
    }
  }
  return { total, ids, positions, searches }
}

const readSnapshot = () => readFile(stockSnapshotFile(dataDir))
const writeSnapshot = (bytes: Buffer) => writeFile(stockSnapshotFile(dataDir), bytes)

/** Numbers from 0 to before `below`, the same each time. */
function createDraw() {
  let state = 7
  return (below: number) => {
    state = Math.imul(state, 48_271) & 0x7fff_ffff
    return state % below
  }
}

describe('a start from a snapshot', () => {
  it('answers as a start from the records does', async () => {
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: true, later: 0, refusals: [] })
  })

  it('applies what changed since', async () => {
    await put(250, 400, 9_000)
    await store.write((writer) => writer.remove(records[3]?.metadata.stockId ?? ''))
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: true, later: 151, refusals: [] })
  })

  it('works without a snapshot', async () => {
    await rm(stockSnapshotFile(dataDir))
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: false, refusals: [] })
  })
})

describe('an invalid snapshot', () => {
  it('is discarded when it is truncated, at any place', { timeout }, async () => {
    const draw = createDraw()
    const valid = await readSnapshot()
    for (let i = 0; i < sampled(2, 6); i++) {
      await writeSnapshot(valid.subarray(0, i === 0 ? 0 : draw(valid.length)))
      expect(await expectRightStart()).toMatchObject({ fromSnapshot: false, refusals: [notOurs] })
    }
  })

  it('is discarded when any bit has changed', { timeout }, async () => {
    const draw = createDraw()
    const valid = await readSnapshot()
    for (let i = 0; i < sampled(2, 8); i++) {
      const bytes = Buffer.from(valid)
      const at = draw(bytes.length)
      bytes[at] = (bytes[at] ?? 0) ^ (1 << draw(8))
      await writeSnapshot(bytes)
      const { fromSnapshot, refusals } = await expectRightStart()
      expect([fromSnapshot, refusals.length]).toEqual([false, 1])
    }
  })

  it('is discarded when the file is no snapshot', async () => {
    await writeSnapshot(Buffer.from('{"not": "a snapshot"}'))
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: false, refusals: [notOurs] })
    await rm(stockSnapshotFile(dataDir))
    await mkdir(stockSnapshotFile(dataDir))
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: false, refusals: [expect.any(String)] })
  })

  it('is discarded when another version wrote it', async () => {
    await save('other rules')
    expect(await expectRightStart()).toMatchObject({ refusals: ['it was made by another version'] })
  })

  it('is discarded when it belongs to another stock, also with the same change number', async () => {
    const other = await openTemporaryFolder()
    const own = store
    store = await openSqliteStock(stockFile(other))
    await put(0, 200)
    await copyFile(stockSnapshotFile(dataDir), stockSnapshotFile(other))
    const ownFolder = dataDir
    dataDir = other
    expect(await expectRightStart()).toMatchObject({ refusals: ['it is not of this stock'] })
    await store.close()
    ;[store, dataDir] = [own, ownFolder]
  })

  it('is discarded when the stock was restored from a backup and changed since', async () => {
    const backup = `${stockFile(dataDir)}.backup`
    await store.close()
    await copyFile(stockFile(dataDir), backup)
    store = await openSqliteStock(stockFile(dataDir))
    await put(0, 100, 5_000)
    await save()
    await store.close()
    await copyFile(backup, stockFile(dataDir))
    store = await openSqliteStock(stockFile(dataDir))
    expect(await expectRightStart()).toMatchObject({ refusals: ['it is not of this stock'] })
    await put(100, 200, 6_000)
    expect(await expectRightStart()).toMatchObject({ refusals: ['it is not of this stock'] })
  })
})

describe('writing a snapshot', () => {
  it('leaves a valid snapshot, whenever it is killed', { timeout }, async () => {
    const script = fileURLToPath(new URL('./snapshot-process.ts', import.meta.url))
    await rm(stockSnapshotFile(dataDir))
    for (const delayMs of sampled([3], [0, 1, 3, 7, 12, 20])) {
      const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
      await once(child.stdout, 'data')
      await sleep(delayMs)
      child.kill('SIGKILL')
      await once(child, 'close')
      expect(await expectRightStart()).toMatchObject({ fromSnapshot: true, refusals: [] })
    }
  })

  it('has no effect on the site where it cannot be written', async () => {
    await rm(stockSnapshotFile(dataDir))
    await mkdir(`${stockSnapshotFile(dataDir)}.draft`)
    const { live } = await expectRightStart()
    await live.follow()()
    expect(lines.filter(({ msg }) => msg.includes('cannot write the snapshot'))).toHaveLength(1)
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: false, refusals: [] })
  })

  it('is done by a site that starts without one', async () => {
    await rm(stockSnapshotFile(dataDir))
    const { live } = await expectRightStart()
    await live.follow()()
    expect(await expectRightStart()).toMatchObject({ fromSnapshot: true, later: 0 })
  })
})
