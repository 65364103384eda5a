import { formatNumber, type Range } from '../stock/bands.ts'
import { filterDefinitions } from '../stock/filter-definitions.data.ts'
import { type NumberField, scaleOf } from '../stock/filter-fields.ts'

const plainNumber = /^\d{1,12}(\.\d{1,12})?$/

/**
 * A range of stored whole numbers from `1.6`, `5000-9999`, `5000-` or `-9999`.
 * Digits and a decimal point only; for anything else, a sentence with an example for the visitor.
 */
export function parseRange(field: NumberField, text: string): { range: Range } | { fault: string } {
  const [from, to, ...rest] = text.split('-')
  if (from === undefined || rest.length > 0 || (from === '' && (to ?? '') === '')) return notANumber(field)
  const low = from === '' ? Number.NEGATIVE_INFINITY : parseStored(field, from)
  const high = to === undefined ? low : to === '' ? Number.POSITIVE_INFINITY : parseStored(field, to)
  if (low === null || high === null) return notANumber(field)
  if (field === 'year' && (isShortYear(low) || isShortYear(high))) return notANumber(field)
  if (low > high) {
    return { fault: `${filterDefinitions[field].label}: the lower number comes first, as in ${to}-${from}.` }
  }
  return { range: { low, high } }
}

/** The inverse of `parseRange`; '' for a range that is open at both ends. */
export function formatRange(field: NumberField, { low, high }: Range): string {
  if (low === high) return formatNumber(field, low)
  const from = Number.isFinite(low) ? formatNumber(field, low) : ''
  const to = Number.isFinite(high) ? formatNumber(field, high) : ''
  return from === '' && to === '' ? '' : `${from}-${to}`
}

/** "19" for 2019, with which every vehicle would be "from 19" and none "up to 19". From 0 is an open end. */
function isShortYear(year: number): boolean {
  return year > 0 && year < 100
}

/** Null when the text is not a number, or has more decimals than the field stores. */
function parseStored(field: NumberField, text: string): number | null {
  if (!plainNumber.test(text)) return null
  const stored = Number(text) * scaleOf(field)
  const whole = Math.round(stored)
  return Math.abs(stored - whole) < 1e-6 ? whole : null
}

function notANumber(field: NumberField): { fault: string } {
  const { label, unit, example = '2-5' } = filterDefinitions[field]
  const [low, high] = example.split('-')
  // A distance alone is exact too, and nobody looks for vehicles at exactly 10 miles.
  if (field === 'distance')
    return { fault: `${label}: write a limit in ${unit}, like -${low}, or a range, like ${low}-${high}.` }
  const whole = field === 'year' ? 'four digits' : 'a whole number'
  const kind = scaleOf(field) === 1 ? whole : 'a number with at most one decimal'
  const what = unit === undefined ? kind : unit === '£' ? `${kind} of pounds` : `${kind} of ${unit}`
  return { fault: `${label}: write ${what}, like ${low}, or a range, like ${low}-${high}.` }
}
