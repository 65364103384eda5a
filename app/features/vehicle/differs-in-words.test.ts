import { expect, it } from 'vitest'
import type { StockRecord } from '#domain/stock/record.ts'
import { exampleVan } from '../record/example-van.ts'
import { differsInWords } from './differs-in-words.ts'

const { vehicle, adverts } = exampleVan()

function van({ price, ...changes }: Partial<StockRecord['vehicle']> & { price?: number }) {
  const retailAdverts = { ...adverts.retailAdverts, ...(price && { totalPrice: { amountGBP: price } }) }
  return exampleVan({ vehicle: { ...vehicle, ...changes }, adverts: { retailAdverts } })
}

const own = van({
  price: 10_000,
  odometerReadingMiles: 37_000,
  yearOfManufacture: '2021',
  transmissionType: 'Manual',
})

it.each([
  [{}, undefined],
  [{ price: 9_600 }, '£480 less'],
  [{ price: 10_050, odometerReadingMiles: 37_400 }, undefined],
  [{ odometerReadingMiles: 49_200 }, '12,000 miles more'],
  [{ odometerReadingMiles: 30_000, yearOfManufacture: '2022' }, '7,000 fewer miles, a year newer'],
  [{ yearOfManufacture: 2018, transmissionType: 'Automatic' }, '3 years older, automatic'],
  [{ odometerReadingMiles: null, yearOfManufacture: 'unknown', transmissionType: null }, undefined],
] as const)('say how a vehicle differs: %j', (changes, words) => {
  const other = van({
    price: 10_000,
    odometerReadingMiles: 37_000,
    yearOfManufacture: '2021',
    transmissionType: 'Manual',
    ...changes,
  })
  expect(differsInWords(own, other)).toBe(words)
})
