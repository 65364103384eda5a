import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { fillEmptyStore } from '#server/cli/fill-empty-store.ts'
import { readConfig } from '#server/config.ts'
import { importStock } from '#server/feed/import-stock.ts'
import { openTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { sampled } from '../support/sampled.ts'
import { countByPrice, feedOf, type RunningImport, startImport } from './stock-import.ts'

const patience = { timeout: 45_000, interval: 2 }
/** For an import in each round, each until it is killed or has ended. */
const timeout = sampled(60_000, 180_000)

let dataDir: string

beforeEach(async () => {
  dataDir = await openTemporaryFolder()
})

/** Whether some process is in the middle of a write. */
function isHeld(): boolean {
  const db = new DatabaseSync(stockFile(dataDir), { timeout: 0 })
  try {
    db.exec('BEGIN IMMEDIATE')
    db.exec('ROLLBACK')
    return false
  } catch {
    return true
  } finally {
    db.close()
  }
}
const becomesHeld = () => vi.waitFor(() => expect(isHeld()).toBe(true), patience)

function expectSound(): void {
  const db = new DatabaseSync(stockFile(dataDir))
  expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  db.close()
}

describe('the first import of a stock', () => {
  let running: RunningImport | undefined
  afterEach(() => void running?.process.kill('SIGKILL'))

  /** How many vehicles at each price a site reads from the stock. */
  async function found() {
    const opened = await openSqliteStock(stockFile(dataDir))
    const prices = await countByPrice(opened)
    await opened.close()
    expectSound()
    return prices
  }

  /** Bytes; 0 when there is no such file. `-wal` is the log that an import writes to. */
  const fileSize = (suffix: '' | '-wal' = '') =>
    stat(`${stockFile(dataDir)}${suffix}`).then(
      ({ size }) => size,
      () => 0,
    )

  it('leaves an empty stock when it is killed after writing much of the log', async () => {
    running = startImport(dataDir, '-')
    // Far larger than the cache.
    running.process.stdin?.write(feedOf(0, 60_000, 1))
    await vi.waitFor(async () => expect(await fileSize('-wal')).toBeGreaterThan(10_000_000), patience)
    running.process.kill('SIGKILL')
    expect(await running.ended).toMatchObject({ code: null })
    expect(await found()).toEqual({})
    expect([(await fileSize()) < 1_000_000, await fileSize('-wal')]).toEqual([true, 0])
  })

  it('leaves an empty or a complete stock whenever it is killed', { timeout }, async () => {
    for (const delayMs of sampled([60], [0, 20, 60, 150, 400])) {
      running = startImport(dataDir, '-')
      running.process.stdin?.end(feedOf(0, 3_000, 1))
      await vi.waitFor(async () => expect(await fileSize()).toBeGreaterThan(0), patience)
      await Promise.race([sleep(delayMs), running.ended])
      running.process.kill('SIGKILL')
      await running.ended
      expect([{}, { 1: 3_000 }]).toContainEqual(await found())
    }
    running = startImport(dataDir, '-')
    running.process.stdin?.end(feedOf(0, 3_000, 2))
    expect((await running.ended).code).toBe(0)
    expect(await found()).toEqual({ 2: 3_000 })
  })

  it('keeps a site that starts meanwhile from loading the demo', async () => {
    await (await openSqliteStock(stockFile(dataDir))).close()
    running = startImport(dataDir, '-')
    running.process.stdin?.write(feedOf(0, 2_000, 1))
    await becomesHeld()
    const printed: string[] = []
    const filling = fillEmptyStore(readConfig({ DATA_DIR: dataDir }), (line) => printed.push(line))
    await vi.waitFor(() => expect(printed).not.toEqual([]), patience)
    running.process.stdin?.end(feedOf(2_000, 2_001, 1))
    expect((await running.ended).code).toBe(0)
    await filling
    expect(printed).toEqual(['Another process is filling the stock: waiting for its end…'])
    expect(await found()).toEqual({ 1: 2_001 })
  })
})

describe('a later import', () => {
  let store: StockStore
  beforeEach(async () => {
    store = await openSqliteStock(stockFile(dataDir))
    await bring(feedOf(0, 300, 1))
  })
  afterEach(() => store.close())

  async function bring(feed: string, options: { replace?: boolean; force?: boolean } = {}) {
    const file = join(dataDir, 'feed')
    await writeFile(file, feed)
    return importStock(file, store, { now: new Date(), ...options })
  }

  it.each<[flags: string[]]>([[[]], [['--replace', '--force']]])(
    'that is killed half-way (%j) leaves the stock as it was',
    async (flags) => {
      const running = startImport(dataDir, '-', ...flags)
      running.process.stdin?.write(feedOf(150, 2_000, 2))
      await becomesHeld()
      running.process.kill('SIGKILL')
      expect(await running.ended).toMatchObject({ code: null })
      expect([await countByPrice(store), await store.changeNumber()]).toEqual([{ 1: 300 }, 1])
      expectSound()
      expect(await bring(feedOf(150, 400, 3), { replace: true, force: true })).toMatchObject({
        added: 100,
        removed: 150,
      })
    },
  )

  it.each(sampled<[flags: string[]][]>([[['--replace', '--force']]], [[[]], [['--replace', '--force']]]))(
    'that is killed at any moment (%j) leaves it as before or as after',
    { timeout },
    async (flags) => {
      const others = flags.length === 0 ? { 1: 150 } : {}
      let before: Record<string, number> = { 1: 300 }
      // From during the import to after its end: on any machine some kills are before the commit, some after.
      for (const [round, delayMs] of sampled([40], [0, 15, 40, 100, 250, 1_500]).entries()) {
        const price = 2 + round
        const running = startImport(dataDir, '-', ...flags)
        running.process.stdin?.write(feedOf(150, 1_000, price))
        await becomesHeld()
        running.process.stdin?.end(feedOf(1_000, 2_000, price))
        await Promise.race([sleep(delayMs), running.ended])
        running.process.kill('SIGKILL')
        await running.ended
        const found = await countByPrice(store)
        expect([before, { ...others, [price]: 1_850 }]).toContainEqual(found)
        expectSound()
        before = found
      }
      const last = startImport(dataDir, '-', ...flags)
      last.process.stdin?.end(feedOf(150, 2_000, 99))
      expect((await last.ended).code).toBe(0)
      expect(await countByPrice(store)).toEqual({ ...others, 99: 1_850 })
    },
  )

  it('runs after another import at the same time, each complete', async () => {
    const first = startImport(dataDir, '-', '--json')
    first.process.stdin?.write(feedOf(0, 300, 2))
    await becomesHeld()
    const file = join(dataDir, 'second.ndjson')
    await writeFile(file, feedOf(100, 400, 3))
    const second = startImport(dataDir, file, '--json', '--replace', '--force')
    let secondIsOver = false
    void second.ended.then(() => {
      secondIsOver = true
    })
    await sleep(1_000)
    expect([secondIsOver, await countByPrice(store)]).toEqual([false, { 1: 300 }])
    first.process.stdin?.end(feedOf(300, 350, 2))
    const [one, two] = await Promise.all([first.ended, second.ended])
    expect([one.code, two.code]).toEqual([0, 0])
    expect(JSON.parse(one.output)).toMatchObject({ added: 50, changed: 300 })
    expect(JSON.parse(two.output)).toMatchObject({ added: 50, changed: 250, removed: 100 })
    expect([await countByPrice(store), await store.changeNumber()]).toEqual([{ 3: 300 }, 3])
  })
})
