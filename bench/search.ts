import { formatReport } from 'facet-index/bench/format-report.ts'
import { measureSearch } from 'facet-index/bench/measure-search.ts'
import { choosePeers } from 'facet-index/bench/peers.ts'
import { stockSchema } from '../domain/search/stock-schema.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { generateListings } from './listings.ts'
import { generateCarQueries } from './queries.ts'
import { say } from './report.ts'

interface Options {
  count: number
  queries: number
  rounds: number
  seed: number
  /** With commas between them. */
  engines: string
  kernels: boolean
}

/** The report of the package's benchmark on our schema, and how many answers differ from those of the index. */
export async function compareSearch({
  count,
  queries,
  rounds,
  seed,
  ...peers
}: Options): Promise<{ text: string; differences: number }> {
  const all = () => generateListings(count, seed)
  // The other engines need all at once; the index alone is given each as it is made, so that ten million fit.
  const records = peers.engines === '' ? { [Symbol.iterator]: all } : [...all()]
  const report = await measureSearch({
    peers: await choosePeers(peers),
    schema: stockSchema,
    records,
    count,
    queries: generateCarQueries(sample(count, seed), queries, seed + 1),
    rounds,
    say,
  })
  return { text: formatReport(report), differences: report.differences }
}

const sampled = 440_021

/** Listings whose values are asked for. */
function sample(count: number, seed: number): Listing[] {
  return [...generateListings(Math.min(count, sampled), seed)]
}
