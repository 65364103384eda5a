import type { DocumentColumns, ValueColumn } from '../columns/columns.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/** The flags of each document side by side, so that counting a document reads one place in memory. */
export interface FlagRows {
  /** The fields of flags. */
  ordinals: readonly number[]
  /** By document and position in `ordinals`, 32 flags as bits. */
  rows: Uint32Array
}

export function* createFlagRows(ordinals: readonly number[], columns: DocumentColumns): Task<FlagRows> {
  const stride = ordinals.length
  const rows = new Uint32Array(columns.size * stride)
  for (const [position, ordinal] of ordinals.entries()) {
    const flags = columns.fields[ordinal] as ValueColumn
    yield* inBatches(columns.size, (from, to) => {
      for (let d = from; d < to; d++) rows[d * stride + position] = flags[d] as number
    })
  }
  return { ordinals, rows }
}

/** Before the slices overflow: seven of them count up to 127 times eight documents. */
const mostPending = 1_016

/**
 * Counts the flags of some documents: adds `sign` to `counts[code]` for each document and each of its flags, whose code is
 * the position of its bit plus one. All flags are counted at once in binary: bit b of the slices `ones`, `twos`, `fours`
 * and so on is the count of flag b. Eight documents are added at a time by a tree of full adders.
 *
 * @param position Of the field in `ordinals`.
 * @param documents The first `length` are counted.
 */
export function countFlags(
  { ordinals, rows }: FlagRows,
  position: number,
  documents: Uint32Array,
  length: number,
  counts: Int32Array | Uint32Array,
  sign: 1 | -1,
): void {
  let [ones, twos, fours] = [0, 0, 0]
  const high = [0, 0, 0, 0, 0, 0, 0]
  const stride = ordinals.length
  const flagsAt = (i: number) => (rows[(documents[i] as number) * stride + position] as number) | 0
  const wholes = length - (length % 8)
  let pending = 0

  function flush(): void {
    for (let bit = 0; bit + 1 < counts.length; bit++) {
      let count = ((ones >>> bit) & 1) + 2 * ((twos >>> bit) & 1) + 4 * ((fours >>> bit) & 1)
      for (let slice = 0; slice < high.length; slice++)
        count += (((high[slice] as number) >>> bit) & 1) << (slice + 3)
      counts[bit + 1] = (counts[bit + 1] as number) + sign * count
    }
    ones = twos = fours = 0
    high.fill(0)
    pending = 0
  }

  for (let i = 0; i < wholes; i += 8) {
    const a = flagsAt(i)
    const b = flagsAt(i + 1)
    const c = flagsAt(i + 2)
    const d = flagsAt(i + 3)
    const e = flagsAt(i + 4)
    const f = flagsAt(i + 5)
    const g = flagsAt(i + 6)
    const h = flagsAt(i + 7)
    const twosA = majority(ones, a, b)
    ones ^= a ^ b
    const twosB = majority(ones, c, d)
    ones ^= c ^ d
    const foursA = majority(twos, twosA, twosB)
    twos ^= twosA ^ twosB
    const twosC = majority(ones, e, f)
    ones ^= e ^ f
    const twosD = majority(ones, g, h)
    ones ^= g ^ h
    const foursB = majority(twos, twosC, twosD)
    twos ^= twosC ^ twosD
    let carry = majority(fours, foursA, foursB)
    fours ^= foursA ^ foursB
    for (let slice = 0; carry !== 0; slice++) {
      const before = high[slice] as number
      high[slice] = before ^ carry
      carry &= before
    }
    pending += 8
    if (pending >= mostPending) flush()
  }
  flush()
  for (let i = wholes; i < length; i++) {
    const own = flagsAt(i)
    for (let bit = 0; bit + 1 < counts.length; bit++)
      counts[bit + 1] = (counts[bit + 1] as number) + sign * ((own >>> bit) & 1)
  }
}

/** By bit, whether two of the three are set: the carry of their sum. */
function majority(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c)
}
