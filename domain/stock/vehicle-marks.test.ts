import { expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { vehicleMarks } from './vehicle-marks.ts'

const marks = (registration: string | null, vin: string | null) =>
  vehicleMarks(exampleRecord({ registration, vin } as object))

it.each([
  ['ab12 cde', 'AB12CDE'],
  ['AB12CDE', 'AB12CDE'],
  ['AB-12-CDE', 'AB12CDE'],
  ['P123 ABC', 'P123ABC'],
  ['ABC 123D', 'ABC123D'],
  ['JIG 1234', 'JIG1234'],
  ['1234 AB', '1234AB'],
  ['Q123 XYZ', 'Q123XYZ'],
])('%s is the registration %s', (text, plain) => {
  expect(marks(text, null)).toEqual([`registration ${plain}`])
})

it.each([
  '',
  'TBC',
  'TBA',
  'N/A',
  'UNREG',
  'NEW',
  'NEW24',
  'New 74',
  'REG 1',
  'DUE 2027',
  'A1',
  'XX00 XXX',
  'STOCK',
  '2019',
  '68',
])('%j is no registration', (text) => expect(marks(text, null)).toEqual([]))

it.each([
  ['WVWZZZ1KZAW000001', 1],
  ['wvwzzz1kzaw000001', 1],
  ['WVW ZZZ 1KZ AW 000001', 1],
  ['00000000000000000', 0],
  ['WVWZZZ1KZAW*****1', 0],
  ['WVWZZZ1KZAW00000', 0],
  ['WVWZZZ1KZAWOOOO01', 0],
])('the VIN %s counts %d times', (vin, count) => expect(marks(null, vin)).toHaveLength(count))
