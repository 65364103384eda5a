import type { IsoDay } from '../stock/iso-day.ts'

/** A search that found nothing, as it is counted: without anything that somebody has typed freely. */
export interface MissedSearch {
  /** Its address on the site: `/car-search?make=Ford&price=-7000`. */
  path: string
  /** "Ford cars up to £7,000". */
  words: string
}

/** Other: of a search that may not be told apart from others. */
export type Missed = MissedSearch | 'other'

export interface CountedSearch extends MissedSearch {
  /** How often a page without results was sent. */
  asked: number
}

/** How often searches found nothing. */
export interface MissedCounts {
  /** Each once. */
  searches: readonly CountedSearch[]
  /** Those that are not told apart. */
  others: number
}

/** The most searches of a day that are told apart. */
export const mostOfDay = 1_000

/** How long a day is kept. */
export const missedKeptDays = 90

/** What was searched for and not found, by day. Several processes add to it. */
export interface MissedSearches {
  /**
   * Adds to a day, of which the `mostOfDay` that were asked for most are kept apart; forgets the days before `oldest`. On
   * disk when it resolves.
   */
  add(day: IsoDay, counts: MissedCounts, oldest: IsoDay): Promise<void>
  /** What was asked for most from a day on, at most `limit` of it; all else is among the others. */
  most(from: IsoDay, limit: number): Promise<MissedCounts>
  /** How many there are from a day on. */
  total(from: IsoDay): Promise<number>
}
