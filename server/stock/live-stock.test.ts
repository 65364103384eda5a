import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { StockStore } from '#domain/stock/store.ts'
import { sample } from '../store/contract/sample-stock.ts'
import { createTemporaryFolder } from '../store/contract/temporary-folder.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { openLiveStock } from './live-stock.ts'

const messages: string[] = []
const log = pino({ base: null }, { write: (line) => messages.push(JSON.parse(line).msg) })

/** A live stock of 'a' and 'b' with its public records in a file, and how often records of 'a' were read from the store. */
async function open() {
  const { folder, dispose } = await createTemporaryFolder()
  const stockFile = join(folder, 'stock.db')
  const store = await openSqliteStock(stockFile)
  await store.write((writer) => writer.put([sample('a', { price: 1_000 }), sample('b')]))
  const reads: string[] = []
  const counting: StockStore = {
    ...store,
    findMany(ids) {
      reads.push(...ids)
      return store.findMany(ids)
    },
  }
  async function start() {
    const live = await openLiveStock(counting, {
      stockFile: () => stockFile,
      snapshotFile: join(folder, 'stock.snapshot'),
      publicRecordsFile: join(folder, 'stock.public.db'),
      fewestForFile: 1,
      log,
      warmUp: false,
    })
    const stop = live.follow()
    const end = async () => {
      await stop()
      live.close()
    }
    return { live, end }
  }
  onTestFinished(async () => {
    await store.close()
    await dispose()
  })
  return { store, reads, start }
}

/** Waits until the file was written this often. */
function written(times: number): Promise<void> {
  const count = () => messages.filter((message) => message === 'public records written').length
  return vi.waitFor(() => expect(count()).toBe(times), 300_000)
}

it('a large stock has its public records in a file, which the next process reads', async () => {
  const { store, reads, start } = await open()
  const first = await start()
  await written(1)
  await first.end()
  const second = await start()
  // From now on the thread waits for a minute before it looks for changes.
  await written(2)
  const priceOf = async () => {
    const found = await second.live.catalogue.findBytes('a')
    return (
      found.state === 'listed' && JSON.parse(`${found.record}`).adverts.retailAdverts.totalPrice.amountGBP
    )
  }
  expect([await priceOf(), reads]).toEqual([1_000, []])
  await store.write((writer) => writer.put([sample('a', { price: 2_000 })]))
  while (second.live.catalogue.version() < 2) await sleep(20)
  expect([await priceOf(), reads]).toEqual([2_000, ['a']])
  await second.end()
})
