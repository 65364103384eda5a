import { runTask } from 'facet-index'
import { createRandom, pick } from 'facet-index/bench/random.ts'
import { summarise, type Times } from 'facet-index/bench/summarise.ts'
import { dealership } from '../domain/search/distance.ts'
import { loadStock, saveStock } from '../domain/search/snapshot.ts'
import { createStockIndex } from '../domain/search/stock-index.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { generateListings } from './generate-listings.ts'

/** Milliseconds. */
export interface ChangesReport {
  count: number
  build: number
  snapshotMegabytes: number
  /** From bytes in memory to an index that is warm. */
  openSnapshot: number
  /** One record changed, then a search that shows it. */
  changeAndSee: Times
  /** Slices of 500 changes. */
  applySlice: Times
  /** Single steps of compacting 20,000 changes. */
  compactionStep: Times & { longest: number; steps: number }
}

/** The cost of keeping the index current. */
export function measureChanges(count: number, seed: number): ChangesReport {
  // As on the site, no listing stays in memory, so the garbage collector has none to traverse.
  let listings = [...generateListings(count, seed)]
  const random = createRandom(seed)
  let index = createStockIndex([])
  const build = clock(() => {
    index = createStockIndex(listings)
  })
  const file = Buffer.concat([...saveStock(index.columns(), 'bench')])
  const openSnapshot = clock(() => {
    const opened = runTask(loadStock(file))
    if (opened === null) throw new Error('The snapshot that was just written does not open')
    runTask(opened.warmUp())
    index = opened
  })
  const some = Array.from({ length: 5_000 }, () => pick(random, listings))
  listings = []
  globalThis.gc?.()
  const changeOne = (): Listing => {
    const listing = pick(random, some)
    return { ...listing, values: { ...listing.values, price: Math.floor(random() * 40_000) } }
  }
  const seen = Array.from({ length: 500 }, () => {
    const listing = changeOne()
    const { make = '', derivative = '' } = listing.values
    const filters = { make: [make], derivative: [derivative] }
    return clock(() => {
      index.apply([{ id: listing.id, listing }])
      index.search({ type: 'car', filters, sort: 'price_asc', from: dealership, offset: 0, limit: 24 })
    })
  })
  const slices = Array.from({ length: 40 }, () => {
    const changes = Array.from({ length: 500 }, () => changeOne()).map((listing) => ({
      id: listing.id,
      listing,
    }))
    return clock(() => index.apply(changes))
  })
  const steps: number[] = []
  let more = true
  while (more) {
    steps.push(
      clock(() => {
        more = index.compact()
      }),
    )
  }
  return {
    count,
    build,
    snapshotMegabytes: file.length / 1e6,
    openSnapshot,
    changeAndSee: summarise(seen),
    applySlice: summarise(slices),
    compactionStep: { ...summarise(steps), longest: Math.max(...steps), steps: steps.length },
  }
}

function clock(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
