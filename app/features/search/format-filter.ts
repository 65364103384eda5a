import { formatCount } from '#app/ui/format-count.ts'
import { parseRange } from '#domain/search/parse-range.ts'
import { bandsOf, type Range } from '#domain/stock/bands.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type FilterField, isTextField, type NumberField, scaleOf } from '#domain/stock/filter-fields.ts'

/** A filter's value as a visitor reads it: "Ford", "£5,000 to £9,999", "Up to £250 a month", "2021", "Within 20 miles". */
export function formatFilter(field: FilterField, value: string): string {
  if (isTextField(field)) return value
  const parsed = parseRange(field, value)
  if (!('range' in parsed)) return value
  const text = formatBand(field, parsed.range)
  return field === 'monthlyPrice' ? `${text} a month` : text
}

/**
 * A range of stored numbers in words: "£5,000 to £9,999", "Under £2,000", "1.0 to 1.1 litres",
 * "100,000 miles and over". "Under" only where the next number begins a band; else "Up to".
 */
export function formatBand(field: NumberField, { low, high }: Range): string {
  const open = !Number.isFinite(high)
  if (low === high) return quantity(field, low)
  if (open) return field === 'year' ? `${number(field, low)} or newer` : `${quantity(field, low)} and over`
  if (low > 0) return span(field, low, high)
  if (field === 'distance') return `Within ${quantity(field, high)}`
  const next = high + 1
  return bandsOf(field).some((band) => band.low === next)
    ? `Under ${quantity(field, next)}`
    : `Up to ${quantity(field, high)}`
}

function span(field: NumberField, low: number, high: number): string {
  const start = isMoney(field) ? quantity(field, low) : number(field, low)
  return `${start} to ${quantity(field, high)}`
}

function quantity(field: NumberField, stored: number): string {
  const { unit } = filterDefinitions[field]
  if (isMoney(field)) return `£${number(field, stored)}`
  if (unit === 'miles' && stored === 1) return '1 mile'
  return unit === undefined ? number(field, stored) : `${number(field, stored)} ${unit}`
}

function number(field: NumberField, stored: number): string {
  if (field === 'year') return String(stored)
  const scale = scaleOf(field)
  if (scale === 1) return formatCount(stored)
  // Engines are written "1.0 litre", and speeds and consumption "8 seconds".
  return (field === 'engineSize' ? tenths : upToTenths).format(stored / scale)
}

function isMoney(field: NumberField): boolean {
  return filterDefinitions[field].unit === '£'
}

const upToTenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
