import { describe, expect, it } from 'vitest'
import { defaultTerms } from '#content/credit-terms.ts'
import { penceFromPounds } from '#domain/finance/money.ts'
import type { FilterChange } from '#domain/search/relax.ts'
import { exampleRecord } from '#domain/stock/example-record.ts'
import { changeInWords, differenceInWords } from './change-words.ts'

const { NEGATIVE_INFINITY: open } = Number
const upTo = (field: 'price' | 'monthlyPrice' | 'mileage' | 'distance', high: number): FilterChange => ({
  field,
  range: { low: open, high },
  end: 'high',
})
const from2018: FilterChange = {
  field: 'year',
  range: { low: 2018, high: Number.POSITIVE_INFINITY },
  end: 'low',
}

describe('a change of the filters', () => {
  it.each<[FilterChange, string]>([
    [{ field: 'gearbox' }, 'with any gearbox'],
    [{ field: 'price' }, 'at any price'],
    [{ field: 'make' }, 'of any make'],
    [{ field: 'doors' }, 'with any number of doors'],
    [{ field: 'emissionClass' }, 'with any Euro class'],
    [upTo('price', 12_500), 'up to £12,500'],
    [upTo('monthlyPrice', 275), 'up to £275 a month'],
    [{ field: 'price', range: { low: 5_000, high: 12_500 }, end: 'high' }, 'at £5,000 to £12,500'],
    [{ field: 'distance' }, 'at any distance'],
    [upTo('distance', 50), 'within 50 miles'],
    [from2018, 'that are 2018 or newer'],
    [
      { field: 'engineSize', range: { low: 10, high: 16 }, end: 'high' },
      'with engine size 1.0 to 1.6 litres',
    ],
  ])('%j is "%s"', (change, words) => {
    expect(changeInWords(change)).toBe(words)
  })
})

describe('the difference of a vehicle from a search', () => {
  const record = exampleRecord()
  record.vehicle.vehicleType = 'Car'
  record.vehicle.yearOfManufacture = '2017'
  record.vehicle.odometerReadingMiles = 31_250
  record.adverts.retailAdverts.vatStatus = 'No VAT'
  record.adverts.retailAdverts.totalPrice = { amountGBP: 12_000 }
  const limit = (high: number) => ({ low: open, high })

  it('is measured from what was asked', () => {
    const words = (change: FilterChange, asked: object) => differenceInWords(record, change, asked)
    expect(words(upTo('price', 12_000), { price: limit(11_505) })).toBe('£495 over your limit of £11,505')
    expect(words(upTo('mileage', 40_000), { mileage: limit(30_000) })).toBe(
      '1,250 miles over your limit of 30,000',
    )
    expect(words(upTo('monthlyPrice', 325), { monthlyPrice: limit(300) })).toBe(
      '£9.93 a month over your limit of £300',
    )
    expect(words(from2018, { year: { low: 2018, high: 2030 } })).toBe('1 year older than 2018')
    const cheaper: FilterChange = { field: 'price', range: { low: 10_000, high: 20_000 }, end: 'low' }
    expect(words(cheaper, { price: { low: 15_000, high: 20_000 } })).toBe(
      '£3,000 under your minimum of £15,000',
    )
  })

  it('follows the terms and the VAT of the search', () => {
    const terms = { ...defaultTerms, deposit: penceFromPounds(2_000), months: 60 }
    expect(differenceInWords(record, upTo('monthlyPrice', 275), { monthlyPrice: limit(250), terms })).toBe(
      '£8.27 a month over your limit of £250',
    )
  })

  it('is measured where the filter was dropped, too', () => {
    expect(differenceInWords(record, { field: 'price' }, { price: limit(9_000) })).toBe(
      '£3,000 over your limit of £9,000',
    )
  })

  it('names a word that differs, and is the change of the search where it is not measured', () => {
    expect(differenceInWords(record, { field: 'gearbox' }, { gearbox: ['Automatic'] })).toBe(
      'different gearbox',
    )
    expect(differenceInWords(record, { field: 'doors' }, { doors: { low: 3, high: 3 } })).toBe(
      'with any number of doors',
    )
    expect(differenceInWords(record, { field: 'price' }, { price: limit(20_000) })).toBe('at any price')
  })
})
