import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createInterpret } from '#domain/words/interpret.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { exampleVocabulary } from '#domain/words/testing/example-vocabulary.data.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

describe.each(['places.tsv', 'plates.tsv'])('the phrases of %s', (file) => {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)

  it.each(rows.map((row) => row.split('\t')))('"%s"', (typed = '', type, search = '', notUnderstood = '') => {
    const found = interpret(typed)
    const params = [...searchParamsOf(found)].map(([name, value]) => `${name}=${value}`)
    expect({ type: found.type, search: params.sort(), notUnderstood: found.notUnderstood.join(' ') }).toEqual(
      {
        type,
        search: search === '' ? [] : search.split('; ').sort(),
        notUnderstood,
      },
    )
  })
})
