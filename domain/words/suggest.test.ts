import { describe, expect, it } from 'vitest'
import { createInterpret, type Interpret } from './interpret.ts'
import { createSuggest, type StockName } from './suggest.ts'
import { exampleVocabulary } from './testing/example-vocabulary.data.ts'

const names: StockName[] = [
  { type: 'car', field: 'make', text: 'Ford', count: 90 },
  { type: 'car', field: 'make', text: 'Land Rover', count: 60 },
  { type: 'car', field: 'model', make: 'Ford', text: 'Fiesta', count: 9 },
  { type: 'car', field: 'model', make: 'Ford', text: 'Ranger', count: 7 },
  { type: 'car', field: 'model', make: 'Land Rover', text: 'Range Rover', count: 8 },
  { type: 'car', field: 'model', make: 'Land Rover', text: 'Range Rover Sport', count: 15 },
  { type: 'car', field: 'bodyType', text: 'Estate', count: 158 },
  { type: 'car', field: 'fuelType', text: 'Electric', count: 127 },
  { type: 'van', field: 'make', text: 'Ford', count: 175 },
  { type: 'van', field: 'model', make: 'Ford', text: 'Ranger', count: 17 },
  { type: 'van', field: 'model', make: 'Ford', text: 'Transit', count: 60 },
  { type: 'van', field: 'model', make: 'Ford', text: 'Transit Custom', count: 61 },
]
const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }))
const suggest = createSuggest(names, interpret, ({ filters }) => (filters.colour === 'Bronze' ? 0 : 5))
const labels = (phrase: string, type: 'car' | 'van' | null = null) =>
  suggest(phrase, type).map(({ label }) => label)

describe('suggestions', () => {
  it('complete the last word', () => {
    expect(labels('fie')).toEqual(['Ford Fiesta'])
    expect(labels('diesel est')).toEqual(['diesel Estate'])
  })

  it('complete several words of one name, the commonest first', () => {
    expect(labels('range ro')).toEqual(['Land Rover Range Rover Sport', 'Land Rover Range Rover'])
    expect(labels('transit')).toEqual(['Ford Transit Custom', 'Ford Transit'])
  })

  it('say which type has the name when several have it', () => {
    expect(labels('ford rang')).toEqual(['Ford Ranger', 'Ford Ranger cars'])
  })

  it('do not repeat a filter that the phrase has', () => {
    expect(labels('electric e')).toEqual(['electric Estate'])
  })

  it('find at least one vehicle', () => {
    expect(labels('bronze est')).toEqual([])
  })

  it('are what is popular for an empty phrase, and the phrase itself when nothing completes it', () => {
    expect(labels('')).toEqual(['Ford', 'Land Rover', 'Estate'])
    expect(labels('under 5k')).toEqual(['under 5k'])
  })

  it('read a phrase once that nobody types', () => {
    const read = new Set<string>()
    const counted: Interpret = (phrase, asked) => {
      read.add(phrase)
      return interpret(phrase, asked)
    }
    createSuggest(names, counted, () => 5)('a '.repeat(100))
    expect(read.size).toBe(1)
  })

  it.each([
    'asdf '.repeat(40),
    'lorem ipsum dolor sit amet '.repeat(8),
    'automatic diesel estate under £15,000 near L3 with leather seats zqx f',
    `automatic diesel estate, ${'black or grey, '.repeat(12)}s`,
  ])('read a long phrase a few times only: "%s"', (typed) => {
    let count = 0
    const counted: Interpret = (phrase, asked) => {
      count += 1
      return interpret(phrase, asked)
    }
    createSuggest(names, counted, () => 5)(typed)
    expect(count).toBeLessThanOrEqual(12)
  })
})
