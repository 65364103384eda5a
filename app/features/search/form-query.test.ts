import { describe, expect, it } from 'vitest'
import { readFormQuery } from './form-query.ts'

const read = (query: string) => String(readFormQuery(new URLSearchParams(query)))

describe('the ends of a range in a submitted form', () => {
  it('become one parameter', () => {
    expect(read('make=Ford&priceFrom=5000&priceTo=9000')).toBe('make=Ford&price=5000-9000')
    expect(read('priceTo=9000')).toBe('price=-9000')
    expect(read('yearFrom=2019&yearTo=2019')).toBe('year=2019')
    expect(read('make=&price=5000-9000')).toBe('make=&price=5000-9000')
  })

  const served = 'priceWas=5000-9000'

  it('are those of the select or the exact figure that was changed', () => {
    expect(read(`${served}&priceFrom=5000&priceFrom=5000&priceTo=9000&priceTo=9000`)).toBe('price=5000-9000')
    expect(read(`${served}&priceFrom=7000&priceFrom=5000&priceTo=9000&priceTo=9000`)).toBe('price=7000-9000')
    expect(read(`${served}&priceFrom=5000&priceFrom=5250&priceTo=9000&priceTo=9000`)).toBe('price=5250-9000')
    expect(read(`${served}&priceFrom=5000&priceFrom=5000&priceTo=&priceTo=9000`)).toBe('price=5000-')
    expect(read(`${served}&priceFrom=&priceFrom=5000&priceTo=&priceTo=9000`)).toBe('')
  })

  it('are not the option that opens the exact figure', () => {
    expect(read(`${served}&priceFrom=exact&priceFrom=5250&priceTo=exact&priceTo=9000`)).toBe(
      'price=5250-9000',
    )
    expect(read(`${served}&priceFrom=exact&priceFrom=5000&priceTo=exact&priceTo=`)).toBe('price=5000-')
  })

  it('may be written as people write figures, and in either order', () => {
    expect(read('priceWas=&priceFrom=%C2%A39%2C500&priceTo=5+000')).toBe('price=5000-9500')
  })
})

describe('several values in a submitted form', () => {
  it('are the boxes that are checked', () => {
    expect(read('make=&makeWas=&make=Ford&make=BMW')).toBe('make=Ford&make=BMW')
    expect(read('make=Ford&makeWas=Ford&make=Ford&make=BMW')).toBe('make=Ford&make=BMW')
    expect(read('make=Ford%0D%0ABMW&makeWas=Ford%0D%0ABMW&make=BMW')).toBe('make=BMW')
    expect(read('make=Ford&makeWas=Ford')).toBe('')
  })

  it('give way to the select when that was changed, and keep the boxes that were added', () => {
    expect(read('make=&makeWas=Ford&make=Ford')).toBe('')
    expect(read('make=Audi&makeWas=Ford%0D%0ABMW&make=Ford&make=BMW')).toBe('make=Audi')
    expect(read('make=Ford&makeWas=&make=BMW')).toBe('make=Ford&make=BMW')
  })

  it('are all that are sent of a field without a select', () => {
    expect(read('equipmentWas=&equipment=Isofix&equipment=Sat+nav')).toBe(
      'equipment=Isofix&equipment=Sat+nav',
    )
    expect(read('equipmentWas=Isofix%0D%0ASat+nav&equipment=Sat+nav')).toBe('equipment=Sat+nav')
    expect(read('equipmentWas=Isofix')).toBe('')
    expect(read('equipment=Isofix')).toBe('equipment=Isofix')
  })

  it('may be one value of a select', () => {
    expect(read('make=Ford%0D%0ABMW&model=')).toBe('model=&make=Ford&make=BMW')
  })
})
