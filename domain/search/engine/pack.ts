import type { CodeColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/**
 * Several narrow fields as one: every combination of values that some document has gets a number, so that one
 * look at a document counts for all the fields. `digits` gives a field's own code back.
 */
export interface Pack {
  codes: Uint16Array
  /** Codes are below this. */
  size: number
  axes: readonly number[]
  /** For each of `axes`: pack code → code of the axis. */
  digits: readonly Uint32Array[]
}

/** Codes of a field in a pack are below this. */
export const widestInPack = 128
/** Small enough for the counts of a pack to stay near the processor. */
export const largestPack = 4_096

/** The pack of `pack`'s axes and one more, its codes in `codes`; null when it has too many combinations. */
export function* extendPack(
  pack: Pack,
  axis: number,
  column: CodeColumn,
  capacity: number,
  codes: Uint16Array,
): Steps<Pack | null> {
  // What the combination of a pack code and a code of the axis is called from now on, plus one.
  const names = new Uint16Array(pack.size * capacity)
  const combinations: number[] = []
  yield* inSteps(codes.length, (from, to) => {
    for (let d = from; d < to && combinations.length <= largestPack; d++) {
      const combination = (pack.codes[d] as number) * capacity + (column[d] as number)
      if (names[combination] === 0) {
        combinations.push(combination)
        names[combination] = combinations.length
      }
      codes[d] = (names[combination] as number) - 1
    }
  })
  if (combinations.length > largestPack) return null
  const before = combinations.map((combination) => Math.floor(combination / capacity))
  return {
    codes,
    size: combinations.length,
    axes: [...pack.axes, axis],
    digits: [
      ...pack.digits.map((digits) => Uint32Array.from(before, (code) => digits[code] as number)),
      Uint32Array.from(combinations, (combination) => combination % capacity),
    ],
  }
}
