import type { Arena } from '../kernels/arena.ts'
import { type Bitset, wordsFor } from '../kernels/bitset.ts'

/** Buffers that queries over one segment reuse; a query allocates no bitset. */
export interface Scratch {
  passing: Bitset
  failingOne: Bitset
  /** The documents being counted. */
  subject: Bitset
  /** The documents that each condition asks for: one bitset for each condition that a query may have. */
  wanted: readonly Bitset[]
  /** The members of a bitset. */
  documents: Uint32Array
  /** Composite codes: those of a few documents, or those that were counted. */
  codes: Uint32Array
}

/** Up to this many documents are counted field by field; more are counted by composite code, which is decoded once. */
export const fewDocuments = 500

/** Lengths in bytes of what `createScratch` takes from the arena. */
export function scratchLengths(size: number, conditions: number): number[] {
  return [...Array.from({ length: 3 + conditions }, () => wordsFor(size) * 4), size * 4]
}

/** `widest` is the size of the largest counter column. */
export function createScratch(size: number, conditions: number, widest: number, arena: Arena): Scratch {
  const words = wordsFor(size)
  return {
    passing: arena.u32(words),
    failingOne: arena.u32(words),
    subject: arena.u32(words),
    wanted: Array.from({ length: conditions }, () => arena.u32(words)),
    documents: arena.u32(size),
    codes: new Uint32Array(Math.max(fewDocuments, widest)),
  }
}
