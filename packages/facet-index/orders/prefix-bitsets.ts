import type { Arena } from '../kernels/arena.ts'
import { addTo, type Bitset } from '../kernels/bitset.ts'
import type { Kernels } from '../kernels/kernels.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/**
 * Documents in sorted order with the bitsets of some of its prefixes. The difference of two prefix bitsets is the set
 * of documents between two positions.
 */
export interface SortedDocuments {
  documents: Uint32Array
  /** Prefix bitset i holds the first `positions[i]` documents; the first is empty, the last holds all. */
  positions: Uint32Array
  prefixes: readonly Bitset[]
}

/** The part of a sorted order between two prefix bitsets. */
export interface Interval {
  /** Indexes of the prefix bitsets. */
  low: number
  high: number
  /** The number of hits before it, in the direction of the sort. */
  before: number
  /** The number of hits in it. */
  hits: number
}

/** Prefix bitsets are no further apart than the index's size divided by this. */
const intervals = 28

/**
 * The positions of the prefix bitsets: 0, each of `borders`, the end, and as many between as keep them no further apart
 * than a fraction of `size`, where `roundDown` allows.
 */
export function prefixPositions(
  length: number,
  size: number,
  borders: readonly number[],
  roundDown: (position: number) => number,
): Uint32Array {
  const spacing = Math.max(2_048, Math.ceil(size / intervals))
  const positions = [0]
  for (const border of [...borders, length]) {
    const start = positions.at(-1) as number
    const pieces = Math.ceil((border - start) / spacing)
    for (let piece = 1; piece < pieces; piece++) {
      const position = roundDown(start + Math.round(((border - start) * piece) / pieces))
      if (position > (positions.at(-1) as number)) positions.push(position)
    }
    if (border > (positions.at(-1) as number)) positions.push(border)
  }
  return Uint32Array.from(positions)
}

/** Takes one bitset of `words` words for each position from `arena`. */
export function* createPrefixBitsets(
  documents: Uint32Array,
  positions: Uint32Array,
  words: number,
  arena: Arena,
): Task<Bitset[]> {
  const prefixes: Bitset[] = []
  let filled = 0
  for (const position of positions) {
    const set = arena.u32(words)
    const before = prefixes.at(-1)
    if (before !== undefined) set.set(before)
    const start = filled
    yield* inBatches(position - start, (from, to) => {
      for (let i = start + from; i < start + to; i++) addTo(set, documents[i] as number)
    })
    filled = position
    prefixes.push(set)
  }
  return prefixes
}

/**
 * The shortest interval that holds the hits from `start` to before `end`, counted from the first document or, with
 * `descending`, from the last; null when the order has fewer hits.
 */
export function findInterval(
  { prefixes }: SortedDocuments,
  passing: Bitset,
  start: number,
  end: number,
  descending: boolean,
  kernels: Kernels,
): Interval | null {
  const hitsBelow = (prefix: number) => kernels.sizeOfBoth(passing, prefixes[prefix] as Bitset)
  const last = prefixes.length - 1
  const all = hitsBelow(last)
  if (end > all) return null
  const [from, to] = descending ? [all - end, all - start] : [start, end]
  const low = firstWhere(last, (prefix) => hitsBelow(prefix) > from) - 1
  const high = firstWhere(last, (prefix) => hitsBelow(prefix) >= to)
  const [below, upTo] = [hitsBelow(low), hitsBelow(high)]
  return { low, high, before: descending ? all - upTo : below, hits: upTo - below }
}

/** Binary search for the first number up to `last` that passes; all after it pass too, and `last` is assumed to. */
function firstWhere(last: number, passes: (number: number) => boolean): number {
  let [low, high] = [0, last]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}
