import type { Pence } from '../finance/money.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

/** New matches of a search. */
export interface SearchAsk {
  kind: 'search'
  type: VehicleType
  /** As `formatFilters` writes it, with the outward code that distances are measured from: two spellings are one search. */
  query: string
  /** "Used Ford Focus for sale, up to £7,000". */
  words: string
}

/** A fall of the price of one vehicle, and its sale. */
export interface VehicleAsk {
  kind: 'vehicle'
  id: string
  name: string
  /** What a private buyer paid when it was asked, or was told last; null while on application. */
  price: Pence | null
}

export type Ask = SearchAsk | VehicleAsk

/** What the link of a confirmation carries. Nothing is stored before it is confirmed. */
export interface AlertRequest {
  address: string
  asks: readonly Ask[]
}

export interface KeptSearch extends SearchAsk {
  /** Epoch milliseconds. */
  since: number
  /** Ids of vehicles to tell of, the newest first. */
  found: readonly string[]
  /** Ids that were told of. The oldest are forgotten. */
  told: readonly string[]
}

export interface KeptVehicle extends VehicleAsk {
  since: number
  /** It was repriced or has left, so its next mail looks at it. */
  isChanged: boolean
}

/** What a mail tells, so that it is not told again. */
export interface Told {
  /** By `askKey`. */
  searches: readonly { key: string; ids: readonly string[] }[]
  /** `price` null: it has left, and is not watched any more. */
  vehicles: readonly { id: string; price: Pence | null }[]
}

/** Everything that one address has asked for. */
export interface Subscription {
  address: string
  searches: readonly KeptSearch[]
  vehicles: readonly KeptVehicle[]
  /** When the last mail with new matches was sent; null before the first. */
  dailyAt: number | null
  /** What the mail tells that is being handed to the mail server; null when none is. */
  sending: Told | null
}

/** The most that one address may ask for. */
export const mostSearches = 10
export const mostWatched = 50

/** The most vehicles of one search that wait to be told. */
export const mostFound = 100
const mostTold = 1_000

const dayMs = 24 * 60 * 60_000

/** The same for the same question, however it was asked. */
export function askKey(ask: Ask): string {
  return ask.kind === 'search' ? `search ${ask.type}?${ask.query}` : `vehicle ${ask.id}`
}

/**
 * Adds what was confirmed. What was asked before is not asked twice, and keeps what it was told. `leftOut`: how many were
 * not added, because the address has asked for the most already.
 */
export function addAsks(
  former: Subscription | null,
  { address, asks }: AlertRequest,
  now: number,
): { subscription: Subscription; leftOut: number } {
  const before: Subscription = former ?? {
    address,
    searches: [],
    vehicles: [],
    dailyAt: null,
    sending: null,
  }
  const known = new Set([...before.searches, ...before.vehicles].map(askKey))
  const fresh = asks.filter((ask) => !known.has(askKey(ask)))
  const searches = fresh
    .filter((ask) => ask.kind === 'search')
    .map((ask) => ({ ...ask, since: now, found: [], told: [] }))
  const vehicles = fresh
    .filter((ask) => ask.kind === 'vehicle')
    .map((ask) => ({ ...ask, since: now, isChanged: true }))
  const subscription = {
    ...before,
    searches: [...before.searches, ...searches].slice(0, mostSearches),
    vehicles: [...before.vehicles, ...vehicles].slice(0, mostWatched),
  }
  const added = subscription.searches.length + subscription.vehicles.length - known.size
  return { subscription, leftOut: fresh.length - added }
}

/** Without one question; null when none is left. */
export function withoutAsk(subscription: Subscription, key: string): Subscription | null {
  const isOther = (ask: Ask) => askKey(ask) !== key
  const searches = subscription.searches.filter(isOther)
  const vehicles = subscription.vehicles.filter(isOther)
  return searches.length + vehicles.length === 0 ? null : { ...subscription, searches, vehicles }
}

/** Adds vehicles that a search has found, the newest first. Safe to repeat: none is found or told twice. */
export function noteFound(search: KeptSearch, ids: readonly string[]): KeptSearch {
  const known = new Set([...search.found, ...search.told])
  const fresh = ids.filter((id) => !known.has(id))
  return fresh.length === 0 ? search : { ...search, found: [...fresh, ...search.found].slice(0, mostFound) }
}

/** Whether new matches may be sent: a day after the last. A last one that is ahead comes from a clock that was. */
function isDailyDue({ dailyAt }: Subscription, now: number): boolean {
  return dailyAt === null || now - dailyAt >= dayMs || dailyAt > now
}

/** When the next mail is due, in epoch milliseconds; null when there is nothing to tell. */
export function nextMailAt(subscription: Subscription, now: number): number | null {
  if (subscription.vehicles.some(({ isChanged }) => isChanged)) return now
  if (subscription.searches.every(({ found }) => found.length === 0)) return null
  return isDailyDue(subscription, now) ? now : (subscription.dailyAt ?? now) + dayMs
}

/** What the next mail looks at: changed vehicles at once, new matches once a day. */
export function dueParts(subscription: Subscription, now: number) {
  return {
    vehicles: subscription.vehicles.filter(({ isChanged }) => isChanged),
    searches: isDailyDue(subscription, now)
      ? subscription.searches.filter(({ found }) => found.length > 0)
      : [],
  }
}

/**
 * After a mail that told `told`, or after nothing was left to tell. What was looked at and is not in `told` has gone or
 * fits no more.
 *
 * @param looked what `dueParts` gave; null after a kill, when only what was told is known
 * @returns null when nothing is left that was asked for
 */
export function afterMail(
  subscription: Subscription,
  told: Told,
  looked: ReturnType<typeof dueParts> | null,
  now: number,
): Subscription | null {
  const toldOf = new Map(told.searches.map(({ key, ids }) => [key, ids]))
  const pricesTold = new Map(told.vehicles.map(({ id, price }) => [id, price]))
  const seen = new Map(looked?.searches.map((search) => [askKey(search), new Set(search.found)]))
  const seenVehicles = new Set(looked?.vehicles.map(({ id }) => id))
  const searches = subscription.searches.map((search) => {
    const ids = toldOf.get(askKey(search)) ?? []
    const gone = seen.get(askKey(search))
    return {
      ...search,
      found: search.found.filter((id) => !ids.includes(id) && !gone?.has(id)),
      told: [...ids, ...search.told].slice(0, mostTold),
    }
  })
  const vehicles = subscription.vehicles.flatMap((vehicle) => {
    const price = pricesTold.get(vehicle.id)
    if (price === null) return []
    if (price !== undefined) return [{ ...vehicle, price, isChanged: false }]
    return [seenVehicles.has(vehicle.id) ? { ...vehicle, isChanged: false } : vehicle]
  })
  if (searches.length + vehicles.length === 0) return null
  const dailyAt = told.searches.length > 0 ? now : subscription.dailyAt
  return { ...subscription, searches, vehicles, dailyAt, sending: null }
}
