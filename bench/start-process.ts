// Follows the stock of a folder and measures its event loop: node start-process.ts <folder>.
// Prints a line when it is ready, and one JSON object when the next write is visible and all background work is done.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { summarise, type Times } from 'facet-index/bench/summarise.ts'
import type { LiveCatalogue } from '../server/stock/catalogue.ts'
import { openLiveStock } from '../server/stock/live-stock.ts'
import { stockFile, stockSnapshotFile } from '../server/store/data-files.ts'
import { openSqliteStock } from '../server/store/sqlite/stock-store.ts'
import { changedColour } from './start-cars.ts'

export interface Followed {
  /** Epoch milliseconds. */
  visibleAt: number
  doneAt: number
  /** Elapsed time, including time in which other processes had the processor. */
  longestHoldMs: number
  p99HoldMs: number
  /** By this thread's own processor time, collection of garbage included; some kernels count it in ticks of 4 ms. */
  longestTurnMs: number
  /** The longest slice of work on the stock in elapsed time, including time in which other processes had the processor. */
  longestSliceMs: number
  /** Until the changes are visible: of searches with facets, from when each was due. */
  searchMs: Times
  /** How many of these counted a part of the changes. */
  partial: number
}

const [folder = ''] = process.argv.slice(2)
const log = { info() {}, warn: console.error, error: console.error }
const store = await openSqliteStock(stockFile(folder))
const live = await openLiveStock(store, {
  stockFile: () => stockFile(folder),
  snapshotFile: stockSnapshotFile(folder),
  log,
  warmUp: true,
})
const { catalogue } = live
const longestSlice = watchSlices(catalogue)
const stop = live.follow()

// Waits for background work of the start, which is not part of the measurement.
await untilQuiet(catalogue.cacheVersion)
const before = catalogue.version()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const longestTurn = watchTurns()
longestSlice()
process.stdout.write('ready\n')
const searched = await searchUntil(() => catalogue.version() !== before)
const visibleAt = Date.now()
const doneAt = await untilQuiet(catalogue.cacheVersion)
delay.disable()
const followed: Followed = {
  visibleAt,
  doneAt,
  longestHoldMs: delay.max / 1e6,
  p99HoldMs: delay.percentile(99) / 1e6,
  longestTurnMs: longestTurn(),
  longestSliceMs: longestSlice(),
  ...searched,
}
process.stdout.write(`${JSON.stringify(followed)}\n`)
await stop()
await store.close()

/** Searches every few milliseconds, as visitors do: a blocked event loop counts as the time of a search. */
async function searchUntil(isOver: () => boolean): Promise<Pick<Followed, 'searchMs' | 'partial'>> {
  const changed = () => catalogue.total('car', { colour: [changedColour] })
  const times: number[] = []
  const counts: number[] = []
  while (!isOver()) {
    const due = performance.now() + 5
    await sleep(5)
    catalogue.facets('car', { fuelType: ['Petrol'], price: { low: 5_000, high: 15_000 } })
    times.push(performance.now() - due)
    counts.push(changed())
  }
  const whole = new Set([counts[0], changed()])
  return { searchMs: summarise(times), partial: counts.filter((count) => !whole.has(count)).length }
}

/** When answers last changed, once they have not changed for three seconds. */
async function untilQuiet(cacheVersion: () => string): Promise<number> {
  let [seen, since] = [cacheVersion(), Date.now()]
  while (Date.now() - since < 3_000) {
    await sleep(20)
    if (cacheVersion() !== seen) [seen, since] = [cacheVersion(), Date.now()]
  }
  return since
}

/** Measures the processor time of every turn of the loop; the returned function stops and returns the longest, in ms. */
function watchTurns(): () => number {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  }
  let [longest, last, watching] = [0, used(), true]
  function look(): void {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
    if (watching) setImmediate(look)
  }
  look()
  return () => {
    watching = false
    return longest
  }
}

/** Times every slice; the returned function returns the longest since its last call, in ms. */
function watchSlices(catalogue: LiveCatalogue): () => number {
  let longest = 0
  const { update, compact, recomputePositions } = catalogue
  function timed<T>(work: () => T): T {
    const start = performance.now()
    const outcome = work()
    longest = Math.max(longest, performance.now() - start)
    return outcome
  }
  catalogue.update = () => {
    const { add, publish } = update()
    return {
      add: (changes) => timed(() => add(changes)),
      *publish(to) {
        const task = publish(to)
        while (!timed(() => task.next()).done) yield
      },
    }
  }
  catalogue.compact = () => timed(compact)
  catalogue.recomputePositions = () => timed(recomputePositions)
  return () => {
    const since = longest
    longest = 0
    return since
  }
}
