import { expect, it } from 'vitest'
import { isKnownModel, knownModel } from './known-model.ts'

it.each([
  ['Ford', 'FIESTA', 'Fiesta'],
  ['Ford', 'transit custom', 'Transit Custom'],
  ['Ford', 'KA+', 'Ka+'],
  ['FORD', 'S-MAX', 'S-Max'],
  ['BMW', '3 SERIES', '3 Series'],
  ['BMW', 'X5', 'X5'],
  ['Mercedes-Benz', 'C-CLASS', 'C Class'],
  ['Hyundai', 'I20', 'i20'],
  ['Honda', 'CR-V', 'CR-V'],
  ['Honda', 'CRV', 'CR-V'],
  ['Toyota', 'rav4', 'RAV4'],
  ['Nissan', 'QASHQAI', 'Qashqai'],
  ['Land Rover', 'RANGE ROVER EVOQUE', 'Range Rover Evoque'],
  ['Volkswagen', 'T-ROC', 'T-Roc'],
  ['Jaguar', 'F-PACE', 'F-PACE'],
  ['Jaguar', 'F-Pace', 'F-Pace'],
  ['Kia', "CEE'D", "CEE'D"],
  ['Ford', 'CORSA', 'CORSA'],
  ['Marcos', 'MANTIS', 'MANTIS'],
])('the model %s %s is written %s', (make, model, known) => {
  expect(knownModel(make, model)).toBe(known)
})

it('knows a model under its own make alone', () => {
  expect(isKnownModel('Ford', 'fiesta')).toBe(true)
  expect(isKnownModel('Vauxhall', 'Fiesta')).toBe(false)
})
