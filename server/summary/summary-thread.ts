import { parentPort, workerData } from 'node:worker_threads'
import { applicationsFile, isThere } from '../store/data-files.ts'
import { openOutbox } from '../store/open-outbox.ts'
import { openStockStore } from '../store/open-stock-store.ts'
import { summarise } from './summarise.ts'
import type { SummaryTask } from './summarise-in-thread.ts'

// Runs in the worker thread of `summariseInThread`.

const { now, ...place } = workerData as SummaryTask
const stock = await openStockStore(place)
// It never creates the file of the leads, as the desk does not.
const hasLeads = place.databaseUrl !== null || isThere(applicationsFile(place.dataDir))
const outbox = hasLeads ? await openOutbox(place) : null
try {
  const summary = await summarise({ stock, outbox, pricePosition: null }, { weeks: 1, now })
  parentPort?.postMessage(summary)
} finally {
  await Promise.all([stock.close(), outbox?.close()])
}
