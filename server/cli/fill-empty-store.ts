import { join } from 'node:path'
import type { Config } from '../config.ts'
import { hiddenPicturesWarning } from '../feed/hidden-pictures.ts'
import { importStock } from '../feed/import-stock.ts'
import type { ImportSummary } from '../feed/import-summary.ts'
import { isAddress } from '../feed/stock-intake.ts'
import { type ImportFile, takeFeed } from '../feed/take-feed.ts'
import { loadDemo } from './load-demo.ts'
import { withStock } from './with-stock.ts'

type Destination = Pick<Config, 'dataDir' | 'pictureHosts'>

type Tell = (line: string) => void

/** Fills a store that was never written to. A store whose vehicles have all been sold stays empty. */
export async function fillEmptyStore(
  { dataDir, pictureHosts, stockFeed }: Config,
  tell: Tell,
): Promise<void> {
  const waiting = setTimeout(() => tell('Another process is filling the stock: waiting for its end…'), 1_000)
  const change = await changeNumberOnceFree(dataDir).finally(() => clearTimeout(waiting))
  if (change > 0) return
  await (stockFeed === null
    ? fillWithDemo(dataDir, tell)
    : fillFromFeed(stockFeed, { dataDir, pictureHosts }, tell))
}

/** Waits for another process's first import, which is invisible until its commit. */
function changeNumberOnceFree(dataDir: string): Promise<number> {
  return withStock(
    dataDir,
    async (store) => (await store.changeNumber()) || store.write(() => store.changeNumber()),
  )
}

function changeNumber(dataDir: string): Promise<number> {
  return withStock(dataDir, (store) => store.changeNumber())
}

async function fillWithDemo(dataDir: string, tell: Tell): Promise<void> {
  tell('The stock is empty: making the demo stock…')
  const { added } = await withStock(dataDir, (store) => loadDemo(store, dataDir))
  tell(`${added.toLocaleString('en-GB')} made-up vehicles are on the forecourt.`)
}

async function fillFromFeed(feed: string, destination: Destination, tell: Tell): Promise<void> {
  tell(`The stock is empty: loading ${withoutSecrets(feed)}…`)
  const summary = await importFeed(feed, destination)
  if (summary === null) return
  const { added, rejected, rejects, hiddenPictures } = summary
  tell(`${added.toLocaleString('en-GB')} vehicles added, ${rejected.toLocaleString('en-GB')} rejected.`)
  if (rejects !== null) tell(`The reasons are in ${rejects}.`)
  const warning = hiddenPicturesWarning(hiddenPictures)
  if (warning) tell(warning)
}

/** The version of a polled feed is stored, so that polling does not import it again. */
async function importFeed(
  feed: string,
  { dataDir, pictureHosts }: Destination,
): Promise<ImportSummary | null> {
  const importFile: ImportFile = (file, options) =>
    withStock(dataDir, (store) => importStock(file, store, { now: new Date(), pictureHosts, ...options }))
  if (!isAddress(feed)) return importFile(feed, { rejectsFile: join(dataDir, 'first-import.rejects.ndjson') })
  const store = { changeNumber: () => changeNumber(dataDir) }
  const taken = await takeFeed(feed, { dataDir, store, importFile })
  return taken.state === 'imported' ? taken.summary : null
}

/** Without user, password and query, which may be secret. */
function withoutSecrets(feed: string): string {
  const url = URL.parse(feed)
  return url?.host ? `${url.protocol}//${url.host}${url.pathname}` : feed
}
