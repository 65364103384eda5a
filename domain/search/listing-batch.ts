import { type NumberField, numberFields, type WordField, wordFields } from '../stock/filter-fields.ts'
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
  const size = listings.length
  const batch: ListingBatch = {
    type,
    ids: packIds(listings.map(({ id }) => id)),
    words: [],
    codes: [...wordFields, 'place'].map(() => new Uint32Array(size)),
    values: numberFields.map(() => new Uint32Array(size)),
    arrived: new Float64Array(size),
    relevance: new Uint16Array(size),
  }
  const known = new Map([['', 0]])
  function codeOf(word: string): number {
    const code = known.get(word) ?? known.size
    if (code === known.size) known.set(word, code)
    return code
  }
  for (const [i, { words, numbers, place, arrived, relevance }] of listings.entries()) {
    for (let f = 0; f < wordFields.length; f++) {
      const word = words[wordFields[f] as WordField]
      if (word !== undefined) (batch.codes[f] as Uint32Array)[i] = codeOf(word)
    }
    if (place !== undefined) (batch.codes[wordFields.length] as Uint32Array)[i] = codeOf(formatPlace(place))
    for (let f = 0; f < numberFields.length; f++) {
      const number = numbers[numberFields[f] as NumberField]
      if (number !== undefined) (batch.values[f] as Uint32Array)[i] = number + 1
    }
    batch.arrived[i] = arrived
    batch.relevance[i] = relevance
  }
  batch.words = [...known.keys()]
  return batch
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
