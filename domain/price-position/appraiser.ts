import { runToEnd, type Steps } from '../search/engine/steps.ts'
import type { Listing } from '../stock/listing.ts'
import { pricePositionWords } from '../stock/price-position.ts'
import { priceRelevance } from '../stock/relevance.ts'
import { tolerances } from '../valuation/comparable-filters.ts'
import { type Appraisal, appraiseRow, codeOfRow } from './appraise-row.ts'
import type { Appraisable } from './comparable-facts.ts'
import { type FactColumns, factsOfListings } from './fact-columns.ts'
import { type Group, milesOf, placeOfKey } from './group.ts'
import { type GroupedRows, groupRows } from './group-rows.ts'
import { codeOf } from './position-codes.ts'
import { addRow, createRowTable, draftRow, dropRow, type RowDraft, type RowTable } from './row-table.ts'

/** Sets every vehicle on the forecourt beside its comparables, and knows whose position a change may have moved. */
export interface Appraiser {
  /** Takes a vehicle as it is now; `words.pricePosition` is taken for what searches know of it. */
  put(listing: Appraisable): void
  /** The vehicle has left the forecourt. */
  forget(id: string): void
  /** As things stand; null where no honest word can be said, or the vehicle is not known. */
  appraise(id: string): Appraisal | null
  /** A listing fresh from its record, with its position as word and in its relevance; from now on searches know it. */
  positioned(listing: Listing): Listing
  /** The positions of all rows that it began with, as `codeOf` has them, which searches know from now on. */
  tellAll(codes: Uint8Array): void
  /**
   * Looks at no more than `look` of the vehicles whose comparables have changed: the ids, at most `limit`, of those
   * whose position is no longer what searches know. They stay so until `positioned` or `forget`.
   */
  moved(bounds: { look: number; limit: number }): string[]
  /** Whether `moved` has anything left to look at. */
  waiting(): boolean
}

/** Begins with `listings`, each id once; all of them wait to be looked at. */
export function createAppraiser(listings: Iterable<Appraisable> = []): Appraiser {
  const facts = factsOfListings([...listings])
  return runToEnd(openAppraiser(facts, runToEnd(groupRows(facts))))
}

/** Begins with the vehicles of `facts`, each id once; all of them wait to be looked at. */
export function* openAppraiser(facts: FactColumns, grouped: GroupedRows): Steps<Appraiser> {
  const table = yield* createRowTable(facts, grouped)
  const queue: number[] = []
  /** Of the rows that it began with, those below this wait too. */
  let unseen = table.size

  function queueUp(row: number): void {
    if (table.stale[row] === 1) return
    table.stale[row] = 1
    queue.push(row)
  }

  /** All that may count the row among their comparables, itself too while it is there. */
  function queueNeighbours(group: Group, key: number): void {
    const newYear = key - milesOf(key)
    const end = placeOfKey(group, table, newYear + (farthest + 1) * aYear)
    for (let place = placeOfKey(group, table, newYear - farthest * aYear); place < end; place++)
      queueUp(group.rows[place] as number)
  }

  function remove(row: number): void {
    const group = table.groups[row] as Group
    const key = table.keys[row] as number
    dropRow(table, row)
    queueNeighbours(group, key)
  }

  function put(listing: Appraisable): void {
    const draft = draftRow(listing)
    const known = table.ids.find(listing.id)
    if (known >= 0 && draft !== null && holds(table, known, draft)) {
      table.told[known] = draft.told
      return
    }
    if (known >= 0) remove(known)
    if (draft === null) return
    const row = addRow(table, draft)
    queueNeighbours(table.groups[row] as Group, draft.key)
  }

  function appraise(row: number): Appraisal | null {
    return appraiseRow(table.groups[row] as Group, table, row)
  }

  return {
    put,
    forget(id) {
      const row = table.ids.find(id)
      if (row >= 0) remove(row)
    },
    appraise(id) {
      const row = table.ids.find(id)
      return row < 0 ? null : appraise(row)
    },
    positioned(listing) {
      const row = table.ids.find(listing.id)
      const position = row < 0 ? null : (appraise(row)?.position ?? null)
      const pricePosition = position === null ? undefined : pricePositionWords[position]
      if (row >= 0) {
        table.told[row] = codeOf(pricePosition)
        table.stale[row] = 0
      }
      if (pricePosition === undefined) return listing
      const words = { ...listing.words, pricePosition }
      return { ...listing, words, relevance: listing.relevance + priceRelevance(position) }
    },
    tellAll(codes) {
      table.told.set(codes)
      table.stale.fill(0)
      unseen = 0
    },
    moved({ look, limit }) {
      const rows: number[] = []
      for (let looked = 0; looked < look && rows.length < limit; ) {
        const row = queue.pop() ?? (unseen > 0 ? --unseen : -1)
        if (row < 0) break
        if (table.stale[row] === 0) continue
        looked++
        if (codeOfRow(table.groups[row] as Group, table, row) === table.told[row]) table.stale[row] = 0
        else rows.push(row)
      }
      // Passed over when they come up again, unless nobody has told the searches.
      queue.push(...rows)
      return rows.map((row) => table.ids.at(row))
    },
    waiting: () => queue.length > 0 || unseen > 0,
  }
}

const aYear = 2 ** 22
const farthest = Math.max(...tolerances.map(({ years }) => years))

/** Whether the row says of the vehicle what the draft says. */
function holds(table: RowTable, row: number, { group, key, standard }: RowDraft): boolean {
  return table.groups[row]?.name === group && table.keys[row] === key && table.standards[row] === standard
}
