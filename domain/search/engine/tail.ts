import { numberFields } from '../../stock/filter-fields.ts'
import type { Listing } from '../../stock/listing.ts'
import { axes, type Spelling, type Vocabulary } from './vocabulary.ts'

/** A tail holds at most this many listings; then another is begun. */
export const tailBits = 13
export const tailCapacity = 2 ** tailBits

/**
 * Listings that came since the last merge, row by row in slots, to be looked through one by one.
 * The slot of a listing that went is taken by the next that comes.
 */
export interface Tail {
  /** Slots are below this; `live` tells which hold a listing. */
  slots: number
  /** Listings in it. */
  size: number
  live: Uint8Array
  /** By slot; what a free slot says is out of date. */
  ids: string[]
  slotOf: Map<string, number>
  /** `axes` codes a slot. */
  codes: Uint32Array
  /** Stored numbers plus one, 0 for unknown: one a slot for each of `numberFields`. */
  values: Uint32Array
  /** Latitude and longitude of each slot; not a number where the place is unknown. */
  places: Float64Array
  arrived: Float64Array
  relevance: Uint16Array
  free: number[]
}

export function createTail(): Tail {
  const capacity = 64
  return {
    slots: 0,
    size: 0,
    live: new Uint8Array(capacity),
    ids: [],
    slotOf: new Map(),
    codes: new Uint32Array(capacity * axes),
    values: new Uint32Array(capacity * numberFields.length),
    places: new Float64Array(capacity * 2),
    arrived: new Float64Array(capacity),
    relevance: new Uint16Array(capacity),
    free: [],
  }
}

/** Adds a listing whose id is not in the tail, which must not be full. Answers as `Vocabulary.acquire` does. */
export function addListing(tail: Tail, listing: Listing, vocabulary: Vocabulary): Spelling[] | null {
  const slot = tail.free.pop() ?? tail.slots++
  if (slot >= tail.arrived.length) grow(tail)
  const spellings = vocabulary.acquire(listing, tail.codes, slot * axes)
  const start = slot * numberFields.length
  numberFields.forEach((field, position) => {
    const value = listing.numbers[field]
    tail.values[start + position] = value === undefined ? 0 : value + 1
  })
  tail.places[slot * 2] = listing.place?.latitude ?? Number.NaN
  tail.places[slot * 2 + 1] = listing.place?.longitude ?? Number.NaN
  tail.arrived[slot] = listing.arrived
  tail.relevance[slot] = listing.relevance
  tail.ids[slot] = listing.id
  tail.live[slot] = 1
  tail.slotOf.set(listing.id, slot)
  tail.size++
  return spellings
}

/** False when the tail has no such listing. */
export function removeListing(tail: Tail, id: string, vocabulary: Vocabulary): boolean {
  const slot = tail.slotOf.get(id)
  if (slot === undefined) return false
  vocabulary.release(tail.codes, slot * axes)
  tail.live[slot] = 0
  tail.slotOf.delete(id)
  tail.free.push(slot)
  tail.size--
  return true
}

function grow(tail: Tail): void {
  const capacity = tail.arrived.length * 2
  tail.live = copyInto(new Uint8Array(capacity), tail.live)
  tail.codes = copyInto(new Uint32Array(capacity * axes), tail.codes)
  tail.values = copyInto(new Uint32Array(capacity * numberFields.length), tail.values)
  tail.places = copyInto(new Float64Array(capacity * 2), tail.places)
  tail.arrived = copyInto(new Float64Array(capacity), tail.arrived)
  tail.relevance = copyInto(new Uint16Array(capacity), tail.relevance)
}

function copyInto<T extends Uint32Array | Uint16Array | Uint8Array | Float64Array>(larger: T, smaller: T): T {
  larger.set(smaller)
  return larger
}
