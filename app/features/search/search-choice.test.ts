import { describe, expect, it } from 'vitest'
import {
  applyForm,
  chooseFilter,
  dropValue,
  nearestFirst,
  readChoice,
  type SearchChoice,
  searchHref,
  valuesOf,
  withoutFilters,
} from './search-choice.ts'
import { joinValues, splitValues } from './select-value.ts'

const nothing: SearchChoice = { sort: 'relevance', postcode: '' }

describe('the address of a search', () => {
  it('is the plain path when nothing is chosen', () => {
    expect(searchHref('car', nothing)).toBe('/car-search')
    expect(searchHref('truck', nothing, 1)).toBe('/truck-search')
  })

  it('has the filters in the order of the form, then the sort order and the page', () => {
    const choice: SearchChoice = {
      ...nothing,
      price: '6000-7999',
      make: 'Land Rover',
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
      make: 'Citroën',
      model: 'C3 & more',
      engineSize: '1-1.1',
      vatStatus: '+ VAT',
      deposit: '1000',
      term: '48',
      vat: 'ex',
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
    const choice: SearchChoice = { ...nothing, ...values }
    const href = '/car-search?make=Ford&model=Focus&colour=Blue&colour=Red'
    expect(searchHref('car', choice)).toBe(href)
    expect(readChoice(new URL(href, 'https://site.example').searchParams)).toEqual(choice)
  })

  it('are removed one by one, which clears what depends on them', () => {
    expect(dropValue(values, 'colour', 'Red')).toEqual({ ...values, colour: 'Blue' })
    expect(dropValue(values, 'make', 'Ford')).toEqual({ colour: ['Blue', 'Red'] })
  })

  it('are one value of a select', () => {
    const one = joinValues(valuesOf(values.colour))
    expect(chooseFilter({}, 'colour', one)).toEqual({ colour: ['Blue', 'Red'] })
    expect(splitValues('Blue\r\nRed')).toEqual(['Blue', 'Red'])
  })
})

describe('the terms of a search', () => {
  it('follow the filters in its address, and stay when the filters are cleared', () => {
    const choice = { ...nothing, monthlyPrice: '-250', deposit: '1000', term: '48' }
    expect(searchHref('van', choice)).toBe('/van-search?monthlyPrice=-250&deposit=1000&term=48')
    expect(searchHref('van', withoutFilters(choice))).toBe('/van-search?deposit=1000&term=48')
  })
})

describe('what was changed in the form', () => {
  const values = { make: 'Ford', model: 'Focus', colour: 'Blue' }
  const choice: SearchChoice = { ...nothing, ...values }
  /** The choice after a form with some of its fields changed. */
  const applied = (changed: Record<string, string>, before = choice) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...values, sort: 'relevance', ...changed }))
      data.append(name, value)
    return applyForm(before, data, new Set(Object.keys(changed)))
  }

  it('takes effect, and the rest is as in the address', () => {
    expect(applied({ fuelType: 'Petrol', colour: '', sort: 'mileage' })).toEqual({
      make: 'Ford',
      model: 'Focus',
      fuelType: 'Petrol',
      sort: 'mileage',
      postcode: '',
    })
    expect(applied({})).toEqual(choice)
    const elsewhere: SearchChoice = {
      ...choice,
      trim: ['Zetec', 'Never made'],
      sort: 'distance',
      postcode: 'L3',
    }
    expect(applied({}, elsewhere)).toEqual(elsewhere)
    expect(applied({ colour: '' }, elsewhere)).toEqual({ ...elsewhere, colour: undefined })
  })

  it('clears the model of the make before, and keeps one that was chosen with the make', () => {
    expect(applied({ make: 'BMW' })).toEqual({ ...nothing, make: 'BMW', colour: 'Blue' })
    expect(applied({ make: 'BMW', model: 'X1' })).toEqual({
      ...nothing,
      make: 'BMW',
      model: 'X1',
      colour: 'Blue',
    })
  })

  it('may be an end of a range', () => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ priceWas: '0-1999', priceFrom: '', priceTo: '3000' }))
      data.append(name, value)
    const priced = { ...choice, price: '0-1999' }
    expect(applyForm(priced, data, new Set(['priceTo']))).toMatchObject({ price: '-3000' })
  })

  it('has the outward code of a postcode', () => {
    expect(applied({ postcode: ' M1 1AA ' }).postcode).toBe('M1')
  })
})

describe('a postcode that is sent alone', () => {
  it('asks for the nearest first', () => {
    expect(nearestFirst(nothing, ' M1 1AA ')).toEqual({ sort: 'distance', postcode: 'M1' })
  })

  it('changes no other order, and nothing where there is a distance', () => {
    expect(nearestFirst({ ...nothing, sort: 'mileage' }, 'M1')).toBeNull()
    expect(nearestFirst({ ...nothing, distance: '-20' }, 'M1')).toBeNull()
    expect(nearestFirst(nothing, ' ')).toBeNull()
  })
})
