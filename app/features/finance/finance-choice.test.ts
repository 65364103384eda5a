import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { penceFromPounds } from '#domain/finance/money.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import {
  type FinanceChoice,
  formatChoice,
  quoteFor,
  readChoice,
  readFinanceChoice,
  toChosenFinance,
} from './finance-choice.ts'
import { toFinancedVehicle } from './financed-vehicle.ts'
import { formatOwnVehicle, noOwnVehicle, readOwnVehicle } from './own-vehicle.ts'

const served: FinanceChoice = {
  product: 'hp',
  deposit: '0',
  term: '60',
  miles: '7400',
  energyPrice: '',
  ...noOwnVehicle,
}
const car = { priceWithVat: penceFromPounds(12_000), pcp: { ageYears: 3 } }

describe('the choice in the calculator', () => {
  it('is the specified estimate in an address without any', () => {
    expect(readFinanceChoice(new URLSearchParams(), 'car')).toEqual(served)
    expect(quoteFor(car, readChoice(served, 'car').asked).quote).toMatchObject({
      instalment: 30_993,
      totalPayable: 1_860_580,
    })
  })

  it('keeps the last value that could be read, and says what is wrong with the new one', () => {
    const before = readChoice({ ...served, deposit: '1500', term: '48' }, 'car').asked
    const { asked, faults } = readChoice(
      { ...served, deposit: 'lots', term: '99', miles: '5' },
      'car',
      before,
    )
    expect(asked).toEqual(before)
    expect(Object.keys(faults)).toEqual(['deposit', 'term', 'miles'])
    expect(faults.term).toContain('from 12 to 60')
  })

  it('has the usual miles of the type, and no average of cars for vans', () => {
    const miles = (type: VehicleType) => readFinanceChoice(new URLSearchParams(), type).miles
    expect(miles('van')).not.toBe(miles('car'))
  })

  it.each([
    ['145.9', 145.9],
    [' 139p ', 139],
    ['', null],
  ])('reads a price of the visitor’s own: %j', (energyPrice, expected) => {
    expect(readChoice({ ...served, energyPrice }, 'car')).toMatchObject({
      asked: { energyPrice: expected },
      faults: {},
    })
  })

  it.each(['1.45', 'cheap', '£1.45', '1e3', '145,9'])('takes %j for no price in pence', (energyPrice) => {
    const { asked, faults } = readChoice({ ...served, energyPrice }, 'car')
    expect(asked.energyPrice).toBeNull()
    expect(faults.energyPrice).toContain('in pence')
  })

  it('takes an empty field as its default', () => {
    expect(readChoice({ ...served, deposit: '', term: ' ' }, 'car')).toEqual(readChoice(served, 'car'))
  })
})

describe('a quote', () => {
  const pcp = { ...served, product: 'pcp' as const, deposit: '500' }

  it('is not given when the deposit covers the price', () => {
    const quoted = quoteFor(car, readChoice({ ...pcp, deposit: '12000' }, 'car').asked)
    expect(quoted.quote).toBeNull()
    expect(quoted.reason).toMatch(/covers the whole price/)
  })

  it.each([
    [pcp, { ...car, pcp: { ageYears: 4 } }, /more than 8 years/],
    [pcp, { ...car, pcp: { reason: 'We don’t offer PCP on trucks.' } }, /PCP on trucks/],
    [{ ...pcp, term: '24', deposit: '11000' }, car, /smaller deposit/],
  ])('is that of hire purchase on the same terms, with the reason, for %j', (choice, vehicle, reason) => {
    const { asked } = readChoice(choice, 'car')
    const quoted = quoteFor(vehicle, asked)
    expect(quoted.quote).toEqual(quoteFor(vehicle, { ...asked, product: 'hp' }).quote)
    expect(quoted.reason).toMatch(reason)
    expect(quoted.reason).toMatch(/These figures are for hire purchase\.$/)
    expect(quoted.quote && toChosenFinance(asked, quoted.quote)).toMatchObject({ product: 'hp' })
  })
})

