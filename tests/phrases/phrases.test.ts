import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createInterpret } from '#domain/words/interpret.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { exampleVocabulary } from '#domain/words/testing/example-vocabulary.data.ts'
import { rowsOf } from './rows-of.ts'

/**
 * What buyers type, and how it must be read with the example vocabulary in November 2026: a file for each theme, and in
 * `buyers` one for each kind of person. The columns: the phrase, the type, the search as `name=value` separated by "; " in
 * any order, and the words that are not understood. The rows are sorted, so that two branches seldom add to one place.
 */
const files = globSync('**/*.tsv', { cwd: import.meta.dirname }).toSorted()

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

describe.each(files)('a phrase of %s', (file) => {
  const rows = rowsOf(file)

  it.each(rows)('"%s"', (typed = '', type, search = '', notUnderstood = '') => {
    const found = interpret(typed)
    const params = [...searchParamsOf(found)].map(([name, value]) => `${name}=${value}`)
    expect({
      type: found.type,
      search: params.sort(),
      notUnderstood: found.notUnderstood.join(' '),
    }).toEqual({ type, search: search === '' ? [] : search.split('; ').sort(), notUnderstood })
  })

  it('is in its place, and there once', () => {
    const phrases = rows.map(([typed = '']) => typed)
    expect(phrases).toEqual([...new Set(phrases)].toSorted())
    expect(rows.length, 'a theme of its own for some of them').toBeLessThan(300)
  })
})
