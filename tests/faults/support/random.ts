/** `FAULTS_SEED` repeats a run; otherwise each run has another seed, which it prints. */
export const seed = readSeed(process.env.FAULTS_SEED)

function readSeed(text: string | undefined): number {
  if (text === undefined || text === '') return Math.floor(Math.random() * 1e9)
  const given = Number(text)
  if (!Number.isSafeInteger(given)) throw new Error('FAULTS_SEED must be a whole number')
  return given
}

export interface Random {
  /** From 0 to before `below`. */
  whole(below: number): number
  of<T>(values: readonly T[]): T
}

/**
 * The same numbers for the same seed and name, so that one scenario can be repeated alone. The moments of the operating
 * system are not repeated: a seed gives the same faults in the same order, not the same interleaving.
 */
export function createRandom(name: string): Random {
  let state = seed
  for (const character of name) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    whole,
    of<T>(values: readonly T[]): T {
      if (values.length === 0) throw new Error('There is nothing to choose from')
      return values[whole(values.length)] as T
    },
  }
}
