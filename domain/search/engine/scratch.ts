import { filterFields } from '../../stock/filter-fields.ts'
import type { Arena } from './arena.ts'
import { type Bitset, wordsFor } from './bitset.ts'

/** Room that queries over one base use again and again, so that they leave no litter. */
export interface Scratch {
  passing: Bitset
  nearly: Bitset
  /** The documents being counted. */
  subject: Bitset
  /** What each condition asks for: one set for each filter there is. */
  wanted: readonly Bitset[]
  /** The members of a set, one by one. */
  documents: Uint32Array
  /** Numbers of a lane: those of a few documents, or those that were counted. */
  numbers: Uint32Array
}

/** Up to this many documents are counted field by field; beyond, lanes are counted and taken apart afterwards. */
export const fewDocuments = 500

const sets = 3 + filterFields.length

/** Lengths in bytes of what `createScratch` takes from the arena. */
export function scratchLengths(size: number): number[] {
  return [...Array.from({ length: sets }, () => wordsFor(size) * 4), size * 4]
}

/** `widest` is the size of the largest lane. */
export function createScratch(size: number, widest: number, arena: Arena): Scratch {
  const words = wordsFor(size)
  return {
    passing: arena.u32(words),
    nearly: arena.u32(words),
    subject: arena.u32(words),
    wanted: filterFields.map(() => arena.u32(words)),
    documents: arena.u32(size),
    numbers: new Uint32Array(Math.max(fewDocuments, widest)),
  }
}
