import { popcount, sizeOfRange } from './bitset.ts'
import type { Kernels } from './kernels.ts'

/** The kernels in plain TypeScript: the oracle of the compiled ones, and used where those cannot run. */
export const plainKernels: Kernels = {
  both(set, other, out) {
    for (let w = 0; w < set.length; w++) out[w] = (set[w] as number) & (other[w] as number)
  },

  without(set, removed, out) {
    for (let w = 0; w < set.length; w++) out[w] = (set[w] as number) & ~(removed[w] as number)
  },

  join(set, other) {
    for (let w = 0; w < set.length; w++) set[w] = (set[w] as number) | (other[w] as number)
  },

  divide(all, wanted, passing, failing) {
    for (let w = 0; w < all.length; w++) {
      const [each, want] = [all[w] as number, wanted[w] as number]
      passing[w] = each & want
      failing[w] = each & ~want
    }
  },

  narrow(passing, failingOne, wanted) {
    for (let w = 0; w < passing.length; w++) {
      const [pass, want] = [passing[w] as number, wanted[w] as number]
      failingOne[w] = ((failingOne[w] as number) & want) | (pass & ~want)
      passing[w] = pass & want
    }
  },

  sizeOf(set) {
    let size = 0
    for (const word of set) size += popcount(word)
    return size
  },

  sizeOfBoth(set, other) {
    let size = 0
    for (let w = 0; w < set.length; w++) size += popcount((set[w] as number) & (other[w] as number))
    return size
  },

  readMembers(set, out) {
    let count = 0
    for (let w = 0; w < set.length; w++) {
      for (let word = set[w] as number; word !== 0; word &= word - 1) {
        out[count++] = (w << 5) + 31 - Math.clz32(word & -word)
      }
    }
    return count
  },

  countRows(set, rows, stride, starts, counts) {
    for (let w = 0; w < set.length; w++) {
      for (let word = set[w] as number; word !== 0; word &= word - 1) {
        const row = ((w << 5) + 31 - Math.clz32(word & -word)) * stride
        for (let column = 0; column < starts.length; column++) {
          const count = (starts[column] as number) + (rows[row + column] as number)
          counts[count] = (counts[count] as number) + 1
        }
      }
    }
  },

  countRanges(set, starts, counts) {
    for (let range = 0; range + 1 < starts.length; range++) {
      counts[range] = sizeOfRange(set, starts[range] as number, starts[range + 1] as number)
    }
  },
}
