import { numberFields, wordFields } from '../stock/filter-fields.ts'
import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { createIdColumn, type IdColumn, isWide } from './engine/id-column.ts'
import { formatPlace } from './engine/vocabulary.ts'

/** Listings of one type, field by field: a fraction of what the objects cost to send to another thread. */
export interface ListingBatch {
  type: VehicleType
  ids: IdColumn
  /** Every word of the batch once, as it came; the first stands for none. */
  words: string[]
  /** By position in `wordFields`, then the place: for each listing the position in `words`. */
  codes: Uint32Array[]
  /** By position in `numberFields`: for each listing the stored number plus one; 0 for unknown. */
  values: Uint32Array[]
  arrived: Float64Array
  relevance: Uint16Array
}

/** One batch for each type there is, in the order of the listings. */
export function packListings(listings: readonly Listing[]): ListingBatch[] {
  return vehicleTypes.flatMap((type) => {
    const own = listings.filter((listing) => listing.type === type)
    return own.length > 0 ? packType(type, own) : []
  })
}

function packType(type: VehicleType, listings: readonly Listing[]): ListingBatch {
  const known = new Map([['', 0]])
  function codeOf(word: string | undefined): number {
    if (word === undefined) return 0
    const code = known.get(word)
    if (code !== undefined) return code
    known.set(word, known.size)
    return known.size - 1
  }
  const codes = [
    ...wordFields.map((field) => Uint32Array.from(listings, ({ words }) => codeOf(words[field]))),
    Uint32Array.from(listings, ({ place }) => codeOf(place && formatPlace(place))),
  ]
  return {
    type,
    ids: packIds(listings.map(({ id }) => id)),
    words: [...known.keys()],
    codes,
    values: numberFields.map((field) =>
      Uint32Array.from(listings, ({ numbers }) => (numbers[field] ?? -1) + 1),
    ),
    arrived: Float64Array.from(listings, ({ arrived }) => arrived),
    relevance: Uint16Array.from(listings, ({ relevance }) => relevance),
  }
}

export function packIds(ids: readonly string[]): IdColumn {
  const length = ids.reduce((sum, id) => sum + id.length, 0)
  const column = createIdColumn(ids.length, length, ids.some(isWide))
  let at = 0
  for (const [row, id] of ids.entries()) {
    for (let i = 0; i < id.length; i++) column.units[at++] = id.charCodeAt(i)
    column.starts[row + 1] = at
  }
  return column
}

/** What batches need not be copied for when they are sent. */
export function buffersOf(batches: readonly ListingBatch[]): ArrayBuffer[] {
  return batches.flatMap(({ ids, codes, values, arrived, relevance }) =>
    [ids.units, ids.starts, ...codes, ...values, arrived, relevance].map(
      ({ buffer }) => buffer as ArrayBuffer,
    ),
  )
}
