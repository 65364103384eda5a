import type { ValueColumn } from '../columns/columns.ts'

/** Documents whose flags are added up in four registers before the counts are written. */
const block = 15

/**
 * Counts the flags of some documents: adds `sign` to `counts[code]` for each document and each of its flags, whose code is
 * the position of its bit plus one. Every bit is counted at once: bit b of `ones`, `twos`, `fours` and `eights` is a
 * binary number, the count of flag b in the present block.
 *
 * @param documents The first `length` are counted.
 */
export function countFlags(
  flags: ValueColumn,
  documents: Uint32Array,
  length: number,
  counts: Int32Array | Uint32Array,
  sign: 1 | -1,
): void {
  for (let from = 0; from < length; from += block) {
    const to = Math.min(from + block, length)
    let [ones, twos, fours, eights] = [0, 0, 0, 0]
    for (let i = from; i < to; i++) {
      let carry = flags[documents[i] as number] as number
      const [one, two, four] = [ones, twos, fours]
      ones ^= carry
      carry &= one
      twos ^= carry
      carry &= two
      fours ^= carry
      eights ^= carry & four
    }
    for (let bit = 0; bit < counts.length - 1; bit++) {
      const count =
        ((ones >>> bit) & 1) |
        (((twos >>> bit) & 1) << 1) |
        (((fours >>> bit) & 1) << 2) |
        (((eights >>> bit) & 1) << 3)
      counts[bit + 1] = (counts[bit + 1] as number) + sign * count
    }
  }
}
