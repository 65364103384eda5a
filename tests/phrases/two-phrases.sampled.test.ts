import { describe, expect, it } from 'vitest'
import { createInterpret } from '#domain/words/interpret.ts'
import { searchParamsOf } from '#domain/words/interpretation.ts'
import { exampleVocabulary } from '#domain/words/testing/example-vocabulary.data.ts'
import { sampled } from '../support/sampled.ts'
import { rowsOf } from './rows-of.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

describe('two phrases in one', () => {
  const combined = rowsOf('in-pairs.tsv').map(([typed = '', type, search = '', notUnderstood = '']) => ({
    typed,
    type,
    fields: search === '' ? [] : search.split('; ').map((pair) => pair.split('=', 1)[0] ?? ''),
    notUnderstood: wordsOf(notUnderstood),
    isDenial: /\b(no|not)\b/.test(typed),
  }))

  // Tens of thousands of pairs of cars.
  it.each(['car', 'van', 'truck'])(
    'are filters, or words that are not understood (%s)',
    { timeout: sampled(60_000, 600_000) },
    (type) => {
      const own = combined.filter((phrase) => phrase.type === type)
      const all = own.flatMap((first) => own.map((second) => [first, second] as const))
      // A prime of less than the number of phrases, so that each comes first and second.
      const few = all.length > 10_000 ? 47 : all.length > 2_000 ? 23 : 1
      const pairs = all.filter((_, at) => at % sampled(few, 1) === 0)
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
    },
  )
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
