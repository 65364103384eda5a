import { describe, expect, it } from 'vitest'
import { dayOf } from './day.ts'
import { carEmissionClass, carTax } from './road-tax.ts'

describe('road tax of a car', () => {
  it.each([
    [100, 20],
    [101, 20],
    [120, 35],
    [121, 170],
    [256, 790],
  ])('first registered in 2016 with %i g/km is £%i', (co2, pounds) => {
    expect(carTax(dayOf(2016, 6, 1), co2)).toBe(pounds)
  })

  it('first registered since April 2017 is one rate, electric cars included', () => {
    expect(carTax(dayOf(2017, 3, 31), 99)).toBe(20)
    expect(carTax(dayOf(2017, 4, 1), 99)).toBe(200)
    expect(carTax(dayOf(2024, 6, 1), 0)).toBe(200)
  })
})

it('requires Euro 6 of new cars from September 2015', () => {
  expect(carEmissionClass(dayOf(2015, 8, 31))).toBe('Euro 5')
  expect(carEmissionClass(dayOf(2015, 9, 1))).toBe('Euro 6')
})
