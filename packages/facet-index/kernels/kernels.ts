import type { Bitset } from './bitset.ts'

/**
 * The loops over whole bitsets, in which a query spends most of its time. All arrays of one call lie in the memory that
 * the kernels were made for, and all bitsets are equally long.
 */
export interface Kernels {
  /** out = set ∩ other */
  both(set: Bitset, other: Bitset, out: Bitset): void
  /** out = set \ removed */
  without(set: Bitset, removed: Bitset, out: Bitset): void
  /** set = set ∪ other */
  join(set: Bitset, other: Bitset): void
  /** passing = all ∩ wanted, failing = all \ wanted */
  divide(all: Bitset, wanted: Bitset, passing: Bitset, failing: Bitset): void
  /**
   * Adds a condition. Before and after, `passing` holds the documents that fail no condition so far and
   * `failingOne` those that fail exactly one.
   */
  narrow(passing: Bitset, failingOne: Bitset, wanted: Bitset): void
  /** The number of members. */
  sizeOf(set: Bitset): number
  sizeOfBoth(set: Bitset, other: Bitset): number
  /** Writes the members, ascending, to `out`, which has room for all of them; returns their number. */
  readMembers(set: Bitset, out: Uint32Array): number
  /**
   * Counts composite codes: adds 1 to `counts[starts[c] + rows[member × stride + c]]` for each member and each c below
   * the length of `starts`. Some columns of rows of `stride` codes are counted by giving the parts of both arrays.
   */
  countRows(set: Bitset, rows: Uint16Array, stride: number, starts: Uint32Array, counts: Uint32Array): void
  /** Writes the number of members in each range; range i goes from `starts[i]` to before `starts[i + 1]`, which is greater. */
  countRanges(set: Bitset, starts: Uint32Array, counts: Uint32Array): void
}