describe('the visitor’s own vehicle', () => {
  const ofOwn = (ownValue: string, owed: string, more = {}) =>
    readChoice({ ...served, ...more, ownValue, owed }, 'car')
  const quoted = (ownValue: string, owed: string, more = {}) =>
    quoteFor(car, ofOwn(ownValue, owed, more).asked)

  it('takes what is left of its value off the price, besides a deposit', () => {
    expect(quoted('£6,000', '2 grand', { deposit: '500' }).quote).toMatchObject({
      cashPrice: 12_000_00,
      deposit: 500_00,
      partExchange: 4_000_00,
      credit: 7_500_00,
      instalment: quoteFor(car, readChoice({ ...served, deposit: '4500' }, 'car').asked).quote?.instalment,
    })
  })

  it('is no deposit below zero where more is owed than it is worth', () => {
    const { quote } = quoted('2000', '3500')
    expect(quote).toEqual(quoted('', '').quote)
    expect(quote?.partExchange).toBe(0)
  })

  it.each([
    ['12000', '', 'Your vehicle covers the whole price, so there is nothing to finance.'],
    [
      '15000',
      '1000',
      'Your vehicle covers the whole price, so there is nothing to finance. At this value we would pay you £2,000.',
    ],
    ['11000', '0', 'Your vehicle and your deposit cover the whole price, so there is nothing to finance.'],
  ])('worth %s with %s owed may leave nothing to finance', (ownValue, owed, reason) => {
    expect(quoted(ownValue, owed, { deposit: '1000' })).toEqual({ quote: null, reason })
  })

  it.each([
    ['', '2000', ['ownValue']],
    ['lots', '', ['ownValue']],
    ['6000', '-100', ['owed']],
    ['-1', 'a bit', ['ownValue', 'owed']],
    ['', '', []],
    ['6000', 'none', []],
  ])('worth %j with %j owed has faults at %j', (ownValue, owed, faults) => {
    const { asked, faults: found } = ofOwn(ownValue, owed)
    expect(Object.keys(found)).toEqual(faults)
    if (faults.length > 0) expect(asked.partExchange).toBeNull()
  })

  it('takes nothing off while its debt cannot be read, though it was before', () => {
    const own = { ...served, ownValue: '6000' }
    const before = readChoice(own, 'car').asked
    const { asked } = readChoice({ ...own, owed: '4,500 with the bank' }, 'car', before)
    expect(asked.partExchange).toBeNull()
  })

  it('is sent with an application on the usual terms too, and is none when both amounts are 0', () => {
    const { asked } = ofOwn('6k', '2000')
    const { quote } = quoteFor(car, asked)
    expect(quote && toChosenFinance(asked, quote)).toEqual({
      product: 'hp',
      deposit: 0,
      term: 60,
      partExchange: { value: 6_000, owed: 2_000 },
    })
    expect(ofOwn('0', '0').asked.partExchange).toBeNull()
  })

  it('survives the address of a form without script', () => {
    const { partExchange } = ofOwn('£6,000', '2k').asked
    const query = new URLSearchParams(formatOwnVehicle(partExchange))
    expect(String(query)).toBe('partExchange=6000&owed=2000')
    expect(readChoice({ ...served, ...readOwnVehicle(query) }, 'car').asked.partExchange).toEqual(
      partExchange,
    )
  })
})

describe('a vehicle on finance', () => {
  const thisYear = new Date().getFullYear()

  it.each([
    ['Car', thisYear - 7, { ageYears: 7 }],
    ['Car', thisYear - 8, { reason: expect.stringMatching(/too old for a PCP/) }],
    ['Car', null, { reason: expect.stringMatching(/don’t know the age/) }],
    ['Truck', thisYear, { reason: expect.stringMatching(/PCP on trucks/) }],
  ])('of the type %s of %s has PCP or a reason why not', (vehicleType, year, pcp) => {
    const record = exampleRecord()
    Object.assign(record.vehicle, { vehicleType, yearOfManufacture: year === null ? null : String(year) })
    expect(toFinancedVehicle(record)?.pcp).toEqual(pcp)
  })
})

const queries = fc.record({
  deposit: fc.integer({ min: 0, max: 20_000 }),
  term: fc.integer({ min: 12, max: 60 }),
})

const ownCosts = fc.option(
  fc.record({ miles: fc.integer({ min: 1_000, max: 50_000 }), pence: fc.integer({ min: 2, max: 999 }) }),
)

it('a choice survives the address of the vehicle page', () => {
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
