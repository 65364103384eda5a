import { runToEnd } from '../search/engine/steps.ts'
import { packIds } from '../search/listing-batch.ts'
import { sortIds } from '../search/sort-ids.ts'
import { type Appraisable, comparableFacts } from './comparable-facts.ts'
import { ageKey } from './group.ts'
import { codeOf } from './position-codes.ts'
import type { OrderedIds } from './row-ids.ts'

/** What appraisals need of the vehicles that they begin with: one row each, column by column. */
export interface FactColumns {
  /** Of all rows, one column after the other. */
  ids: readonly OrderedIds[]
  /** Names of groups, whose rows can be compared; see `groupName`. */
  names: string[]
  /** By row: position in `names`, or `notCompared`. The other columns say nothing of such a row. */
  groups: Uint32Array
  /** See `ageKey`. */
  keys: Uint32Array
  /** See `standardPrice`. */
  standards: Float32Array
  /** The position that searches know, as `codeOf` has it. */
  told: Uint8Array
}

export const notCompared = 0xffff_ffff

export function createFactColumns(ids: readonly OrderedIds[]): FactColumns {
  const size = ids.reduce((sum, { byId }) => sum + byId.length, 0)
  return {
    ids,
    names: [],
    groups: new Uint32Array(size).fill(notCompared),
    keys: new Uint32Array(size),
    standards: new Float32Array(size),
    told: new Uint8Array(size),
  }
}

/** Of listings with an id each. */
export function factsOfListings(listings: readonly Appraisable[]): FactColumns {
  const ids = packIds(listings.map(({ id }) => id))
  const facts = createFactColumns([{ ids, byId: runToEnd(sortIds(ids)) }])
  const known = new Map<string, number>()
  for (const [row, listing] of listings.entries()) {
    const found = comparableFacts(listing)
    if (found === null) continue
    const number = known.get(found.group) ?? facts.names.push(found.group) - 1
    known.set(found.group, number)
    facts.groups[row] = number
    facts.keys[row] = ageKey(found.year, found.mileage)
    facts.standards[row] = found.standard
    facts.told[row] = codeOf(listing.words.pricePosition)
  }
  return facts
}
