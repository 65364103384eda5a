/** A seeded random number generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  /** @throws {RangeError} when `list` is empty. */
  pick<T>(list: readonly T[]): T
  /** Roughly normal with mean 0 and deviation 1, never beyond ±3. */
  spread(): number
}

/** Mulberry32. The seed is hashed first, so that neighbouring seeds give unrelated numbers. */
export function createRandom(seed: number): Random {
  let state = scramble(seed)
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      const chosen = list[Math.floor(next() * list.length)]
      if (chosen === undefined) throw new RangeError('Nothing to pick from')
      return chosen
    },
    spread: () => (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2,
  }
}

/** A whole 32-bit number that depends on every bit of `value`. */
export function scramble(value: number): number {
  let mixed = value | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

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
