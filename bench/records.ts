import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import type { StockRecord } from '../domain/stock/record.ts'
import type { StockStore } from '../domain/stock/store.ts'
import { prepareRecord } from '../server/feed/prepare-record.ts'

/** Demo vehicles of about 2.4 kB, as Auto Trader's are: without features, with two pictures. */
export function* slimVehicles(count: number, seed: number): Generator<StockRecord> {
  for (const record of makeDemoStock({ count, seed })) {
    const images = record.media?.images?.slice(0, 2).map(({ href }) => ({ href }))
    yield { ...record, features: [], media: { images } }
  }
}

/** `count` of them that are cars. */
export function* slimCars(count: number, seed: number): Generator<StockRecord> {
  let made = 0
  for (const record of slimVehicles(count * 2, seed)) {
    if (record.vehicle.vehicleType !== 'Car') continue
    yield record
    if (++made === count) return
  }
}

/** One write of the stock. */
export async function writeAll(store: StockStore, records: Iterable<StockRecord>): Promise<void> {
  await store.write(async (writer) => {
    let batch: StockRecord[] = []
    for (const record of records) {
      if (batch.push(record) < 500) continue
      await writer.put(batch.map((each) => prepareRecord(each)))
      batch = []
    }
    await writer.put(batch.map((each) => prepareRecord(each)))
  })
}
