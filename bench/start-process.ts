// Follows the stock of a folder and watches its own event loop: node start-process.ts <folder>.
// Prints a line when it is ready, and one JSON object when the next write is in the answers and all upkeep done.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLiveStock } from '../server/stock/live-stock.ts'
import { stockFile, stockSnapshotFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'

export interface Followed {
  /** Epoch milliseconds. */
  visibleAt: number
  doneAt: number
  /** By the clock: also while other processes had the processor. */
  longestHoldMs: number
  p99HoldMs: number
  /** By this thread's own processor time, collection of garbage included. */
  longestTurnMs: number
}

const [folder = ''] = process.argv.slice(2)
const log = { info() {}, warn: console.error, error: console.error }
const store = await openSqliteStock(stockFile(folder))
const live = await openLiveStock(store, {
  stockFile: stockFile(folder),
  snapshotFile: stockSnapshotFile(folder),
  log,
  warmUp: true,
})
const stop = live.follow()
const { catalogue } = live

// What the start has left to do is not what is measured.
await untilQuiet(catalogue.edition)
const before = catalogue.version()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const longestTurn = watchTurns()
process.stdout.write('ready\n')
while (catalogue.version() === before) await sleep(5)
const visibleAt = Date.now()
const doneAt = await untilQuiet(catalogue.edition)
delay.disable()
const followed: Followed = {
  visibleAt,
  doneAt,
  longestHoldMs: delay.max / 1e6,
  p99HoldMs: delay.percentile(99) / 1e6,
  longestTurnMs: longestTurn(),
}
process.stdout.write(`${JSON.stringify(followed)}\n`)
await stop()
await store.close()

/** When answers changed last, once they have stayed the same for three seconds. */
async function untilQuiet(edition: () => string): Promise<number> {
  let [seen, since] = [edition(), Date.now()]
  while (Date.now() - since < 3_000) {
    await sleep(20)
    if (edition() !== seen) [seen, since] = [edition(), Date.now()]
  }
  return since
}

/**
 * Looks at the processor time between any two turns of the loop; answers how to end, with the longest in ms. No turn
 * counts for longer than it took by the clock: some kernels tell a thread's time in ticks of 4 ms.
 */
function watchTurns(): () => number {
  let [longest, last, watching] = [0, now(), true]
  function look(): void {
    const present = now()
    longest = Math.max(longest, Math.min(present.used - last.used, present.clock - last.clock))
    last = present
    if (watching) setImmediate(look)
  }
  look()
  return () => {
    watching = false
    return longest
  }
}

/** Milliseconds that this thread has used of a processor, and by the clock. */
function now(): { used: number; clock: number } {
  const { user, system } = process.threadCpuUsage()
  return { used: (user + system) / 1_000, clock: performance.now() }
}
