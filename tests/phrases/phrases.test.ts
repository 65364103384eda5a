import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createInterpret } from '#domain/words/interpret.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { exampleVocabulary } from '#domain/words/testing/example-vocabulary.data.ts'

/**
 * What buyers type, and how it must be read with the example vocabulary in November 2026. The columns: the phrase, the
 * type, the search as `name=value` separated by "; " in any order, and the words that are not understood.
 */
const rows = readFileSync(new URL('phrases.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

describe('a phrase', () => {
  it.each(rows)('"%s"', (typed = '', type, search = '', notUnderstood = '') => {
    const found = interpret(typed)
    const params = [...searchParamsOf(found)].map(([name, value]) => `${name}=${value}`)
    expect({
      type: found.type,
      search: params.sort(),
      notUnderstood: found.notUnderstood.join(' '),
    }).toEqual({ type, search: search === '' ? [] : search.split('; ').sort(), notUnderstood })
  })
})
