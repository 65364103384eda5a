import { describe, expect, it } from 'vitest'
import { cleanAirOf, emissionClassOf } from './emission-class.ts'
import { exampleRecord } from './example-record.ts'

describe('an emission class', () => {
  it.each([
    ['Euro 6', 'Euro 6'],
    ['EURO6', 'Euro 6'],
    ['euro-6', 'Euro 6'],
    [' 6 ', 'Euro 6'],
    ['Euro VI', 'Euro 6'],
    ['EURO VI E', 'Euro 6'],
    ['VI', 'Euro 6'],
    ['Euro 6d-TEMP', 'Euro 6'],
    ['Euro 6d', 'Euro 6'],
    ['Euro 5b', 'Euro 5'],
    ['EURO 6 AG', 'Euro 6'],
    ['EURO 6 DG', 'Euro 6'],
    ['Euro IV', 'Euro 4'],
    ['Euro III', 'Euro 3'],
    ['euro vii', 'Euro 7'],
  ])('has one spelling: %s', (text, expected) => {
    expect(emissionClassOf(text)).toBe(expected)
  })

  it.each(['EEV', 'Euro 8', 'Euro 66', 'Tier 4', 'Euro', 'Diesel'])('keeps %s', (text) => {
    expect(emissionClassOf(text)).toBe(text)
  })

  it('is unknown when blank', () => {
    expect([emissionClassOf(null), emissionClassOf(undefined), emissionClassOf('  ')]).toEqual([
      null,
      null,
      null,
    ])
  })
})

it.each([
  ['Electric', null, true],
  ['Hydrogen Fuel Cell', null, true],
  ['Petrol', 'Euro 4', true],
  ['Petrol Hybrid', 'Euro 6d-TEMP', true],
  ['Petrol', 'Euro 3', false],
  ['Petrol/Electric', null, false],
  ['Diesel', 'Euro VI', true],
  ['Diesel', 'Euro 5', false],
  ['Diesel Plug-in Hybrid', 'Euro 5', false],
  ['Diesel', null, false],
  ['Bi Fuel', 'Euro 6', false],
  [null, 'Euro 6', false],
])('%s with %s may enter a clean air zone: %s', (fuelType, emissionClass, isCompliant) => {
  expect(cleanAirOf(exampleRecord({ fuelType, emissionClass }))).toBe(isCompliant ? 'Compliant' : null)
})
