import { expect, it } from 'vitest'
import { exampleRecord } from './example-record.ts'
import { parseHours, parseLitres, vehicleYear } from './vehicle-figures.ts'

it.each([
  [8, 8],
  ['8', 8],
  ['8 hours', 8],
  ['7.5 hrs', 7.5],
  ['1 hour', 1],
  ['45 minutes', 0.75],
  ['30 mins', 0.5],
  ['8h 30m', 8.5],
  ['8 Hours, 30 Minutes', 8.5],
  ['', null],
  ['overnight', null],
  [null, null],
])('reads a charging time of %j as %j hours', (text, hours) => {
  expect(parseHours(text)).toBe(hours)
})

it.each([
  [1.6, 1.6],
  ['1.6', 1.6],
  ['1.6L', 1.6],
  ['2 litres', 2],
  ['1598cc', 1.598],
  [1598, 1.598],
  ['12.8', 12.8],
  ['big', null],
  [undefined, null],
])('reads an engine of %j as %j litres', (text, litres) => {
  expect(parseLitres(text)).toBe(litres)
})

it.each([
  [{ yearOfManufacture: '2018', firstRegistrationDate: '2019-03-01' }, 2018],
  [{ yearOfManufacture: 2018 }, 2018],
  [{ firstRegistrationDate: '2019-03-01' }, 2019],
  [{ firstRegistrationDate: '2019-03' }, 2019],
  [{ firstRegistrationMonth: '2019-03' }, 2019],
  [{ registration: 'AB19 CDE' }, null],
  [{}, null],
])('the year of %j is %j', (known, year) => {
  const nothing = { yearOfManufacture: null, firstRegistrationDate: null, registration: null, plate: null }
  expect(vehicleYear(exampleRecord({ ...nothing, ...known }))).toBe(year)
})
