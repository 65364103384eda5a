import type { ValueColumn } from '../columns/columns.ts'
import type { Arena } from '../kernels/arena.ts'
import { addTo, type Bitset, wordsFor } from '../kernels/bitset.ts'
import type { Kernels } from '../kernels/kernels.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/**
 * The documents of each keyword of a field: bitsets for common keywords, at most 64 of them; lists for the others. Of a
 * field of flags, a bitset for each flag.
 */
export interface KeywordSets {
  common: ReadonlyMap<number, Bitset>
  /** The list of code c goes from `starts[c]` to before `starts[c + 1]`; empty for common keywords. */
  rare: Uint32Array
  starts: Uint32Array
}

/** The codes that at least one in 64 documents has. @param counts By code. */
export function commonCodes(counts: Uint32Array, documents: number): number[] {
  const least = Math.max(64, documents / 64)
  const codes: number[] = []
  for (let code = 1; code < counts.length; code++) if ((counts[code] as number) >= least) codes.push(code)
  return codes
}

/** Takes one bitset for each of `commonCodes` from `arena`. */
export function* createKeywordSets(codes: ValueColumn, counts: Uint32Array, arena: Arena): Task<KeywordSets> {
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
  yield* inBatches(codes.length, (from, to) => {
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

/** A bitset for each flag that some document has, in the place of common keywords. @param counts By flag code. */
export function* createFlagSets(bits: ValueColumn, counts: Uint32Array, arena: Arena): Task<KeywordSets> {
  const words = wordsFor(bits.length)
  const common = new Map(codesInUse(counts).map((code) => [code, arena.u32(words)]))
  for (const [code, set] of common) {
    const flag = 1 << (code - 1)
    yield* inBatches(bits.length, (from, to) => {
      for (let document = from; document < to; document++)
        if (((bits[document] as number) & flag) !== 0) addTo(set, document)
    })
  }
  return { common, rare: new Uint32Array(0), starts: new Uint32Array(counts.length + 1) }
}

/** The codes that some document has. @param counts By code. */
export function codesInUse(counts: Uint32Array): number[] {
  return Array.from(counts.keys()).filter((code) => code > 0 && (counts[code] as number) > 0)
}

/** The documents with all of these flags. Written to `spare`, unless it is the set of one flag. */
export function setOfFlags(
  { common }: KeywordSets,
  codes: readonly number[],
  spare: Bitset,
  kernels: Kernels,
): Bitset {
  const sets = codes.flatMap((code) => common.get(code) ?? [])
  const [first, ...others] = sets
  if (first === undefined || sets.length < codes.length) return spare.fill(0)
  let all = first
  for (const set of others) {
    kernels.both(all, set, spare)
    all = spare
  }
  return all
}

/** The documents with one of these codes. Written to `spare`, unless it is the set of one common keyword. */
export function setOfKeywords(
  sets: KeywordSets,
  codes: readonly number[],
  spare: Bitset,
  kernels: Kernels,
): Bitset {
  const [only] = codes
  const set = only === undefined || codes.length > 1 ? undefined : sets.common.get(only)
  if (set !== undefined) return set
  spare.fill(0)
  for (const code of codes) addKeyword(sets, code, spare, kernels)
  return spare
}

/** The documents with a code. Those of a common keyword are written to `spare`. */
export function documentsOfKeyword(
  { common, rare, starts }: KeywordSets,
  code: number,
  spare: Uint32Array,
  kernels: Kernels,
): Uint32Array {
  const set = common.get(code)
  if (set !== undefined) return spare.subarray(0, kernels.readMembers(set, spare))
  return rare.subarray(starts[code] ?? 0, starts[code + 1] ?? 0)
}

function addKeyword(
  { common, rare, starts }: KeywordSets,
  code: number,
  target: Bitset,
  kernels: Kernels,
): void {
  const set = common.get(code)
  if (set === undefined) {
    const end = starts[code + 1] ?? 0
    for (let i = starts[code] ?? 0; i < end; i++) addTo(target, rare[i] as number)
  } else kernels.join(target, set)
}
