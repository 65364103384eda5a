import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createArena } from '../kernels/arena.ts'
import { has, wordsFor } from '../kernels/bitset.ts'
import { runTask } from '../tasks/task.ts'
import { commonCodes, createKeywordSets, setOfKeywords } from './keyword-sets.ts'

describe('the documents of a keyword', () => {
  it('are those with one of the codes, for common and rare keywords', () => {
    // Skewed, so that low codes are common.
    const arbitraryCode = fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => Math.min(a, b))
    const arbitraryCodes = fc.array(arbitraryCode, { minLength: 200, maxLength: 600, size: 'max' })
    fc.assert(
      fc.property(arbitraryCodes, (values) => {
        const codes = Uint8Array.from(values)
        const counts = new Uint32Array(10)
        for (const code of codes) counts[code] = (counts[code] as number) + 1
        const words = wordsFor(codes.length)
        const arena = createArena([(commonCodes(counts, codes.length).length + 1) * words * 4])
        const spare = arena.u32(words).fill(0xffff_ffff)
        const sets = runTask(createKeywordSets(codes, counts, arena))
        for (const wanted of [[], [1], [9], [12], [1, 2], [1, 9], [8, 9], [12, 9, 1]]) {
          const set = setOfKeywords(sets, wanted, spare, arena.kernels)
          const members = [...codes.keys()].filter((document) => has(set, document))
          expect(members).toEqual([...codes.keys()].filter((d) => wanted.includes(codes[d] as number)))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('have a bitset when at least 64 documents and one in 64 have the keyword', () => {
    expect(commonCodes(Uint32Array.of(900, 63, 64), 1_027)).toEqual([2])
    expect(commonCodes(Uint32Array.of(0, 99, 100), 6_400)).toEqual([2])
  })
})
