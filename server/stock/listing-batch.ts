import { numberFields, wordFields } from '#domain/stock/filter-fields.ts'
import type { Listing } from '#domain/stock/listing.ts'
import { vehicleTypes } from '#domain/stock/vehicle-type.ts'

/** Listings as they go from one thread to another: a third of what the objects would cost. */
export interface ListingBatch {
  ids: string[]
  types: Uint8Array<ArrayBuffer>
  /** Every word of the batch once; the first stands for none. */
  words: string[]
  /** Positions in `words`: one a listing for each of `wordFields`. */
  codes: Uint32Array<ArrayBuffer>
  /** One a listing for each of `numberFields`; -1 for unknown. */
  numbers: Int32Array<ArrayBuffer>
  /** Latitude, longitude, time of arrival; not a number where the place is unknown. */
  measures: Float64Array<ArrayBuffer>
  relevance: Uint16Array<ArrayBuffer>
}

const measures = 3

export function packListings(listings: readonly Listing[]): ListingBatch {
  const size = listings.length
  const known = new Map([['', 0]])
  function codeOf(word: string | undefined): number {
    if (word === undefined) return 0
    const code = known.get(word) ?? known.size
    known.set(word, code)
    return code
  }
  const batch: ListingBatch = {
    ids: listings.map(({ id }) => id),
    types: Uint8Array.from(listings, ({ type }) => vehicleTypes.indexOf(type)),
    words: [],
    codes: new Uint32Array(size * wordFields.length),
    numbers: new Int32Array(size * numberFields.length),
    measures: new Float64Array(size * measures),
    relevance: Uint16Array.from(listings, ({ relevance }) => relevance),
  }
  listings.forEach(({ words, numbers, place, arrived }, i) => {
    wordFields.forEach((field, f) => {
      batch.codes[i * wordFields.length + f] = codeOf(words[field])
    })
    numberFields.forEach((field, f) => {
      batch.numbers[i * numberFields.length + f] = numbers[field] ?? -1
    })
    batch.measures.set([place?.latitude ?? Number.NaN, place?.longitude ?? Number.NaN, arrived], i * measures)
  })
  batch.words = [...known.keys()]
  return batch
}

/** The inverse of `packListings`; an empty word comes back as none, which means the same. */
export function unpackListings(batch: ListingBatch): Listing[] {
  return batch.ids.map((id, i) => {
    const words: Record<string, string> = {}
    wordFields.forEach((field, f) => {
      const code = batch.codes[i * wordFields.length + f] as number
      if (code > 0) words[field] = batch.words[code] as string
    })
    const numbers: Record<string, number> = {}
    numberFields.forEach((field, f) => {
      const number = batch.numbers[i * numberFields.length + f] as number
      if (number >= 0) numbers[field] = number
    })
    const [latitude, longitude, arrived] = batch.measures.subarray(i * measures, (i + 1) * measures)
    return {
      id,
      type: vehicleTypes[batch.types[i] as number] as Listing['type'],
      words,
      numbers,
      ...(!Number.isNaN(latitude) && {
        place: { latitude: latitude as number, longitude: longitude as number },
      }),
      arrived: arrived as number,
      relevance: batch.relevance[i] as number,
    }
  })
}

/** What a batch need not be copied for when it is sent. */
export function buffersOf({ types, codes, numbers, measures, relevance }: ListingBatch): ArrayBuffer[] {
  return [types, codes, numbers, measures, relevance].map(({ buffer }) => buffer)
}
