// Opens the stock in a folder and writes its snapshot repeatedly, until killed.

import { buildStock } from '#server/stock/open-stock.ts'
import { listingRules, saveSnapshot } from '#server/stock/snapshot.ts'
import { stockFile, stockSnapshotFile } from '#server/store/data-files.ts'
import { openSqliteStock } from '#server/store/sqlite/stock-store.ts'

const [dataDir = ''] = process.argv.slice(2)
const store = await openSqliteStock(stockFile(dataDir))
const place = { file: stockSnapshotFile(dataDir), rules: listingRules() }
const stock = await buildStock(store, null)
for (;;) {
  await saveSnapshot(store, stock, place)
  process.stdout.write('saved\n')
}
