/**
 * A set of document numbers: bit `d & 31` of word `d >>> 5`. Its length is a multiple of 16 bytes, the width of the
 * vectors that `Kernels` work on.
 */
export type Bitset = Uint32Array

export function wordsFor(documents: number): number {
  return ((documents + 127) >>> 7) * 4
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

/** Sets the first `documents` bits of an empty set. */
export function fillSet(set: Bitset, documents: number): void {
  set.fill(0xffff_ffff, 0, documents >>> 5)
  if ((documents & 31) !== 0) set[documents >>> 5] = 2 ** (documents & 31) - 1
}

export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x5555_5555)
  bits = (bits & 0x3333_3333) + ((bits >>> 2) & 0x3333_3333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

/** The number of members from `start` to before `end`, which is greater. */
export function sizeOfRange(set: Bitset, start: number, end: number): number {
  const first = start >>> 5
  const last = (end - 1) >>> 5
  const head = (set[first] as number) >>> (start & 31)
  if (first === last) return popcount(head & (0xffff_ffff >>> (32 - (end - start))))
  let size = popcount(head)
  for (let w = first + 1; w < last; w++) size += popcount(set[w] as number)
  return size + popcount((set[last] as number) & (0xffff_ffff >>> (31 - ((end - 1) & 31))))
}
