import { expect, it } from 'vitest'
import { stockRecord } from '#server/http/testing/stock-record.ts'
import { stockOf } from '../../../tests/support/stock-of-records.ts'
import { countBrands } from './stocked-brands.ts'

it('a brand has one spelling on all pages: that of the stock, which its link asks for', () => {
  const stock = stockOf([stockRecord({ id: 'a', type: 'Car', make: 'Cupra' })])
  const brands = countBrands(stock, [
    { name: 'CUPRA', type: 'car' },
    { name: 'Audi', type: 'car' },
  ])
  expect(brands).toEqual([
    { name: 'Cupra', type: 'car', count: 1 },
    { name: 'Audi', type: 'car', count: 0 },
  ])
})

it('a brand without cars leads to its vans', () => {
  const stock = stockOf([stockRecord({ id: 'a', type: 'Van', make: 'Ford' })])
  expect(countBrands(stock, [{ name: 'Ford', type: 'car' }])).toEqual([
    { name: 'Ford', type: 'van', count: 1 },
  ])
})
