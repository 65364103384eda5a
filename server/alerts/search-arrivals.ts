import { setImmediate as nextTurn } from 'node:timers/promises'
import { assumed } from '#content/assumed.ts'
import { mostFound, type SearchAsk } from '#domain/alerts/alert.ts'
import { matchedBefore } from '#domain/alerts/matched-before.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import type { Filters } from '#domain/search/query.ts'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockNews } from '#domain/stock/store.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { indexOf } from './stored-search.ts'

/**
 * An import writes down when a vehicle arrived, and shows it when the whole import is done: until then, vehicles are news
 * although they arrived before the last look. None is told twice, because what was told is kept.
 */
export const importMs = 60 * 60_000

/** A search of one alert or more. */
export interface Distinct {
  ask: SearchAsk
  filters: Filters
  /** The newest first, with the instant at which each became news. */
  found: Map<string, number>
}

/** A vehicle that a search looks at. */
interface Arrival {
  listing: Listing
  /** When it became news. */
  at: number
}

interface Fall extends Arrival {
  record: StockRecord
  /** The price that has fallen, as a private buyer paid it. */
  former: Pence
}

/** What searches look through, by id: vehicles that arrived or got a price, and those whose price has fallen. */
export interface Arrivals {
  arrived: Map<string, Arrival>
  fallen: Map<string, Fall>
}

/** Requests of this process wait no longer than this. */
const turnMs = 5

/**
 * Nothing for a vehicle that is not listed, and for one of which something else has changed: no buyer waits for a rise. One
 * that has arrived and become cheaper since is both, because an alert may be younger than its arrival.
 */
export function addArrival(
  { arrived, fallen }: Arrivals,
  { id, record, log }: StockNews,
  since: number,
): void {
  const listing = record && toListing(record)
  if (!record || !listing || !log) return
  if (log.arrived >= since) arrived.set(id, { listing, at: log.arrived })
  const price = buyersPrice(record)
  const last = log.prices.at(-1)
  const former = log.prices.findLast((each) => each.since < since) ?? log.prices[0]
  if (!last || !former || former === last || last.since < since || price === null) return
  if (former.price === null) arrived.set(id, { listing, at: last.since })
  else if (price < former.price) fallen.set(id, { record, listing, at: last.since, former: former.price })
}

export function sizeOf({ arrived, fallen }: Arrivals): number {
  return arrived.size + fallen.size
}

/** Adds to each search what it finds in them. */
export async function findIn(
  { arrived, fallen }: Arrivals,
  searches: ReadonlyMap<string, Distinct>,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (searches.size === 0) return
  const findArrived = await searchArrived(arrived)
  const findFallen = await searchFallen(fallen)
  let since = performance.now()
  for (const distinct of searches.values()) {
    const { found } = distinct
    for (const { listing, at } of [...findFallen(distinct), ...findArrived(distinct)]) {
      if (found.size < mostFound) found.set(listing.id, Math.max(at, found.get(listing.id) ?? 0))
    }
    if (performance.now() - since < turnMs) continue
    await nextTurn()
    signal?.throwIfAborted()
    since = performance.now()
  }
}

type Find = (search: Distinct) => Iterable<Arrival>

async function searchArrived(byId: ReadonlyMap<string, Arrival>): Promise<Find> {
  if (byId.size === 0) return () => []
  const index = await indexOf(Array.from(byId.values(), ({ listing }) => listing))
  return ({ ask: { type }, filters }) =>
    index
      .search({ type, filters, sort: 'most_recent', limit: mostFound })
      .ids.map((id) => byId.get(id) as Arrival)
}

/**
 * What a search finds because its price has fallen. The dearest come first: from the first one on that the search would
 * have found at its price plus the largest fall of all, the rest was found before too.
 */
async function searchFallen(byId: ReadonlyMap<string, Fall>): Promise<Find> {
  if (byId.size === 0) return () => []
  const index = await indexOf(Array.from(byId.values(), ({ listing }) => listing))
  let largest = 0
  for (const { record, former } of byId.values())
    largest = Math.max(largest, former - (buyersPrice(record) ?? 0))
  return function* ({ ask: { type }, filters }) {
    if (!filters.price && !filters.monthlyPrice) return
    const sort = filters.monthlyPrice ? 'monthly_desc' : 'price_desc'
    const search = { type, filters, assumed }
    for (let offset = 0; ; offset += mostFound) {
      const { ids } = index.search({ type, filters, sort, offset, limit: mostFound })
      const page = ids.map((id) => byId.get(id) as Fall)
      for (const arrival of page) {
        if (!matchedBefore(arrival.record, arrival.former, search)) yield arrival
      }
      const last = page.at(-1)
      if (!last || page.length < mostFound) return
      const highest = pence((buyersPrice(last.record) ?? 0) + largest)
      if (matchedBefore(last.record, highest, search)) return
    }
  }
}
