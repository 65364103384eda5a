import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { isSoldType } from '#content/sold-types.ts'
import { pageSizes } from '#domain/search/parse-page.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'

/** The results that were shown last in this tab, so that a vehicle page can lead back to them and on to the next. */
export interface RecentResults {
  type: VehicleType
  /** The query of the results page without its page number: filters, sort order, postcode, and the phrase that it answers. */
  query: string
  total: number
  /** Position of the first of `ids` among all results, from 0. */
  first: number
  /** Neighbours in the order of the results: those of the page, and those that were looked up since. */
  ids: readonly string[]
}

const key = 'results'

/** Keeps the last results of each type. Called in the browser only. Without storage, vehicle pages show their breadcrumb alone. */
export function rememberResults(results: RecentResults): void {
  writeStored('tab', key, [results, ...othersThan(results.type)])
}

/** For results that must not be kept, because their query is personal. */
export function forgetResults(type: VehicleType): void {
  writeStored('tab', key, othersThan(type))
}

function othersThan(asked: VehicleType): RecentResults[] {
  return recallAll().filter(({ type }) => type !== asked)
}

/** The last results of `type`, or of any. Null when none were shown in this tab, or where the browser has no storage. */
export function recallResults(type?: VehicleType): RecentResults | null {
  return recallAll().find((results) => type === undefined || results.type === type) ?? null
}

/** The newest first. */
function recallAll(): RecentResults[] {
  const stored = readStored('tab', key)
  return Array.isArray(stored) ? stored.flatMap((one) => parseResults(one) ?? []) : []
}

/** Another version of the site may have stored something else. */
function parseResults(stored: Partial<RecentResults> | null): RecentResults | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { type, query, total, first, ids } = stored
  const known = typeof type === 'string' && isSoldType(type) && typeof query === 'string'
  const counted = Number.isInteger(total) && Number.isInteger(first)
  const listed = Array.isArray(ids) && ids.every((id) => typeof id === 'string')
  return known && counted && listed ? (stored as RecentResults) : null
}

/** Where a vehicle is among results. */
interface PlaceInResults {
  /** From 0. */
  position: number
  /** Null at the end of the results; undefined when it is on another page of them and its id is not known yet. */
  previous: string | null | undefined
  next: string | null | undefined
}

/** Null for a vehicle that is not among the ids. */
export function placeOf({ ids, first, total }: RecentResults, id: string): PlaceInResults | null {
  const index = ids.indexOf(id)
  if (index === -1) return null
  const position = first + index
  return {
    position,
    previous: position === 0 ? null : ids[index - 1],
    next: position + 1 >= total ? null : ids[index + 1],
  }
}

/** The results with the id of the vehicle just before or after those that are known. */
export function withNeighbour(results: RecentResults, side: 'previous' | 'next', id: string): RecentResults {
  const { ids, first } = results
  // Stock that was sold or arrived since has moved the others: a vehicle is never its own neighbour.
  if (ids.includes(id)) return results
  return side === 'next'
    ? { ...results, ids: [...ids, id] }
    : { ...results, ids: [id, ...ids], first: first - 1 }
}

/** The page of the results that has the vehicle at `position`. */
export function pageAt(position: number): number {
  return Math.floor(position / pageSizes.search) + 1
}
