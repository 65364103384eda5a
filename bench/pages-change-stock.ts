// Changes the price of one car after another: node pages-change-stock.ts <data folder> <times> <pause in ms>.
import { setTimeout as sleep } from 'node:timers/promises'
import type { StockRecord } from '../domain/stock/record.ts'
import { prepareRecord } from '../server/feed/prepare-record.ts'
import { stockFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'

const [folder = '', times = '1', pauseMs = '0'] = process.argv.slice(2)
const store = await openSqliteStock(stockFile(folder))
const cars: StockRecord[] = []
for await (const batch of store.all()) {
  cars.push(...batch.filter(({ vehicle }) => vehicle.vehicleType === 'Car'))
}
for (let number = 0; number < Number(times); number++) {
  const car = cars[(Date.now() + number) % cars.length]
  if (!car) throw new Error('There is no car in the stock')
  const { adverts } = car
  const price = { amountGBP: 9_000 + (Date.now() % 9_000) }
  const retailAdverts = { ...adverts.retailAdverts, totalPrice: price, suppliedPrice: price }
  const changed = { ...car, adverts: { ...adverts, retailAdverts } }
  await store.write((writer) => writer.put([prepareRecord(changed)]))
  await sleep(Number(pauseMs))
}
await store.close()
