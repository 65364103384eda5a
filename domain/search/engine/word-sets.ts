import type { Arena } from './arena.ts'
import { addTo, type Bitset, wordsFor } from './bitset.ts'
import type { CodeColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'

/** The documents of each word of a field: common words as sets, at most 64 of them; rare ones as lists. */
export interface WordSets {
  common: ReadonlyMap<number, Bitset>
  /** The list of word c is `rare` from `starts[c]` to `starts[c + 1]`; empty for common words. */
  rare: Uint32Array
  starts: Uint32Array
}

/** The words that one in 64 of `size` documents has, or more, by their counts. */
export function commonCodes(counts: Uint32Array, size: number): number[] {
  const least = Math.max(64, size / 64)
  const codes: number[] = []
  for (let code = 1; code < counts.length; code++) if ((counts[code] as number) >= least) codes.push(code)
  return codes
}

/** Takes a set for each common word from `arena`. */
export function* createWordSets(codes: CodeColumn, counts: Uint32Array, arena: Arena): Steps<WordSets> {
  const words = wordsFor(codes.length)
  const common = new Map(commonCodes(counts, codes.length).map((code) => [code, arena.u32(words)]))
  const setOf = Array.from(counts, (_, code) => common.get(code) ?? null)
  const starts = new Uint32Array(counts.length + 1)
  for (let code = 1; code < counts.length; code++) {
    starts[code + 1] = (starts[code] as number) + (common.has(code) ? 0 : (counts[code] as number))
  }
  yield
  const next = starts.slice()
  const rare = new Uint32Array(starts[counts.length] as number)
  yield* inSteps(codes.length, (from, to) => {
    for (let document = from; document < to; document++) {
      const code = codes[document] as number
      if (code === 0) continue
      const set = setOf[code] as Bitset | null
      if (set !== null) addTo(set, document)
      else {
        const position = next[code] as number
        next[code] = position + 1
        rare[position] = document
      }
    }
  })
  return { common, rare, starts }
}

/** The set of a word; written to `spare` unless it is at hand. */
export function setOfWord({ common, rare, starts }: WordSets, code: number, spare: Bitset): Bitset {
  const set = common.get(code)
  if (set !== undefined) return set
  spare.fill(0)
  const end = starts[code + 1] ?? 0
  for (let i = starts[code] ?? 0; i < end; i++) addTo(spare, rare[i] as number)
  return spare
}
