import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFilters, parseSort } from '../search/parse-query.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { exampleVocabulary } from './example-vocabulary.data.ts'
import { tidyPhrase } from './atoms.ts'
import { createInterpret } from './interpret.ts'
import { phrases } from './phrases.data.ts'
import { ignoredWords } from './plain-words.data.ts'
import { searchParamsOf } from './search-params.ts'

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

const piece = fc.oneof(
  fc.constantFrom(...phrases.flatMap(([typed]) => typed.split(' '))),
  fc.string({ maxLength: 12, unit: 'binary' }),
  fc.constantFrom(
    '£',
    '-',
    '+',
    '/',
    '<',
    '5-',
    '-5',
    '1e9',
    '99999999999',
    '0',
    '4 x 4',
    '½',
    '²',
    '٣',
    "'; --",
    '<b>',
  ),
)
const phrase = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' '))

describe('any phrase', () => {
  it('is a search without faults', () => {
    fc.assert(
      fc.property(phrase, fc.constantFrom(null, ...vehicleTypes), (typed, asked) => {
        const found = interpret(typed, asked)
        const params = searchParamsOf(found)
        expect(parseFilters(params).faults).toEqual([])
        expect(parseSort(params.get('sort'))).toBe(found.sort)
        expect(interpret(typed, asked)).toEqual(found)
      }),
      { numRuns: 2_000 },
    )
  })

  it('names only words of the phrase, in their order', () => {
    fc.assert(
      fc.property(phrase, (typed) => {
        const tidy = tidyPhrase(typed)
        let from = 0
        for (const word of interpret(typed).notUnderstood) {
          const at = tidy.indexOf(word, from)
          expect(at, word).toBeGreaterThanOrEqual(from)
          from = at + word.length
        }
      }),
    )
  })

  it('says so when none of its words means anything', () => {
    const nonsense = fc.stringMatching(/^[bcdfghjkz]{9,14}$/)
    fc.assert(
      fc.property(fc.array(nonsense, { minLength: 1, maxLength: 6 }), (words) => {
        const { filters, notUnderstood } = interpret(words.join(' '))
        expect({ filters, notUnderstood }).toEqual({ filters: {}, notUnderstood: words })
      }),
    )
  })

  it('is read up to its 200th character', () => {
    expect(interpret(`${'a '.repeat(200)} ford`).filters).toEqual({})
    expect(interpret('£'.repeat(100_000)).filters).toEqual({})
  })
})

const { models, words } = exampleVocabulary.types.car
const wordOf = (field: string) => fc.constantFrom(...(words[field] ?? []))
const makeAndModel = fc.constantFrom(
  ...Object.entries(models).flatMap(([make, names]) => names.map((model) => ({ make, model }))),
)

describe('the filters of a search, written as a phrase,', () => {
  it('are read as the same filters', () => {
    const search = fc.record({
      name: makeAndModel,
      colour: wordOf('colour'),
      gearbox: wordOf('gearbox'),
      fuelType: wordOf('fuelType'),
      price: fc.integer({ min: 1, max: 90 }),
      mileage: fc.integer({ min: 1, max: 150 }),
      doors: fc.constantFrom(3, 5),
      from: fc.integer({ min: 2005, max: 2025 }),
    })
    fc.assert(
      fc.property(search, ({ name, colour, gearbox, fuelType, price, mileage, doors, from }) => {
        const typed = `${colour} ${gearbox} ${fuelType}, ${name.make} ${name.model}, ${doors} door, under £${price}k, under ${mileage}k miles, ${from} onwards`
        // A Ranger may be a van as well.
        expect(interpret(typed, 'car')).toEqual({
          type: 'car',
          filters: {
            ...name,
            colour,
            gearbox,
            fuelType,
            doors: String(doors),
            price: `-${price * 1_000}`,
            mileage: `-${mileage * 1_000}`,
            year: `${from}-`,
          },
          sort: 'relevance',
          notUnderstood: [],
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(vehicleTypes)('have every make and model of the %ss', (type) => {
    for (const [make, names] of Object.entries(exampleVocabulary.types[type].models)) {
      for (const model of names) expect(interpret(`${make} ${model}`, type).filters).toEqual({ make, model })
    }
  })
})

describe('a word of the stock', () => {
  it.each(vehicleTypes)('is never corrected to another one (%s)', (type) => {
    for (const [field, values] of Object.entries(exampleVocabulary.types[type].words)) {
      if (!['bodyType', 'fuelType', 'colour', 'gearbox', 'driveType', 'axleConfiguration'].includes(field))
        continue
      for (const value of values) expect([interpret(value, type).filters[field]].flat()).toContain(value)
    }
  })

  it('is none of the words that are passed over', () => {
    for (const type of vehicleTypes) {
      const names = Object.keys(exampleVocabulary.types[type].models)
      expect(
        names.filter((name) => ignoredWords.has(name.toLowerCase()) && name !== 'Seat' && name !== 'SEAT'),
      ).toEqual([])
    }
  })
})
