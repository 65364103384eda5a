import { describe, expect, it } from 'vitest'
import {
  chooseMake,
  chooseType,
  fitToLists,
  type MakeModelChoice,
  resultsHref,
  resumeChoice,
} from './make-model-choice.ts'

const chosen: MakeModelChoice = {
  type: 'car',
  make: 'BMW',
  model: '3 Series',
  makes: ['Audi', 'BMW'],
  models: ['1 Series', '3 Series'],
}

describe('choosing a make and model', () => {
  it('clears make, model and the list of models when the type changes', () => {
    expect(chooseType(chosen, 'van')).toMatchObject({ type: 'van', make: '', model: '', models: [] })
  })

  it('keeps the makes until those of the new type have loaded', () => {
    expect(chooseType(chosen, 'van').makes).toEqual(['Audi', 'BMW'])
  })

  it('clears the model when the make changes', () => {
    expect(chooseMake(chosen, 'Audi')).toMatchObject({ make: 'Audi', model: '' })
  })

  it('clears model and the list of models when the make is cleared', () => {
    expect(chooseMake(chosen, '')).toMatchObject({ make: '', model: '', models: [] })
  })
})

describe('loaded lists', () => {
  it('keep a make and model that they contain', () => {
    expect(fitToLists(chosen)).toEqual(chosen)
  })

  it('clear a model that they do not contain', () => {
    expect(fitToLists({ ...chosen, models: ['1 Series'] })).toMatchObject({ make: 'BMW', model: '' })
  })

  it('clear a make that they do not contain, and its models', () => {
    expect(fitToLists({ ...chosen, makes: ['Audi'] })).toMatchObject({ make: '', model: '', models: [] })
  })
})

describe('a choice that the browser has restored in part', () => {
  const left = { type: 'truck', make: 'DAF', model: 'LF' } as const

  it.each([
    ['the model', { make: 'DAF', model: '' }],
    ['make and model', { make: '', model: '' }],
  ])('is completed where the served lists lack %s', (_what, restored) => {
    expect(resumeChoice({ type: 'truck', ...restored }, left)).toEqual(left)
  })

  it.each([
    ['type', { type: 'van', make: '', model: '' }],
    ['make', { type: 'truck', make: 'Iveco', model: '' }],
    ['model', { type: 'truck', make: 'DAF', model: 'XF' }],
  ] as const)('is not changed where the visitor has since chosen another %s', (_what, shown) => {
    expect(resumeChoice(shown, left)).toEqual(shown)
  })
})

describe('the address of the results', () => {
  it.each([
    ['car', 'BMW', '3 Series', '/car-search?make=BMW&model=3+Series'],
    ['van', 'Ford', '', '/van-search?make=Ford'],
    ['truck', '', '', '/truck-search'],
    ['', 'Ford', '', '/browse-stock?make=Ford'],
  ] as const)('of %j %j %j is %s', (type, make, model, href) => {
    expect(resultsHref({ type, make, model }, 'when-chosen')).toBe(href)
  })

  it('has an empty make where the make is always sent', () => {
    expect(resultsHref({ type: 'car', make: '', model: '' }, 'make-always')).toBe('/car-search?make=')
  })

  it('keeps the filters of the page of the results', () => {
    const results = '/car-search?fuelType=Electric&fuelType=Petrol+Hybrid'
    const of = (make: string) => resultsHref({ type: 'car', make, model: '' }, 'make-always', results)
    expect(of('BMW')).toBe(`${results}&make=BMW`)
    expect(of('')).toBe(`${results}&make=`)
  })

  it('keeps the make of the page of the results until another is chosen', () => {
    const of = (make: string) =>
      resultsHref({ type: 'van', make, model: '' }, 'make-always', '/van-search?make=Ford')
    expect(of('')).toBe('/van-search?make=Ford')
    expect(of('Iveco')).toBe('/van-search?make=Iveco')
  })

  it('is percent-encoded', () => {
    expect(resultsHref({ type: 'car', make: 'A&B', model: 'é' }, 'when-chosen')).toBe(
      '/car-search?make=A%26B&model=%C3%A9',
    )
  })
})
