import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PositionTask } from '#domain/price-position/position-task.ts'
import type { ListingBatch } from '#domain/search/listing-batch.ts'
import type { StockReading } from './stock-reading.ts'

export interface ThreadShare {
  file: string
  part: number
  parts: number
}

/** What a thread says: batches as it reads them, null after the last, then the codes of each task it is sent. */
export type ThreadMessage = ListingBatch[] | Uint8Array | null

/**
 * Each of `parts` threads reads and understands its share of the stock in `file`; most of that is parsing JSON. They
 * begin at once. Every call throws when a thread has failed.
 */
export function readInThreads(file: string, parts: number): StockReading {
  const script = new URL('./read-thread.ts', import.meta.url)
  const threads = Array.from({ length: parts }, (_, part) => {
    const workerData: ThreadShare = { file, part, parts }
    const worker = new Worker(script, { workerData })
    // Heard from the beginning, failures too.
    return { worker, messages: messagesOf(on(worker, 'message', { close: ['exit'] })) }
  })

  return {
    parts,
    async *listings() {
      const reading = threads.map(({ messages }) => messages)
      // A share at a time per thread and always in the same order, so that one stock gives one index.
      while (reading.length > 0) {
        for (const messages of [...reading]) {
          const batches = (await messages.next()).value as ListingBatch[] | null
          if (batches === null) reading.splice(reading.indexOf(messages), 1)
          else yield batches
        }
      }
    },
    async positions(tasks) {
      return Promise.all(tasks.map((task, part) => send(threads[part] as (typeof threads)[number], task)))
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

type Messages = AsyncGenerator<ThreadMessage, never>

async function send({ worker, messages }: { worker: Worker; messages: Messages }, task: PositionTask) {
  worker.postMessage(task, [task.keys.buffer, task.standards.buffer] as ArrayBuffer[])
  return (await messages.next()).value as Uint8Array
}

async function* messagesOf(heard: AsyncIterable<unknown>): Messages {
  for await (const message of heard) yield (message as [ThreadMessage])[0]
  throw new Error('A thread that reads the stock has ended before its share')
}
