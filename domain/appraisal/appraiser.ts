import { inSteps, runToEnd, type Steps } from '../search/engine/steps.ts'
import type { Listing } from '../stock/listing.ts'
import { type PricePosition, pricePositionWords } from '../stock/price-position.ts'
import { priceRelevance } from '../stock/relevance.ts'
import { tolerances } from '../valuation/comparable-filters.ts'
import type { Appraisable } from './comparable-facts.ts'
import { type FactColumns, factsOfListings } from './fact-columns.ts'
import { type Group, milesOf, placeOfKey } from './group.ts'
import { medianOf } from './median.ts'
import { mostComparables, nearestRows } from './nearest-rows.ts'
import { codeOf } from './position-codes.ts'
import { pricePositionOf } from './position-of-ratio.ts'
import { addRow, createRowTable, draftRow, dropRow, type RowDraft, type RowTable } from './row-table.ts'

/** How a price stands among its comparables. */
export interface Appraisal {
  position: PricePosition
  comparables: number
  /** Price to middle price, both as this vehicle's age, mileage and engine would have it: 0.9 is a tenth below. */
  ratio: number
}

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
  /**
   * The positions of all rows that it began with, as `codeOf` has them; from now on searches know them. Nothing may
   * have changed yet.
   */
  positionAll(): Steps<Uint8Array>
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
  return runToEnd(openAppraiser(factsOfListings([...listings])))
}

/** Begins with the vehicles of `facts`, each id once; all of them wait to be looked at. */
export function* openAppraiser(facts: FactColumns): Steps<Appraiser> {
  const table = yield* createRowTable(facts)
  const queue: number[] = []
  /** Of the rows that it began with, those below this wait too. */
  let unseen = table.size
  const found = new Float32Array(mostComparables)

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

  function appraiseRow(row: number): Appraisal | null {
    const comparables = nearestRows(table.groups[row] as Group, table, row, found)
    if (comparables === 0) return null
    const ratio = Math.exp((table.standards[row] as number) - medianOf(found, comparables))
    const position = pricePositionOf(ratio, comparables)
    return position && { position, comparables, ratio }
  }

  function codeOfRow(row: number): number {
    const position = appraiseRow(row)?.position
    return codeOf(position && pricePositionWords[position])
  }

  return {
    put,
    forget(id) {
      const row = table.ids.find(id)
      if (row >= 0) remove(row)
    },
    appraise(id) {
      const row = table.ids.find(id)
      return row < 0 ? null : appraiseRow(row)
    },
    positioned(listing) {
      const row = table.ids.find(listing.id)
      const position = row < 0 ? null : (appraiseRow(row)?.position ?? null)
      const pricePosition = position === null ? undefined : pricePositionWords[position]
      if (row >= 0) {
        table.told[row] = codeOf(pricePosition)
        table.stale[row] = 0
      }
      if (pricePosition === undefined) return listing
      const words = { ...listing.words, pricePosition }
      return { ...listing, words, relevance: listing.relevance + priceRelevance(position) }
    },
    *positionAll() {
      const positions = new Uint8Array(table.size)
      yield* inSteps(
        table.size,
        (from, to) => {
          for (let row = from; row < to; row++)
            if (table.groups[row] !== null) positions[row] = codeOfRow(row)
        },
        1_024,
      )
      table.told.set(positions)
      table.stale.fill(0)
      unseen = 0
      return positions
    },
    moved({ look, limit }) {
      const rows: number[] = []
      for (let looked = 0; looked < look && rows.length < limit; ) {
        const row = queue.pop() ?? (unseen > 0 ? --unseen : -1)
        if (row < 0) break
        if (table.stale[row] === 0) continue
        looked++
        if (codeOfRow(row) === table.told[row]) table.stale[row] = 0
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
