import { parentPort, workerData } from 'node:worker_threads'
import type { StockStore } from '#domain/stock/store.ts'
import sells from '#sells'
import { openStockStore } from '../store/open-stock-store.ts'
import { HeldBackError } from './feed-error.ts'
import type { ThreadOutcome, ThreadTask } from './import-in-thread.ts'
import { importStock } from './import-stock.ts'

// Runs in the worker thread of `importInThread`.

const { file, stock, rejectsFile, pictureHosts, map, feedState } = workerData as ThreadTask
const stopping = new AbortController()
parentPort?.once('message', () => stopping.abort(new Error('Stopped: the stock is as it was')))
parentPort?.postMessage(await run())
parentPort?.close()

async function run(): Promise<ThreadOutcome> {
  let store: StockStore | null = null
  try {
    store = await openStockStore(stock)
    const { signal } = stopping
    const options = {
      ...{ now: new Date(), sells, replace: true },
      ...{ rejectsFile, pictureHosts, map, feedState, signal },
    }
    return { summary: await importStock(file, store, options) }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { fault, isHeldBack: error instanceof HeldBackError }
  } finally {
    await store?.close()
  }
}
