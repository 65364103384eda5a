import type { Bitset } from '../bitset.ts'

/**
 * The loops over whole sets, in which a query spends its time. Everything that is passed in one call lies in the memory
 * that these kernels were made for, and all sets are equally long.
 */
export interface Kernels {
  /** Writes to `out` what is in both sets. */
  both(set: Bitset, other: Bitset, out: Bitset): void
  /** Writes to `out` what is in `set` and not in `taken`. */
  without(set: Bitset, taken: Bitset, out: Bitset): void
  /** Writes to `passing` what of `all` is wanted, to `nearly` what is not. */
  divide(all: Bitset, wanted: Bitset, passing: Bitset, nearly: Bitset): void
  /** Asks one thing more: `passing` has failed nothing so far and `nearly` exactly one, before and after. */
  narrow(passing: Bitset, nearly: Bitset, wanted: Bitset): void
  sizeOf(set: Bitset): number
  sizeOfBoth(set: Bitset, other: Bitset): number
  /** Writes the members, ascending, into `out`, which has room for all; answers how many. */
  readMembers(set: Bitset, out: Uint32Array): number
  /** Adds 1 to `counts[starts[lane] + rows[member × lanes + lane]]` for each member and lane; `starts` says how many lanes. */
  countRows(set: Bitset, rows: Uint16Array, starts: Uint32Array, counts: Uint32Array): void
  /** Writes how many members lie in each range: range i goes from `starts[i]` to before `starts[i + 1]`, which is greater. */
  countRanges(set: Bitset, starts: Uint32Array, counts: Uint32Array): void
}
