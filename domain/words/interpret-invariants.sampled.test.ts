import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampled, sampledRuns } from '../../tests/support/sampled.ts'
import { exampleAssumed } from '../search/example-assumed.ts'
import { parseFilters } from '../search/parse-query.ts'
import { parseSort } from '../stock/sort-orders.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { createInterpret } from './interpret.ts'
import { type Interpretation, searchParamsOf } from './interpretation.ts'
import { nicknames } from './lexicon/nicknames.data.ts'
import { ignoredWords } from './lexicon/plain-words.data.ts'
import { ruleWords } from './lexicon/rule-words.ts'
import { tidyPhrase } from './split/tokens.ts'
import { exampleVocabulary } from './testing/example-vocabulary.data.ts'

/** For thousands of phrases. */
const timeout = sampled(60_000, 240_000)

const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))

const namesOfStock = vehicleTypes
  .map((type) => exampleVocabulary.types[type])
  .flatMap(({ models, words }) => [...Object.keys(models), ...Object.values({ ...models, ...words }).flat()])

const piece = fc.oneof(
  fc.constantFrom(...ruleWords(), ...ignoredWords, 'not', 'or', 'new', 'near', 'inc vat'),
  fc.constantFrom(...namesOfStock, ...nicknames.flatMap(({ names }) => names)),
  fc.constantFrom(
    '5k',
    '£15k',
    '9995',
    '2019',
    '71',
    '1.6',
    '7.5t',
    'L3',
    '320d',
    'FH16',
    'ab71 cde',
    '48',
    '200',
  ),
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
  it('is a search without faults', { timeout }, () => {
    fc.assert(
      fc.property(phrase, fc.constantFrom(null, ...vehicleTypes), (typed, asked) => {
        const found = interpret(typed, asked)
        const params = searchParamsOf(found)
        expect(parseFilters(params, exampleAssumed.terms).faults).toEqual([])
        expect(parseSort(params.get('sort'))).toBe(found.sort)
        expect(interpret(typed, asked)).toEqual(found)
      }),
      sampledRuns(200, 2_000),
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

/** What each of these asks for, as a test of the search that it becomes. */
const wishes: readonly (readonly [text: string, holds: (found: Interpretation) => boolean])[] = [
  ...(
    [
      ['under 12k', 'price', 0, 12_000],
      ['under £8,000', 'price', 0, 8_000],
      ['over 10k', 'price', 10_000, Number.POSITIVE_INFINITY],
      ['£200 a month', 'monthlyPrice', 0, 200],
      ['over £300 a month', 'monthlyPrice', 300, Number.POSITIVE_INFINITY],
      ['under 40k miles', 'mileage', 0, 40_000],
      ['over 60,000 miles', 'mileage', 60_000, Number.POSITIVE_INFINITY],
      ['2019 or newer', 'year', 2019, Number.POSITIVE_INFINITY],
      ['before 2015', 'year', 0, 2014],
      ['under 3 years old', 'year', 2023, Number.POSITIVE_INFINITY],
      ['3 door', 'doors', 3, 3],
      ['5 door', 'doors', 5, 5],
      ['7 seats', 'seats', 7, 7],
      ['free road tax', 'taxPerYear', 0, 0],
      ['£30 tax', 'taxPerYear', 0, 30],
      ['within 20 miles', 'distance', 0, 20],
    ] as const
  ).map(
    ([text, field, low, high]) =>
      [text, ({ filters }: Interpretation) => isWithin(filters[field], low, high)] as const,
  ),
  ...(
    [
      ['near leeds', 'postcode', 'LS'],
      ['near L3', 'postcode', 'L3'],
      ['deposit 1000', 'deposit', '1000'],
      ['£2000 deposit', 'deposit', '2000'],
      ['no deposit', 'deposit', '0'],
      ['over 48 months', 'term', '48'],
      ['60 month term', 'term', '60'],
      ['red', 'colour', 'Red'],
      ['blue', 'colour', 'Blue'],
      ['diesel', 'fuelType', 'Diesel'],
      ['audi', 'make', 'Audi'],
      ['ford focus', 'model', 'Focus'],
      ['titanium', 'trim', 'Titanium'],
      ['71 plate', 'plate', '71'],
      ['automatic', 'gearbox', 'Automatic'],
    ] as const
  ).map(
    ([text, field, value]) =>
      [text, ({ filters }: Interpretation) => [filters[field]].flat().includes(value)] as const,
  ),
  ['cheapest', ({ sort }) => sort === 'price_asc'],
  ['newest', ({ sort }) => sort === 'year_desc'],
  ['low mileage', ({ sort }) => sort === 'mileage'],
]

function isWithin(value: string | readonly string[] | undefined, low: number, high: number): boolean {
  if (typeof value !== 'string') return false
  const [from = '', to = from] = value.split('-')
  const isOpen = value.endsWith('-')
  return (from === '' ? 0 : Number(from)) >= low && (isOpen ? Number.POSITIVE_INFINITY : Number(to)) <= high
}

describe('every condition of a phrase', () => {
  it('holds in the search, or is named as not understood', { timeout }, () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...wishes), { minLength: 1, maxLength: 6 }), (chosen) => {
        const found = interpret(chosen.map(([text]) => text).join(', '), 'car')
        for (const [text, holds] of chosen) {
          const isNamed = text.split(' ').some((word) => found.notUnderstood.includes(word))
          expect({ text, holds: holds(found) || isNamed, found }).toMatchObject({ holds: true })
        }
      }),
      sampledRuns(500, 3_000),
    )
  })

  it('is named in whatever script it is written', () => {
    const strange = fc.stringMatching(
      /^[\u03a3-\u03a9\u0410-\u042f\u0905-\u0939\u4e00-\u4eff\u2460-\u2473\u{1f690}-\u{1f69b}]{1,8}$/u,
    )
    fc.assert(
      fc.property(fc.array(strange, { minLength: 1, maxLength: 5 }), (typed) => {
        expect(interpret(typed.join(' ')).notUnderstood.join('')).toBe(tidyPhrase(typed.join('')))
      }),
    )
  })

  it.each([
    ['٣ door', { doors: '3' }],
    ['under £१०k', { price: '-10000' }],
    ['７ seats', { seats: '7' }],
    ['3½ tonne', { grossWeight: '3500' }],
  ])('is read with other digits: "%s"', (typed, filters) => {
    expect(interpret(typed)).toMatchObject({ filters, notUnderstood: [] })
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
          hasContactDetails: false,
        })
      }),
      sampledRuns(200, 1_000),
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
