/** A set of document numbers: bit `d & 31` of word `d >>> 5`. */
export type Bitset = Uint32Array

export function wordsFor(documents: number): number {
  return (documents + 31) >>> 5
}

export function addTo(set: Bitset, document: number): void {
  set[document >>> 5] = (set[document >>> 5] as number) | (1 << (document & 31))
}

export function removeFrom(set: Bitset, document: number): void {
  set[document >>> 5] = (set[document >>> 5] as number) & ~(1 << (document & 31))
}

export function has(set: Bitset, document: number): boolean {
  return (((set[document >>> 5] as number) >>> (document & 31)) & 1) === 1
}

/** The first `documents` bits set. */
export function fullSet(documents: number): Bitset {
  const set = new Uint32Array(wordsFor(documents)).fill(0xffff_ffff)
  if ((documents & 31) !== 0) set[set.length - 1] = 2 ** (documents & 31) - 1
  return set
}

/** How many documents are in the set. */
export function sizeOf(set: Bitset): number {
  let size = 0
  for (let w = 0; w < set.length; w++) {
    const word = set[w] as number
    if (word !== 0) size += popcount(word)
  }
  return size
}

/** About how many, from every sixteenth word: enough to choose between two ways to the same answer. */
export function estimateSize(set: Bitset): number {
  let size = 0
  for (let w = 0; w < set.length; w += 16) size += popcount(set[w] as number)
  return size * 16
}

/** About how many of `set` are not in `taken`, judged in the same way. */
export function estimateWithout(set: Bitset, taken: Bitset): number {
  let size = 0
  for (let w = 0; w < set.length; w += 16) size += popcount((set[w] as number) & ~(taken[w] as number))
  return size * 16
}

/** Writes the members, ascending, into `out`, which has room for all; answers how many. */
export function readMembers(set: Bitset, out: Uint32Array): number {
  let count = 0
  for (let w = 0; w < set.length; w++) {
    let word = set[w] as number
    const first = w << 5
    while (word !== 0) {
      const lowest = word & -word
      out[count++] = first + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return count
}

export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
