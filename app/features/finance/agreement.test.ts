import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pence } from '#domain/finance/money.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { toCardVehicle } from '../vehicle-card/card-vehicle.ts'
import { formatChoice, readChoice, readFinanceChoice } from './finance-choice.ts'

const queries = fc.record({
  deposit: fc.integer({ min: 0, max: 20_000 }),
  term: fc.integer({ min: 12, max: 60 }),
})

const ownCosts = fc.option(
  fc.record({ miles: fc.integer({ min: 1_000, max: 50_000 }), pence: fc.integer({ min: 2, max: 999 }) }),
)

describe('the figures of one vehicle', () => {
  it('survive the address of the vehicle page', () => {
    fc.assert(
      fc.property(queries, fc.constantFrom('hp', 'pcp'), ownCosts, (asked, finance, own) => {
        const query = new URLSearchParams({
          deposit: String(asked.deposit),
          term: String(asked.term),
          finance,
          ...(own && { milesPerYear: String(own.miles), energyPrice: String(own.pence) }),
        })
        const read = readChoice(readFinanceChoice(query, 'van'), 'van').asked
        const again = new URLSearchParams(formatChoice(read, 'van') as Record<string, string>)
        expect(readChoice(readFinanceChoice(again, 'van'), 'van').asked).toEqual(read)
      }),
    )
  })
})

describe('the price with and without VAT', () => {
  function recordOf(vatStatus: string, vehicleType: string) {
    const record = exampleRecord()
    record.vehicle.vehicleType = vehicleType
    record.adverts.retailAdverts.vatStatus = vatStatus
    record.adverts.retailAdverts.totalPrice = { amountGBP: 10_000 }
    return record
  }
  const van = recordOf('Ex VAT', 'Van')

  it('is on the card as asked, and the monthly figure stays that of the price with VAT', () => {
    const cards = ([undefined, 'ex', 'inc'] as const).map((vat) => toCardVehicle(van, { vat }))
    expect(cards.map(({ price, vatNote }) => [price, vatNote])).toEqual([
      ['£10,000', 'Ex VAT, £12,000 with VAT'],
      ['£10,000', 'Ex VAT, £12,000 with VAT'],
      ['£12,000', 'Inc VAT'],
    ])
    expect(new Set(cards.map(({ monthly }) => monthly))).toEqual(new Set(['£309.93 a month']))
    expect(new Set(cards.map(({ financed }) => financed))).toEqual(new Set([pence(1_200_000)]))
  })

  it('is as advertised for cars and for prices without VAT to reclaim', () => {
    const car = recordOf('Inc VAT', 'Car')
    expect(toCardVehicle(car, { vat: 'ex' }).price).toBe('£10,000')
    const margin = recordOf('No VAT', 'Van')
    expect(toCardVehicle(margin, { vat: 'ex' })).toMatchObject({ price: '£10,000', vatNote: 'No VAT' })
  })
})
