import { setImmediate as nextTurn } from 'node:timers/promises'
import { runPositionTask } from '#domain/price-position/position-task.ts'
import type { StockStore } from '#domain/stock/store.ts'
import { packRecords } from './pack-records.ts'
import { runInTurns } from './run-in-turns.ts'
import type { StockReading } from './stock-reading.ts'

/** By this thread, which goes on with its other work between batches. */
export function readHere(store: StockStore): StockReading {
  return {
    parts: 1,
    listings: () => packRecords(inTurns(store.all())),
    async positions(tasks) {
      const codes: Uint8Array[] = []
      for (const task of tasks) codes.push(await runInTurns(runPositionTask(task)))
      return codes
    },
    async close() {},
  }
}

async function* inTurns<T>(batches: AsyncIterable<T>): AsyncGenerator<T, void> {
  for await (const batch of batches) {
    yield batch
    await nextTurn()
  }
}
