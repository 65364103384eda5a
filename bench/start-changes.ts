import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { prepareRecord } from '../server/feed/prepare-record.ts'
import { stockFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { benchCars, changedColour } from './start-cars.ts'
import type { Followed } from './start-process.ts'

export interface ChangeRun {
  vehicles: number
  /** From the commit until every change is in the answers. */
  visibleSeconds: number
  /** Until compactions and price positions are done too. */
  upkeepSeconds: number
  longestHoldMs: number
  p99HoldMs: number
  /** By processor time, so that other work on the machine does not count. */
  longestTurnMs: number
  /** Of the work on the stock, by the clock. */
  longestSliceMs: number
  searchMs: Followed['searchMs']
  partial: number
}

const script = fileURLToPath(new URL('./start-process.ts', import.meta.url))

/** Changes the price and colour of many records while another process follows the stock and measures how long its event loop is blocked. */
export async function measureFollowing(dataDir: string, vehicles: number, seed: number): Promise<ChangeRun> {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  await lines.next()
  const store = await openSqliteStock(stockFile(dataDir))
  await store.write(async (writer) => {
    const changed = Array.from(benchCars(vehicles, seed), (record) => {
      const { metadata, vehicle, adverts } = record
      const price = adverts.retailAdverts.totalPrice?.amountGBP ?? 0
      const retailAdverts = { ...adverts.retailAdverts, totalPrice: { amountGBP: price + 500 } }
      const versionNumber = (metadata.versionNumber ?? 0) + 1
      return prepareRecord({
        ...record,
        metadata: { ...metadata, versionNumber },
        vehicle: { ...vehicle, colour: changedColour },
        adverts: { ...adverts, retailAdverts },
      })
    })
    for (let from = 0; from < vehicles; from += 500) await writer.put(changed.slice(from, from + 500))
  })
  const committed = Date.now()
  await store.close()
  const line = await lines.next()
  await once(child, 'exit')
  const { visibleAt, doneAt, ...held }: Followed = JSON.parse(line.value ?? 'null')
  return {
    vehicles,
    visibleSeconds: (visibleAt - committed) / 1_000,
    upkeepSeconds: (doneAt - committed) / 1_000,
    ...held,
  }
}
