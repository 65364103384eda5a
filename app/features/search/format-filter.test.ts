import { describe, expect, it } from 'vitest'
import { parseRange } from '#domain/search/parse-range.ts'
import { bandsOf } from '#domain/stock/bands.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type NumberField, numberFields } from '#domain/stock/filter-fields.ts'
import { formatBand } from './format-filter.ts'

function read(field: NumberField, text: string): string {
  const parsed = parseRange(field, text)
  if ('fault' in parsed) throw new Error(parsed.fault)
  return formatBand(field, parsed.range)
}

describe('a formatted range', () => {
  it.each([
    ['price', '0-1999', 'Under £2,000'],
    ['price', '6000-7999', '£6,000 to £7,999'],
    ['price', '100000-', '£100,000 and over'],
    ['mileage', '10000-19999', '10,000 to 19,999 miles'],
    ['mileage', '0-99', 'Under 100 miles'],
    ['engineSize', '1-1.1', '1.0 to 1.1 litres'],
    ['engineSize', '12-', '12.0 litres and over'],
    ['enginePower', '75-99', '75 to 99 bhp'],
    ['taxPerYear', '0', '£0'],
    ['co2Emissions', '0', '0 g/km'],
    ['year', '2021', '2021'],
    ['doors', '5', '5'],
    // The visitor's own.
    ['price', '-8500', 'Up to £8,500'],
    ['price', '-9999', 'Under £10,000'],
    ['price', '7250-8100', '£7,250 to £8,100'],
    ['price', '9995', '£9,995'],
    ['year', '2018-2021', '2018 to 2021'],
    ['year', '2018-', '2018 or newer'],
    ['year', '-2018', 'Up to 2018'],
    ['seats', '7-', '7 and over'],
    ['mileage', '0-', '0 miles and over'],
    ['price', '0-', '£0 and over'],
    ['distance', '-20', 'Within 20 miles'],
    ['distance', '-1', 'Within 1 mile'],
  ] as const)('reads %s %s as "%s"', (field, text, words) => {
    expect(read(field, text)).toBe(words)
  })

  it.each(numberFields.filter((field) => filterDefinitions[field].kind === 'measure'))(
    'has a different label for every band of %s',
    (field) => {
      const names = bandsOf(field).map((band) => formatBand(field, band))
      expect(new Set(names).size).toBe(names.length)
    },
  )
})
