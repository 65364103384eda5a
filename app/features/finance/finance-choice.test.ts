import { describe, expect, it } from 'vitest'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { type FinanceChoice, quoteFor, readChoice, readFinanceChoice } from './finance-choice.ts'

const served: FinanceChoice = { product: 'hp', deposit: '0', term: '60', miles: '7400', energyPrice: '' }
const car = { priceWithVat: penceFromPounds(12_000), ageYears: 3, pcp: true }

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

describe('a quote that cannot be given', () => {
  it.each([
    [{ ...served, deposit: '12000' }, car, /covers the whole price/],
    [
      { ...served, product: 'pcp' as const, term: '60', deposit: '0' },
      { ...car, ageYears: 4 },
      /more than 8 years/,
    ],
    [{ ...served, product: 'pcp' as const }, { ...car, ageYears: null }, /don’t know the age/],
    [{ ...served, product: 'pcp' as const }, { ...car, pcp: false }, /hire purchase on trucks/],
    [
      { ...served, product: 'pcp' as const, term: '24', deposit: '11000' },
      car,
      /smaller deposit or hire purchase/,
    ],
  ])('says why for %j', (choice, vehicle, reason) => {
    const quoted = quoteFor(vehicle, readChoice(choice, 'car').asked)
    expect(quoted.quote).toBeNull()
    expect(quoted.reason).toMatch(reason)
  })
})
