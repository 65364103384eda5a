import { makeDemoStock } from 'demo-stock/make-demo-stock.ts'
import { plainWord } from 'facet-index'
import { describe, expect, it } from 'vitest'
import { exampleAssumed } from '#domain/search/example-assumed.ts'
import { parseFilters } from '#domain/search/parse-query.ts'
import { createStockIndex } from '#domain/search/stock-index.ts'
import { toListing } from '#domain/stock/to-listing.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type Interpretation, searchParamsOf } from '#domain/words/interpretation.ts'
import { createStockWords } from '#server/stock/stock-words.ts'

const all = [...makeDemoStock()].flatMap((record) => toListing(record) ?? [])
const index = createStockIndex(all)
const words = createStockWords(index, () => '1')()

/** A word that some vehicles of the stock have in a field. */
interface Wanted {
  word: string
  type: VehicleType
  /** The name of the first vehicle that has it. */
  name: string
  /** Of the vehicles that have it. */
  ids: Set<string>
}

function wordsOf(field: 'derivative' | 'trim', split: (text: string) => string[]): Wanted[] {
  const found = new Map<string, Wanted>()
  for (const { id, type, values } of all)
    for (const word of split(values[field] ?? '').filter((word) => plainWord(word) !== '')) {
      const name = `${values.make} ${values.model}`
      const wanted = found.get(`${type} ${word}`) ?? { word, type, name, ids: new Set() }
      found.set(`${type} ${word}`, wanted)
      wanted.ids.add(id)
    }
  return [...found.values()]
}

/** "Euro 6" is one word, and a filter of its own. */
const ofDerivatives = wordsOf('derivative', (text) => text.replaceAll(/\beuro \d/gi, '').split(' '))
const ofTrims = wordsOf('trim', (text) => [text])

/** Alone these are all vehicles of a type. */
const types = ['Van', 'Car', 'Motor']

/**
 * Null when the search of a phrase, or the one that is offered beside it ("black" is a colour too), finds one of the
 * vehicles, and is narrower than the stock, and nothing is reported.
 */
async function fault(typed: string, wanted: Wanted): Promise<string | null> {
  const { interpret, findOther } = await words
  const found = interpret(typed, wanted.type)
  const wrong = faultOf(typed, found, wanted)
  const other = wrong === null ? null : findOther(typed, found)
  return other === null ? wrong : faultOf(other.phrase, interpret(other.phrase, wanted.type), wanted)
}

function faultOf(typed: string, found: Interpretation, { type, ids }: Wanted): string | null {
  const params = searchParamsOf(found)
  const { filters } = parseFilters(params, exampleAssumed.terms)
  const hits = index.search({ type, filters, sort: 'relevance', limit: all.length })
  const isFound = found.type === type && params.size > 0 && hits.ids.some((id) => ids.has(id))
  return isFound && found.notUnderstood.length === 0
    ? null
    : `${typed}: ${found.type} ${params}; ${found.notUnderstood.join(', ')}`
}

async function faults(phrases: readonly (readonly [typed: string, wanted: Wanted])[]): Promise<string[]> {
  const found = await Promise.all(phrases.map(([typed, wanted]) => fault(typed, wanted)))
  return found.filter((each) => each !== null)
}

describe.each([
  { name: 'word of a derivative', given: ofDerivatives, least: 900 },
  { name: 'trim', given: ofTrims, least: 300 },
])('every $name of the demo stock', ({ given, least }) => {
  it('finds vehicles that have it, when it is typed alone', async () => {
    const alone = given.filter(({ word }) => !types.includes(word))
    expect(alone.length).toBeGreaterThan(least)
    expect(await faults(alone.map((wanted) => [wanted.word, wanted]))).toEqual([])
  })

  it('finds them beside the make and model', async () => {
    const named = given.map((wanted) => [`${wanted.name} ${wanted.word}`, wanted] as const)
    expect(named.length).toBeGreaterThan(least)
    expect(await faults(named)).toEqual([])
  })
})

describe('words of versions that mean something else too', () => {
  it.each([
    ['audi black', 'black'],
    ['kadjar, blue', 'blue'],
    ['blue dci', 'blue dci'],
    ['renault blue dCi', 'blue dCi'],
    ['XE', 'XE'],
    ['touring', 'touring'],
    ['Freelander 2 GS', 'GS'],
  ])('offers the other meaning of "%s"', async (typed, other) => {
    const { interpret, findOther } = await words
    expect(findOther(typed, interpret(typed))?.words).toBe(other)
  })

  it.each([
    'black edition',
    'diesel golf',
    'manual diesel van',
    'panel van',
    'used vans',
    'black automatic audi under 20k',
    'audi "black"',
    'shiny black audi',
    'ford fiesta',
    '',
  ])('offers none for "%s"', async (typed) => {
    const { interpret, findOther } = await words
    expect(findOther(typed, interpret(typed))).toBeNull()
  })
})
