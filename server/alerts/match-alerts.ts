import { setImmediate as nextTurn } from 'node:timers/promises'
import { assumed } from '#content/assumed.ts'
import {
  askKey,
  type KeptSearch,
  mostFound,
  nextMailAt,
  noteFound,
  type SearchAsk,
  type Subscription,
} from '#domain/alerts/alert.ts'
import type { AlertStore, StoredAlert } from '#domain/alerts/alert-store.ts'
import { matchedBefore } from '#domain/alerts/matched-before.ts'
import { type Pence, pence } from '#domain/finance/money.ts'
import type { Filters } from '#domain/search/query.ts'
import type { Listing } from '#domain/stock/listing.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { StockNews, StockReader } from '#domain/stock/store.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import { buyersPrice } from '#domain/stock/vehicle-price.ts'
import { filtersOf, indexOf } from './stored-search.ts'

/**
 * An import writes down when a vehicle arrived, and shows it when the whole import is done: until then, vehicles are news
 * although they arrived before the last look. None is told twice, because what was told is kept.
 */
const importMs = 60 * 60_000

/** Vehicles in one index, which bounds the memory: 100 MB. */
const chunkSize = 60_000

interface MatchOptions {
  /** As the site shows it. */
  stock: Pick<StockReader, 'changeNumber' | 'writeTokenOf' | 'newsSince'>
  now: number
  /** Vehicles that are read with one statement. */
  sliceSize?: number
  signal?: AbortSignal
}

/** What was found. `restarted`: another stock than before, whose changes cannot be told apart. */
export type Matched = 'nothing' | 'restarted' | { changed: number; vehicles: number; alerts: number }

interface Distinct {
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
interface Arrivals {
  arrived: Map<string, Arrival>
  fallen: Map<string, Fall>
}

/**
 * Looks at what has changed in the stock since the last look, and notes in each alert what there is to tell. It asks the
 * store for the changed vehicles and makes an index of those, so it takes as long as they are many, not as the stock is
 * large. What it notes is noted once however often it is repeated, and only then is the cursor moved: after a kill it looks
 * again.
 */
export async function matchAlerts(
  alerts: AlertStore,
  { stock, now, sliceSize = 500, signal }: MatchOptions,
): Promise<Matched> {
  const change = await stock.changeNumber()
  const token = await stock.writeTokenOf(change)
  const cursor = await alerts.cursor()
  const isSame =
    cursor !== null &&
    cursor.change <= change &&
    (cursor.token === null || (await stock.writeTokenOf(cursor.change)) === cursor.token)
  if (!isSame) {
    // Of what is watched, each can still be compared with what was told.
    await noteInAlerts(alerts, new Map(), () => true, now)
    await alerts.moveCursor({ change, token, lookedAt: now })
    return 'restarted'
  }
  if (cursor.change === change) return 'nothing'

  const { searches, watched } = await askedFor(alerts)
  const changed = new Set<string>()
  let count = 0
  let vehicles = 0
  const since = cursor.lookedAt - importMs
  // Ids are never empty, so this is after every change of the cursor.
  for await (const arrivals of arrivalsSince({ change: cursor.change + 1, id: '' })) {
    vehicles += sizeOf(arrivals)
    await findIn(arrivals, searches, signal)
  }

  async function* arrivalsSince(after: { change: number; id: string }): AsyncGenerator<Arrivals> {
    let arrivals: Arrivals = { arrived: new Map(), fallen: new Map() }
    for (;;) {
      const news = await stock.newsSince(after, sliceSize, since)
      count += news.length
      for (const each of news) {
        if (watched.has(each.id)) changed.add(each.id)
        // A vehicle that is written meanwhile comes again.
        addArrival(arrivals, each, since)
      }
      if (sizeOf(arrivals) >= chunkSize) {
        yield arrivals
        arrivals = { arrived: new Map(), fallen: new Map() }
      }
      const last = news.at(-1)
      if (!last || news.length < sliceSize) break
      after = last
      signal?.throwIfAborted()
    }
    if (sizeOf(arrivals) > 0) yield arrivals
  }

  const noted = await noteInAlerts(alerts, searches, (id) => changed.has(id), now)
  await alerts.moveCursor({ change, token, lookedAt: now })
  return { changed: count, vehicles, alerts: noted }
}

/** The searches of all alerts, each once, and the vehicles that somebody watches. */
async function askedFor(
  alerts: AlertStore,
): Promise<{ searches: Map<string, Distinct>; watched: Set<string> }> {
  const searches = new Map<string, Distinct>()
  const watched = new Set<string>()
  for await (const batch of alerts.all()) {
    for (const { subscription } of batch) {
      for (const { id } of subscription.vehicles) watched.add(id)
      for (const ask of subscription.searches) {
        const key = askKey(ask)
        if (searches.has(key)) continue
        const filters = filtersOf(ask)
        if (filters) searches.set(key, { ask, filters, found: new Map() })
      }
    }
  }
  return { searches, watched }
}

/**
 * Nothing for a vehicle that is not listed, and for one of which something else has changed: no buyer waits for a rise. One
 * that has arrived and become cheaper since is both, because an alert may be younger than its arrival.
 */
function addArrival({ arrived, fallen }: Arrivals, { id, record, log }: StockNews, since: number): void {
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

function sizeOf({ arrived, fallen }: Arrivals): number {
  return arrived.size + fallen.size
}

async function findIn(
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

/** Requests of this process wait no longer than this. */
const turnMs = 5

/** Returns how many alerts have something new to tell. */
async function noteInAlerts(
  alerts: AlertStore,
  searches: ReadonlyMap<string, Distinct>,
  isChanged: (vehicle: string) => boolean,
  now: number,
): Promise<number> {
  const note = (alert: StoredAlert) => noteNews(alert, searches, isChanged, now)
  let noted = 0
  for await (const batch of alerts.all()) {
    const changed = batch.map(note).filter((alert) => alert !== null)
    noted += changed.length
    for (const id of await alerts.replace(changed)) await noteAgain(alerts, id, note)
  }
  return noted
}

/** Its owner has changed it meanwhile. */
async function noteAgain(
  alerts: AlertStore,
  id: string,
  note: (alert: StoredAlert) => StoredAlert | null,
): Promise<void> {
  for (;;) {
    const alert = await alerts.find(id)
    const changed = alert && note(alert)
    if (!changed || (await alerts.replace([changed])).length === 0) return
  }
}

/** Null without news. */
function noteNews(
  alert: StoredAlert,
  searches: ReadonlyMap<string, Distinct>,
  isChanged: (vehicle: string) => boolean,
  now: number,
): StoredAlert | null {
  const before = alert.subscription
  const subscription: Subscription = {
    ...before,
    searches: before.searches.map((search) => noteFound(search, newIds(search, searches))),
    vehicles: before.vehicles.map((vehicle) =>
      vehicle.isChanged || !isChanged(vehicle.id) ? vehicle : { ...vehicle, isChanged: true },
    ),
  }
  const isSame =
    subscription.searches.every((search, at) => search === before.searches[at]) &&
    subscription.vehicles.every((vehicle, at) => vehicle === before.vehicles[at])
  return isSame ? null : { ...alert, subscription, dueAt: nextMailAt(subscription, now) }
}

function newIds(search: KeptSearch, searches: ReadonlyMap<string, Distinct>): string[] {
  const found = searches.get(askKey(search))?.found ?? new Map<string, number>()
  return [...found].filter(([, at]) => at >= search.since - importMs).map(([id]) => id)
}
