import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ListingBatch } from '#domain/search/listing-batch.ts'

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
export async function* readInThreads(file: string, parts: number): AsyncGenerator<ListingBatch[], void> {
  const script = new URL('./read-thread.ts', import.meta.url)
  const workers = Array.from({ length: parts }, (_, part) => {
    const workerData: ReadTask = { file, part, parts }
    return new Worker(script, { workerData })
  })
  // Heard from the beginning, failures too.
  const streams = workers.map((worker) =>
    batchesOf(on(worker, 'message', { close: ['exit'] }) as AsyncIterable<unknown[]>),
  )
  try {
    // A share at a time per thread and always in the same order, so that one stock gives one index.
    while (streams.length > 0) {
      for (const stream of [...streams]) {
        const next = await stream.next()
        if (next.done) streams.splice(streams.indexOf(stream), 1)
        else yield next.value
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

async function* batchesOf(messages: AsyncIterable<unknown[]>): AsyncGenerator<ListingBatch[], void> {
  for await (const message of messages) {
    const [batches] = message as [ListingBatch[] | null]
    if (batches === null) return
    yield batches
  }
  throw new Error('A thread that reads the stock has ended before its share')
}
