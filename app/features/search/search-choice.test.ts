import { describe, expect, it } from 'vitest'
import {
  chooseAll,
  chooseFilter,
  chooseRangeEnd,
  dropValue,
  readChoice,
  type SearchChoice,
  searchHref,
  toggleValue,
  valuesOf,
} from './search-choice.ts'
import { joinValues, splitValues } from './select-value.ts'

const nothing: SearchChoice = { values: {}, terms: {}, sort: 'relevance', postcode: '' }

describe('the address of a search', () => {
  it('is the plain path when nothing is chosen', () => {
    expect(searchHref('car', nothing)).toBe('/car-search')
    expect(searchHref('truck', nothing, 1)).toBe('/truck-search')
  })

  it('has the filters in the order of the form, then the sort order and the page', () => {
    const choice: SearchChoice = {
      ...nothing,
      values: { price: '6000-7999', make: 'Land Rover' },
      sort: 'mileage',
    }
    expect(searchHref('van', choice, 2)).toBe(
      '/van-search?make=Land+Rover&price=6000-7999&sort=mileage&page=2',
    )
  })

  it('has the postcode when sorted by distance only', () => {
    const choice: SearchChoice = { ...nothing, postcode: 'L3 0ZZ' }
    expect(searchHref('car', { ...choice, sort: 'price_asc' })).toBe('/car-search?sort=price_asc')
    expect(searchHref('car', { ...choice, sort: 'distance' })).toBe(
      '/car-search?sort=distance&postcode=L3+0ZZ',
    )
  })

  it('parses back to the same choice', () => {
    const choice: SearchChoice = {
      values: { make: 'Citroën', model: 'C3 & more', engineSize: '1-1.1', vatStatus: '+ VAT' },
      terms: { deposit: '1000', term: '48', vat: 'ex' },
      sort: 'distance',
      postcode: 'L1',
    }
    const query = new URL(searchHref('car', choice), 'https://site.example').searchParams
    expect(readChoice(query)).toEqual(choice)
  })
})

describe('choosing a filter', () => {
  const values = { make: 'Ford', model: 'Focus', derivative: '1.0 Zetec', colour: 'Blue' }

  it('clears model and derivative with the make', () => {
    expect(chooseFilter(values, 'make', 'BMW')).toEqual({ make: 'BMW', colour: 'Blue' })
    expect(chooseFilter(values, 'make', '')).toEqual({ colour: 'Blue' })
  })

  it('clears the derivative with the model', () => {
    expect(chooseFilter(values, 'model', 'Fiesta')).toEqual({ make: 'Ford', model: 'Fiesta', colour: 'Blue' })
  })

  it('keeps all other filters', () => {
    expect(chooseFilter(values, 'colour', '')).toEqual({
      make: 'Ford',
      model: 'Focus',
      derivative: '1.0 Zetec',
    })
  })
})

describe('several values of a filter', () => {
  const values = { make: 'Ford', model: 'Focus', colour: ['Blue', 'Red'] }

  it('repeat their parameter, and parse back', () => {
    const choice: SearchChoice = { ...nothing, values }
    const href = '/car-search?make=Ford&model=Focus&colour=Blue&colour=Red'
    expect(searchHref('car', choice)).toBe(href)
    expect(readChoice(new URL(href, 'https://site.example').searchParams)).toEqual(choice)
  })

  it('are added and removed one by one, which clears what depends on them', () => {
    expect(toggleValue(values, 'make', 'BMW')).toEqual({ make: ['Ford', 'BMW'], colour: ['Blue', 'Red'] })
    expect(toggleValue(values, 'colour', 'Blue')).toEqual({ ...values, colour: 'Red' })
    expect(toggleValue(values, 'make', 'Ford')).toEqual({ colour: ['Blue', 'Red'] })
    expect(dropValue(values, 'colour', 'Red')).toEqual({ ...values, colour: 'Blue' })
  })

  it('are one value of a select', () => {
    const one = joinValues(valuesOf(values.colour))
    expect(chooseFilter({}, 'colour', one)).toEqual({ colour: ['Blue', 'Red'] })
    expect(chooseAll({ ...nothing, values }, { colour: one }).values).toEqual(values)
    expect(splitValues('Blue\r\nRed')).toEqual(['Blue', 'Red'])
  })
})

describe('the ends of a range', () => {
  it('are changed one by one', () => {
    expect(chooseRangeEnd({}, 'price', 'to', '9000')).toEqual({ price: '-9000' })
    expect(chooseRangeEnd({ price: '-9000' }, 'price', 'from', ' 5000 ')).toEqual({ price: '5000-9000' })
    expect(chooseRangeEnd({ price: '5000-9000' }, 'price', 'to', '')).toEqual({ price: '5000-' })
    expect(chooseRangeEnd({ price: '5000-' }, 'price', 'from', '')).toEqual({})
    expect(chooseRangeEnd({ year: '2019' }, 'year', 'to', '2021')).toEqual({ year: '2019-2021' })
  })

  it('are never on the wrong side of one another', () => {
    expect(chooseRangeEnd({ price: '5000-9000' }, 'price', 'from', '10000')).toEqual({ price: '10000-' })
    expect(chooseRangeEnd({ price: '5000-9000' }, 'price', 'to', '4000')).toEqual({ price: '-4000' })
  })

  it('are controls of the form', () => {
    const choice = { ...nothing, values: { price: '5000-9000' } }
    expect(chooseAll(choice, { priceTo: '12000', mileageTo: '60000' }).values).toEqual({
      price: '5000-12000',
      mileage: '-60000',
    })
  })
})

describe('the terms of a search', () => {
  it('follow the filters in its address, and stay when the filters are cleared', () => {
    const choice = { ...nothing, values: { monthlyPrice: '-250' }, terms: { deposit: '1000', term: '48' } }
    expect(searchHref('van', choice)).toBe('/van-search?monthlyPrice=-250&deposit=1000&term=48')
    expect(searchHref('van', { ...choice, values: {} })).toBe('/van-search?deposit=1000&term=48')
  })
})

describe('choosing several at once', () => {
  const values = { make: 'Ford', model: 'Focus', colour: 'Blue' }
  const choice: SearchChoice = { ...nothing, values }

  it('keeps what was not changed, and the sort order', () => {
    const changed = { fuelType: 'Petrol', colour: '', sort: 'mileage' }
    expect(chooseAll(choice, changed)).toEqual({
      values: { make: 'Ford', model: 'Focus', fuelType: 'Petrol' },
      terms: {},
      sort: 'mileage',
      postcode: '',
    })
  })

  it('clears the model of the make before, and keeps one that was chosen with the make', () => {
    expect(chooseAll(choice, { make: 'BMW' }).values).toEqual({ make: 'BMW', colour: 'Blue' })
    expect(chooseAll(choice, { make: 'BMW', model: 'X1' }).values).toEqual({
      make: 'BMW',
      model: 'X1',
      colour: 'Blue',
    })
  })

  it('changes nothing for values that are chosen already', () => {
    expect(chooseAll(choice, { make: 'Ford', sort: 'relevance', postcode: '' })).toEqual(choice)
  })

  it('ignores an unknown sort order', () => {
    expect(chooseAll(choice, { sort: 'best' }).sort).toBe('relevance')
  })
})
