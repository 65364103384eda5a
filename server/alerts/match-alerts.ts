import { askKey } from '#domain/alerts/alert.ts'
import type { AlertStore } from '#domain/alerts/alert-store.ts'
import type { StockReader } from '#domain/stock/store.ts'
import { noteInAlerts } from './note-news.ts'
import { type Arrivals, addArrival, type Distinct, findIn, importMs, sizeOf } from './search-arrivals.ts'
import { filtersOf } from './stored-search.ts'

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
