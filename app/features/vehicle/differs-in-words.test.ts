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
  [{ price: 9_600 }, '£400 less'],
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

it.each([
  // VAT of the vehicle of the page and of the other, what the page shows prices with, words
  ['Ex VAT', 'Ex VAT', undefined, '£1,000 less'],
  ['Ex VAT', 'Ex VAT', 'inc', '£1,200 less'],
  ['Ex VAT', 'Ex VAT', 'ex', '£1,000 less'],
  ['Ex VAT', 'No VAT', undefined, '£3,000 less with VAT'],
  ['No VAT', 'Ex VAT', undefined, '£800 more with VAT'],
  ['Ex VAT', 'No VAT', 'inc', '£3,000 less'],
  ['No VAT', 'No VAT', undefined, '£1,000 less'],
  ['Inc VAT', 'Inc VAT', undefined, '£1,000 less'],
] as const)('a price differs as the page shows it: %s beside %s, shown %s', (own, other, vat, words) => {
  const priced = (price: number, vatStatus: string) => {
    const record = van({ price })
    return { ...record, adverts: { retailAdverts: { ...record.adverts?.retailAdverts, vatStatus } } }
  }
  expect(differsInWords(priced(10_000, own), priced(9_000, other), { vat })).toBe(words)
})
