import { describe, expect, it } from 'vitest'
import { parseValuation } from './parse-valuation.ts'

const parse = (query: string) => parseValuation(new URLSearchParams(query))
const whole = 'type=car&make=Ford&model=Fiesta&year=2019&mileage=42,000'

describe('what the valuation form asks', () => {
  it('is a vehicle when it is complete', () => {
    expect(parse(whole)).toEqual({ type: 'car', make: 'Ford', model: 'Fiesta', year: 2019, mileage: 42_000 })
  })

  it('is nothing yet when only make and model were chosen', () => {
    expect(parse('type=car&make=Ford')).toBeNull()
  })

  it.each([
    ['a model', whole.replace('Fiesta', ''), /make and a model/],
    ['a year of four figures', whole.replace('2019', '19'), /year/],
    ['a mileage in figures', whole.replace('42,000', 'forty'), /mileage/],
    ['a mileage that a vehicle can have', whole.replace('42,000', '99999999'), /mileage/],
    ['a known type', whole.replace('car', 'boat'), /car, van or truck/],
  ])('requires %s', (_, query, message) => {
    expect(parse(query)).toEqual({ message: expect.stringMatching(message) })
  })
})
