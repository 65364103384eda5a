import { createIdColumn, type IdColumn, isWide } from '../search/engine/id-column.ts'
import { type Appraisable, comparableFacts } from './comparable-facts.ts'
import { ageKey } from './group.ts'
import { codeOf } from './position-codes.ts'

/** What appraisals need of the vehicles that they begin with: one row each, column by column. */
export interface FactColumns {
  /** Of all rows, one column after the other. */
  ids: readonly IdColumn[]
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

export function createFactColumns(ids: readonly IdColumn[]): FactColumns {
  const size = ids.reduce((sum, { starts }) => sum + starts.length - 1, 0)
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
  const facts = createFactColumns([idsOf(listings)])
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

function idsOf(listings: readonly Appraisable[]): IdColumn {
  const length = listings.reduce((sum, { id }) => sum + id.length, 0)
  const column = createIdColumn(
    listings.length,
    length,
    listings.some(({ id }) => isWide(id)),
  )
  let at = 0
  for (const [row, { id }] of listings.entries()) {
    for (let i = 0; i < id.length; i++) column.units[at++] = id.charCodeAt(i)
    column.starts[row + 1] = at
  }
  return column
}
