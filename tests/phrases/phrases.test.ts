import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createInterpret } from '#domain/words/interpret.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { exampleVocabulary } from '#domain/words/testing/example-vocabulary.data.ts'

/**
 * What buyers type, and how it must be read with the example vocabulary in November 2026: a file for each theme, and in
 * `buyers` one for each kind of person. The columns: the phrase, the type, the search as `name=value` separated by "; " in
 * any order, and the words that are not understood. The rows are sorted, so that two branches seldom add to one place.
 */
const files = globSync('**/*.tsv', { cwd: import.meta.dirname }).toSorted()

const rowsOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

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

describe('two phrases in one', () => {
  const combined = rowsOf('in-pairs.tsv').map(([typed = '', type, search = '', notUnderstood = '']) => ({
    typed,
    type,
    fields: search === '' ? [] : search.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''),
    notUnderstood: wordsOf(notUnderstood),
    isDenial: /\b(no|not)\b/.test(typed),
  }))

  it.each(['car', 'van', 'truck'])('are filters, or words that are not understood (%s)', (type) => {
    const own = combined.filter((phrase) => phrase.type === type)
    const pairs = own.flatMap((first) => own.map((second) => [first, second] as const))
    const dropped = pairs.flatMap((pair) => {
      const typed = pair.map((phrase) => phrase.typed).join(', ')
      const found = interpret(typed)
      const fields = new Set(searchParamsOf(found).keys())
      const reported = wordsOf(found.notUnderstood.join(' '))
      return pair.flatMap((phrase) => {
        const isReported = wordsOf(phrase.typed).some((word) => reported.includes(word))
        const lost = isReported
          ? []
          : phrase.fields.filter((field) => !fields.has(field) && !isGiven(field, fields))
        // Beside another make, "not BMW" holds.
        const unreported = phrase.isDenial
          ? []
          : phrase.notUnderstood.filter((word) => !reported.includes(word))
        return lost.length + unreported.length > 0 ? [{ typed, lost, unreported }] : []
      })
    })
    expect(pairs.length).toBeGreaterThan(200)
    expect(dropped).toEqual([])
  })
})

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
}

/**
 * What another phrase says instead: the engine of a small car where it is electric, the price of a model where a monthly
 * price is named, and a model after one that is left out, as in "not red, blue".
 */
function isGiven(field: string, fields: ReadonlySet<string>): boolean {
  if (field === 'engineSize') return fields.has('fuelType')
  if (field === 'price') return fields.has('monthlyPrice') && fields.has('notModel')
  return (field === 'make' || field === 'model') && fields.has('notModel')
}
