import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Listing } from '#domain/stock/listing.ts'
import { type ListingBatch, unpackListings } from './listing-batch.ts'

export interface ReadTask {
  file: string
  part: number
  parts: number
}

/**
 * Every listing of the stock in `file`, each of `parts` threads reading and understanding its share. Most of that
 * work is parsing JSON, which a second processor halves.
 *
 * @throws {Error} when a thread fails.
 */
export async function* readInThreads(file: string, parts: number): AsyncGenerator<Listing[], void> {
  const script = new URL('./read-thread.ts', import.meta.url)
  const workers = Array.from({ length: parts }, (_, part) => {
    const workerData: ReadTask = { file, part, parts }
    return new Worker(script, { workerData })
  })
  try {
    // A share at a time per thread and always in the same order, so that one stock gives one index.
    const streams = workers.map((worker) => batchesOf(worker))
    while (streams.length > 0) {
      for (const stream of [...streams]) {
        const next = await stream.next()
        if (next.done) streams.splice(streams.indexOf(stream), 1)
        else yield unpackListings(next.value)
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Asks for the next batch before it hands out the last, so that the thread always has something to do. */
async function* batchesOf(worker: Worker): AsyncGenerator<ListingBatch, void> {
  const ask = async (): Promise<ListingBatch | null> => {
    worker.postMessage('next')
    return (await once(worker, 'message'))[0]
  }
  let asked = ask()
  // Heard when its turn comes.
  asked.catch(() => undefined)
  for (;;) {
    const batch = await asked
    if (batch === null) return
    asked = ask()
    asked.catch(() => undefined)
    yield batch
  }
}
