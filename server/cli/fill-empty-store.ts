import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { StockStore } from '#domain/stock/store.ts'
import type { Config } from '../config.ts'
import { importStock } from '../feed/import-stock.ts'
import type { ImportSummary } from '../feed/import-summary.ts'
import { type ImportFile, takeFeed } from '../feed/take-feed.ts'
import { isAddress } from '../stock/stock-intake.ts'
import { stockFile } from '../store/data-files.ts'
import { openSqliteStock } from '../store/sqlite/stock-store.ts'
import { loadDemo } from './load-demo.ts'

/** Fills a store that nothing was ever written to. One whose vehicles have all been sold stays empty. */
export async function fillEmptyStore(config: Config, tell: (line: string) => void): Promise<void> {
  const { dataDir, stockFeed } = config
  await mkdir(dataDir, { recursive: true })
  const store = await openSqliteStock(stockFile(dataDir))
  try {
    if ((await store.changeNumber()) > 0) return
    await (stockFeed === null
      ? fillWithDemo(store, dataDir, tell)
      : fillFromFeed(store, stockFeed, dataDir, tell))
  } finally {
    await store.close()
  }
}

async function fillWithDemo(store: StockStore, dataDir: string, tell: (line: string) => void): Promise<void> {
  tell('The stock is empty: making the demo stock…')
  const { added } = await loadDemo(store, dataDir)
  tell(`${added.toLocaleString('en-GB')} made-up vehicles are on the forecourt.`)
}

async function fillFromFeed(
  store: StockStore,
  feed: string,
  dataDir: string,
  tell: (line: string) => void,
): Promise<void> {
  tell(`The stock is empty: loading ${withoutSecrets(feed)}…`)
  const summary = await importFeed(store, feed, dataDir)
  if (summary === null) return
  const { added, rejected, rejects } = summary
  tell(`${added.toLocaleString('en-GB')} vehicles added, ${rejected.toLocaleString('en-GB')} rejected.`)
  if (rejects !== null) tell(`The reasons are in ${rejects}.`)
}

/** That of an address is remembered, so that polling does not bring it in once more. */
async function importFeed(store: StockStore, feed: string, dataDir: string): Promise<ImportSummary | null> {
  const now = new Date()
  if (!isAddress(feed)) {
    return importStock(feed, store, { now, rejectsFile: join(dataDir, 'first-import.rejects.ndjson') })
  }
  const importFile: ImportFile = (file, options) => importStock(file, store, { now, ...options })
  const taken = await takeFeed(feed, { dataDir, store, importFile })
  return taken.state === 'imported' ? taken.summary : null
}

/** A feed's address may carry a password or a token. */
function withoutSecrets(feed: string): string {
  const url = URL.parse(feed)
  return url?.host ? `${url.protocol}//${url.host}${url.pathname}` : feed
}
