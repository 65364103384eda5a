import { stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fillEmptyStore } from '#server/cli/fill-empty-store.ts'
import { readConfig } from '#server/config.ts'
import { createTemporaryFolder } from '#server/store/contract/temporary-folder.ts'
import { stockFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'
import { countByPrice, feedOf, type RunningImport, startImport } from './stock-import.ts'

const patience = { timeout: 300_000, interval: 2 }

let dataDir: string
let dispose: () => Promise<void>
let running: RunningImport | undefined

beforeEach(async () => {
  ;({ folder: dataDir, dispose } = await createTemporaryFolder())
})
afterEach(async () => {
  running?.process.kill('SIGKILL')
  await dispose()
})

/** How many vehicles a site reads from the stock, and whether SQLite finds the file sound. */
async function found() {
  const store = await openSqliteStock(stockFile(dataDir))
  const prices = await countByPrice(store)
  await store.close()
  const db = new DatabaseSync(stockFile(dataDir))
  const check = db.prepare('PRAGMA integrity_check').get()
  db.close()
  return { prices, sound: check?.integrity_check === 'ok' }
}

/** Bytes; 0 when there is no such file. `-wal` is the log that an import writes to. */
const fileSize = (suffix: '' | '-wal' = '') =>
  stat(`${stockFile(dataDir)}${suffix}`).then(
    ({ size }) => size,
    () => 0,
  )

describe('the first import of a stock', () => {
  it('leaves an empty stock when it is killed after writing much of the log', async () => {
    running = startImport(dataDir, '-')
    // Far larger than the cache.
    running.process.stdin?.write(feedOf(0, 60_000, 1))
    await vi.waitFor(async () => expect(await fileSize('-wal')).toBeGreaterThan(10_000_000), patience)
    running.process.kill('SIGKILL')
    expect(await running.ended).toMatchObject({ code: null })
    expect(await found()).toEqual({ prices: {}, sound: true })
    expect([(await fileSize()) < 1_000_000, await fileSize('-wal')]).toEqual([true, 0])
  })

  it('leaves an empty or a complete stock whenever it is killed', async () => {
    for (const delayMs of [0, 20, 60, 150, 400]) {
      running = startImport(dataDir, '-')
      running.process.stdin?.end(feedOf(0, 3_000, 1))
      await vi.waitFor(async () => expect(await fileSize()).toBeGreaterThan(0), patience)
      await Promise.race([sleep(delayMs), running.ended])
      running.process.kill('SIGKILL')
      await running.ended
      const { prices, sound } = await found()
      expect([{}, { 1: 3_000 }]).toContainEqual(prices)
      expect(sound).toBe(true)
    }
    running = startImport(dataDir, '-')
    running.process.stdin?.end(feedOf(0, 3_000, 2))
    expect((await running.ended).code).toBe(0)
    expect(await found()).toEqual({ prices: { 2: 3_000 }, sound: true })
  })

  it('keeps a site that starts meanwhile from loading the demo', async () => {
    running = startImport(dataDir, '-')
    running.process.stdin?.write(feedOf(0, 60_000, 1))
    await vi.waitFor(async () => expect(await fileSize('-wal')).toBeGreaterThan(10_000_000), patience)
    const printed: string[] = []
    const filling = fillEmptyStore(readConfig({ DATA_DIR: dataDir }), (line) => printed.push(line))
    await vi.waitFor(() => expect(printed).not.toEqual([]), patience)
    running.process.stdin?.end(feedOf(60_000, 60_001, 1))
    expect((await running.ended).code).toBe(0)
    await filling
    expect(printed).toEqual(['Another process is filling the stock: waiting for its end…'])
    expect(await found()).toEqual({ prices: { 1: 60_001 }, sound: true })
  })
})
