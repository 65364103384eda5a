import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    half: 'behaviour' | 'long'
  }
}

/** What a test of `x.sampled.test.ts` tries: `few` in `npm test`, `whole` in the long half, which runs these files again. */
export function sampled<T>(few: T, whole: T): T {
  return inject('half') === 'behaviour' ? few : whole
}

/** The same for runs of a property: the few have a seed, so that `npm test` tries the same ones each time. */
export function sampledRuns(few: number, whole: number): { numRuns: number; seed?: number } {
  return sampled<{ numRuns: number; seed?: number }>({ numRuns: few, seed: 20_261_128 }, { numRuns: whole })
}
