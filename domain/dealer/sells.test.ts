import { describe, expect, it } from 'vitest'
import { createPricePositions } from '../price-position/price-positions.ts'
import { createStockIndex } from '../search/stock-index.ts'
import { exampleVehicle } from '../stock/example-record.ts'
import { recordFaults } from '../stock/record-rules.ts'
import { dealerSells } from '../stock/vehicle-type-of.ts'
import { createInterpret } from '../words/interpret.ts'
import { searchParamsOf } from '../words/interpretation.ts'
import { exampleVocabulary } from '../words/testing/example-vocabulary.data.ts'
import { comparesPrices, type Sells, sellsEverything, sellsUsed, soldTypesOf } from './sells.ts'

const usedCarsForCash: Sells = {
  ...sellsEverything,
  car: ['used'],
  van: [],
  truck: [],
  finance: false,
  leasing: false,
  pricePosition: false,
}
const newVans: Sells = { ...sellsEverything, car: [], van: ['new'], truck: [] }

it('a dealer sells the types that have a condition, and compares prices of used ones only', () => {
  expect([sellsEverything, usedCarsForCash, newVans].map(soldTypesOf)).toEqual([
    ['car', 'van', 'truck'],
    ['car'],
    ['van'],
  ])
  expect([sellsEverything, usedCarsForCash, newVans].map(sellsUsed)).toEqual([true, true, false])
  expect([sellsEverything, usedCarsForCash, newVans].map(comparesPrices)).toEqual([true, false, false])
})

describe('a record that the dealer does not sell', () => {
  const now = new Date('2026-11-22')
  it.each([
    ['Car', 'Used', usedCarsForCash, null],
    ['Car', 'New', usedCarsForCash, 'New cars are not sold'],
    ['Van', 'Used', usedCarsForCash, 'Vehicle type Van is not car'],
    ['Car', 'Used', newVans, 'Vehicle type Car is not van'],
    ['Van', 'Used', newVans, 'Used vans are not sold'],
    ['Bike', 'Used', sellsEverything, 'Vehicle type Bike is not car, van or truck'],
  ])('%s, %s', (vehicleType, ownershipCondition, sells, reason) => {
    const record = exampleVehicle('a', { vehicleType, ownershipCondition })
    expect(dealerSells(record, sells)).toBe(reason === null)
    expect(recordFaults(record, { now, sells }).map((fault) => fault.reason)).toEqual(reason ? [reason] : [])
  })
})

describe('a phrase at a dealer of used cars for cash', () => {
  const interpret = createInterpret(exampleVocabulary, () => ({ year: 2026, month: 11 }), usedCarsForCash)
  it.each([
    ['ford fiesta', 'make=Ford&model=Fiesta', []],
    ['used ford', 'make=Ford', []],
    ['new ford', 'make=Ford', ['new']],
    ['ford under £200 a month', 'make=Ford', ['200']],
    ['ford cheapest per month', 'make=Ford', ['cheapest', 'per', 'month']],
    ['ford lowest price', 'make=Ford&sort=price_asc', []],
    ['ford van', 'make=Ford', ['van']],
  ])('%s', (phrase, params, notUnderstood) => {
    const found = interpret(phrase)
    expect(found.type).toBe('car')
    expect(searchParamsOf(found).toString()).toBe(params)
    expect(found.notUnderstood).toEqual(notUnderstood)
  })
})

it('a dealer who compares no prices gives no vehicle a position', () => {
  const index = createStockIndex([])
  const positions = createPricePositions(index, false)
  positions.markAll()
  expect(positions.isSettled()).toBe(true)
})
