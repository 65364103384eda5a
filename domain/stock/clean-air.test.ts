import { expect, it } from 'vitest'
import { cleanAirOf } from './clean-air.ts'
import { exampleRecord } from './example-record.ts'

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
