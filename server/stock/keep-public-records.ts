import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ShowingRules, showsEverything } from '#domain/stock/shown-record.ts'
import type { Log } from '../log.ts'
import type { PublicRecordsPlace } from '../store/sqlite/public-records.ts'
import type { PublicRecordsSource } from '../store/sqlite/public-records-writer.ts'

/** What the thread gets. */
export interface PublicRecordsTask extends PublicRecordsSource {
  showing: ShowingRules
  leastFreeBytes: number
}

interface KeepOptions {
  /** What is shown of records. Default: everything. */
  showing?: ShowingRules
  /** Another text after each change of the stock. */
  version: () => string
  log: Log
  /** The interval between two looks whether anything has changed. */
  pollMs?: number
  /** Left on the disk for applications and the stock, which cannot be made again. */
  leastFreeBytes?: number
}

/**
 * Writes the file of public records in a thread: at once, and again after changes or when it is gone. A record that is
 * not written yet is made from the store, so nothing waits for this. One process of a folder does so. The returned
 * function stops it.
 */
export function keepPublicRecords(
  place: PublicRecordsPlace,
  { version, log, pollMs = 60_000, leastFreeBytes = 1024 ** 3, showing = showsEverything }: KeepOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function write(stockFile: string): Promise<void> {
    const start = performance.now()
    const workerData: PublicRecordsTask = {
      ...place,
      stockFile,
      showing,
      leastFreeBytes,
    }
    const worker = new Worker(new URL('./public-records-thread.ts', import.meta.url), { workerData })
    const stop = () => worker.postMessage('stop')
    signal.addEventListener('abort', stop)
    try {
      // Rejects with the error of the thread.
      await once(worker, 'exit')
      log.info({ file: place.file, ms: Math.round(performance.now() - start) }, 'public records written')
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  async function keep(): Promise<void> {
    let [written, failed] = ['', false]
    while (!signal.aborted) {
      const [now, stockFile] = [version(), place.stockFile()]
      // A reader deletes a damaged file.
      if ((now !== written || !existsSync(place.file)) && stockFile !== null) {
        try {
          await write(stockFile)
          written = now
          failed = false
        } catch (error) {
          // Logged once: without the file, searches of the API are slower.
          if (!failed) log.warn({ err: error, file: place.file }, 'cannot write the public records')
          failed = true
        }
      }
      await sleep(pollMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const keeping = keep()
  return async () => {
    stopping.abort()
    await keeping
  }
}
