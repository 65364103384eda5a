import type { StockRecord } from '../domain/stock/record.ts'
import { prepareRecord } from '../server/feed/prepare-record.ts'
import { stockFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'

/** Changes the price of one car of a site that runs, so that every answer about the stock is made again. */
export async function changeOneCar(dataDir: string): Promise<void> {
  const store = await openSqliteStock(stockFile(dataDir))
  try {
    const car = await firstCar(store.all())
    const { adverts } = car
    const price = { amountGBP: 9_000 + (Date.now() % 9_000) }
    const retailAdverts = { ...adverts.retailAdverts, totalPrice: price, suppliedPrice: price }
    await store.write((writer) =>
      writer.put([prepareRecord({ ...car, adverts: { ...adverts, retailAdverts } })]),
    )
  } finally {
    await store.close()
  }
}

async function firstCar(batches: AsyncIterable<readonly StockRecord[]>): Promise<StockRecord> {
  for await (const batch of batches) {
    const car = batch.find(({ vehicle }) => vehicle.vehicleType === 'Car')
    if (car) return car
  }
  throw new Error('There is no car in the stock')
}
