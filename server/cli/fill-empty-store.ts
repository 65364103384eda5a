import { setTimeout as sleep } from 'node:timers/promises'
import type { StockWriter } from '#domain/stock/store.ts'
import sells from '#sells'
import type { Config } from '../config.ts'
import { type ImportSummary, importWarnings } from '../feed/import-summary.ts'
import { isAddress, withoutSecrets } from '../feed/open-url.ts'
import { type ImportFile, takeFeed } from '../feed/take-feed.ts'
import { retryDelay } from '../retry-delay.ts'
import type { StockPlace } from '../store/open-stock-store.ts'
import { messageOf } from './run-command.ts'
import { withStock } from './with-stock.ts'

type Destination = StockPlace & Pick<Config, 'pictureHosts' | 'feedPrivateHosts' | 'stockFeedMap'>

type Tell = (line: string) => void

// What fills a store is loaded when a store is empty, so that other starts are faster.

/** Of each attempt to fill a stock in PostgreSQL. */
const backoff = { firstMs: 1_000, longestMs: 60_000 }

/**
 * `fillEmptyStore` for a stock in PostgreSQL, while the process starts, because the database may be away. Repeated until
 * it succeeds.
 */
export async function fillInBackground(config: Config, tell: Tell): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await fillEmptyStore(config, tell)
    } catch (error) {
      const delayMs = retryDelay(failures, backoff, Math.random())
      tell(`The stock is not filled: ${messageOf(error)}. Trying again in ${Math.ceil(delayMs / 1_000)} s.`)
      await sleep(delayMs, undefined, { ref: false })
    }
  }
}

/** Before a site starts: in PostgreSQL, the store is filled while it starts. */
export async function fillBeforeStart(config: Config, tell: Tell): Promise<void> {
  if (config.databaseUrl === null) await fillEmptyStore(config, tell)
  else void fillInBackground(config, tell)
}

/** Fills a store that was never written to. A store whose vehicles have all been sold stays empty. */
export async function fillEmptyStore(
  { pictureHosts, feedPrivateHosts, stockFeed, stockFeedMap, ...config }: Config,
  tell: Tell,
): Promise<void> {
  const reason =
    config.databaseUrl === null
      ? 'Another process is filling the stock: waiting for its end…'
      : 'Waiting for the database, or for another process that is filling the stock…'
  const waiting = setTimeout(() => tell(reason), 1_000)
  const change = await changeNumberOnceFree(config).finally(() => clearTimeout(waiting))
  if (change > 0) return
  await (stockFeed === null
    ? fillWithDemo(config, tell)
    : fillFromFeed(stockFeed, { ...config, pictureHosts, feedPrivateHosts, stockFeedMap }, tell))
}

/** Waits for another process's first import, which is invisible until its commit. */
function changeNumberOnceFree(place: StockPlace): Promise<number> {
  return withStock(
    place,
    async (store) => (await store.changeNumber()) || store.write(() => store.changeNumber()),
  )
}

async function fillWithDemo(place: StockPlace, tell: Tell): Promise<void> {
  tell('The stock is empty: making the demo stock…')
  const { loadDemo } = await import('./load-demo.ts')
  const { added } = await withStock(place, (store) => loadDemo(store, place.dataDir))
  tell(`${added.toLocaleString('en-GB')} made-up vehicles are listed for sale.`)
}

async function fillFromFeed(feed: string, destination: Destination, tell: Tell): Promise<void> {
  tell(`The stock is empty: loading ${isAddress(feed) ? withoutSecrets(feed) : feed}…`)
  const summary = await importFeed(feed, destination)
  if (summary === null) return
  const { added, rejected, rejects } = summary
  tell(`${added.toLocaleString('en-GB')} vehicles added, ${rejected.toLocaleString('en-GB')} rejected.`)
  if (rejects !== null) tell(`The reasons are in ${rejects}.`)
  for (const warning of importWarnings(summary)) tell(warning)
}

/** The version is kept, so that polling does not import it again. */
async function importFeed(
  feed: string,
  { pictureHosts, feedPrivateHosts: privateHosts, stockFeedMap: mapName, ...place }: Destination,
): Promise<ImportSummary | null> {
  const { importStock } = await import('../feed/import-stock.ts')
  const importFile: ImportFile = (file, options) =>
    withStock(place, (store) =>
      importStock(file, store, { now: new Date(), sells, pictureHosts, ...options }),
    )
  const store = {
    feedState: () => withStock(place, (each) => each.feedState()),
    write: <T>(work: (writer: StockWriter) => Promise<T>) => withStock(place, (each) => each.write(work)),
  }
  const taken = await takeFeed(feed, { dataDir: place.dataDir, store, importFile, mapName, privateHosts })
  return taken.state === 'imported' ? taken.summary : null
}
