import { describe, expect, it } from 'vitest'
import { chooseMake, chooseType, fitToLists, type MakeModelChoice, resultsHref } from './make-model-choice.ts'

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

  it('keeps the makes until those of the new type have come', () => {
    expect(chooseType(chosen, 'van').makes).toEqual(['Audi', 'BMW'])
  })

  it('clears the model when the make changes', () => {
    expect(chooseMake(chosen, 'Audi')).toMatchObject({ make: 'Audi', model: '' })
  })

  it('clears model and the list of models when the make is cleared', () => {
    expect(chooseMake(chosen, '')).toMatchObject({ make: '', model: '', models: [] })
  })
})

describe('lists that have come', () => {
  it('keep a make and model that they have', () => {
    expect(fitToLists(chosen)).toEqual(chosen)
  })

  it('clear a model that is not among them', () => {
    expect(fitToLists({ ...chosen, models: ['1 Series'] })).toMatchObject({ make: 'BMW', model: '' })
  })

  it('clear a make that is not among them, and its models with it', () => {
    expect(fitToLists({ ...chosen, makes: ['Audi'] })).toMatchObject({ make: '', model: '', models: [] })
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

  it('holds an empty make where the make always goes', () => {
    expect(resultsHref({ type: 'car', make: '', model: '' }, 'make-always')).toBe('/car-search?make=')
  })

  it('writes what an address cannot hold as it must', () => {
    expect(resultsHref({ type: 'car', make: 'A&B', model: 'é' }, 'when-chosen')).toBe(
      '/car-search?make=A%26B&model=%C3%A9',
    )
  })
})
