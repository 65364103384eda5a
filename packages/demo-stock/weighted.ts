import type { Random } from './random.ts'

/** Draws entries in proportion to their weights. @throws {RangeError} when no weight is above 0. */
export function createDraw<T>(entries: readonly T[], weightOf: (entry: T) => number): (random: Random) => T {
  const sums: number[] = []
  let total = 0
  for (const entry of entries) {
    total += weightOf(entry)
    sums.push(total)
  }
  if (total <= 0) throw new RangeError('No entry has a weight')
  return (random) => {
    const target = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    return entries[low] as T
  }
}
