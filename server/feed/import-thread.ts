import { parentPort, workerData } from 'node:worker_threads'
import type { StockStore, StockWriter } from '#domain/stock/store.ts'
import sells from '#sells'
import { openStockStore } from '../store/open-stock-store.ts'
import { readKeptMaps } from './column-maps/kept-maps.ts'
import { HeldBackError } from './feed-error.ts'
import type { StaffTask, ThreadOutcome, ThreadTask } from './import-in-thread.ts'
import { importStock } from './import-stock.ts'
import { type Comparison, compareWrite, StockChangedError } from './staff/compare-stock.ts'

// Runs in the worker thread of `importInThread`.

const { file, stock, rejectsFile, pictureHosts, map, feedState, staff } = workerData as ThreadTask
let comparison: Comparison | null = null
const stopping = new AbortController()
parentPort?.once('message', () => stopping.abort(new Error('Stopped: the stock is as it was')))
parentPort?.postMessage(await run())
parentPort?.close()

async function run(): Promise<ThreadOutcome> {
  let store: StockStore | null = null
  try {
    store = await openStockStore(stock)
    const summary = await importStock(file, store, {
      now: new Date(),
      sells,
      replace: staff?.isWhole ?? true,
      force: staff !== undefined,
      dryRun: staff?.isTrial === true,
      rejectsFile,
      signal: stopping.signal,
      keptMaps: map ? [] : await readKeptMaps(stock.dataDir),
      ...(pictureHosts && { pictureHosts }),
      ...(map && { map }),
      ...(feedState && { feedState }),
      ...(staff && { review: reviewOf(store, staff) }),
    })
    return { summary, comparison }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { fault, kind: kindOf(error) }
  } finally {
    await store?.close()
  }
}

function reviewOf(store: StockStore, { expected }: StaffTask) {
  return async (writer: Pick<StockWriter, 'changed'>) => {
    comparison = await compareWrite(writer, store, expected)
  }
}

function kindOf(error: unknown) {
  if (error instanceof StockChangedError) return 'stock changed'
  return error instanceof HeldBackError ? 'held back' : 'failed'
}
