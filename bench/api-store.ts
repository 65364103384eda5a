import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import type { Listing } from '../domain/stock/listing.ts'
import type { PreparedRecord, StockStore } from '../domain/stock/store.ts'
import { toListing } from '../domain/stock/to-listing.ts'
import { prepareRecord } from '../server/feed/prepare-record.ts'
import { stockFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'

/**
 * A folder of data with `count` whole demo cars, as the site's own demo has them. Kept for the next measurement,
 * because 440,021 of them are 2.5 GB and take a minute to write.
 */
export async function prepareApiStore(
  count: number,
  seed: number,
  say: (line: string) => void,
): Promise<string> {
  const folder = join(tmpdir(), `forecourt-api-${count}-${seed}`)
  if (existsSync(folder)) return folder
  say(`writing ${count.toLocaleString('en-GB')} cars to ${folder}`)
  const unfinished = `${folder}-unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  const store = await openSqliteStock(stockFile(unfinished))
  await fill(store, count, seed)
  await store.close()
  await rename(unfinished, folder)
  return folder
}

async function fill(store: StockStore, count: number, seed: number): Promise<void> {
  let made = 0
  await store.write(async (writer) => {
    let batch: PreparedRecord[] = []
    for (const record of makeDemoStock({ count: count * 2, seed })) {
      if (record.vehicle.vehicleType !== 'Car') continue
      batch.push(prepareRecord(record))
      if (++made === count) break
      if (batch.length < 500) continue
      await writer.put(batch)
      batch = []
    }
    await writer.put(batch)
  })
}

/** All listings of the folder, or about `most` of them. */
export async function readListings(folder: string, most = Number.POSITIVE_INFINITY): Promise<Listing[]> {
  const store = await openSqliteStock(stockFile(folder))
  const parts = Math.max(1, Math.round((await store.count()) / most))
  const listings: Listing[] = []
  for await (const records of store.all({ part: 0, parts })) {
    for (const record of records) {
      const listing = toListing(record)
      if (listing) listings.push(listing)
    }
  }
  await store.close()
  return listings
}
