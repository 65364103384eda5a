import { formatRange } from '../../search/parse-range.ts'
import { filterFields, isTextField, type NumberField, scaleOf } from '../../stock/filter-fields.ts'
import { defaultSortOrder } from '../../stock/sort-orders.ts'
import type { VehicleType } from '../../stock/vehicle-type.ts'
import { unreadWords } from '../combine/unread-words.ts'
import type { Interpretation, PhraseFilters } from '../interpretation.ts'
import type { Limits, Reading } from '../reading.ts'
import { findWholeNumber } from '../recognise/vehicle-numbers.ts'

/** The search that a reading asks for, and the words that are no part of it. */
export function explain(reading: Reading): Omit<Interpretation, 'hasContactDetails'> {
  const notUnderstood = unreadWords(reading)
  const type = typeOfNumber(reading)
  const isUnsure = notUnderstood.length > 0 || (reading.words.has('registration') && type === null)
  const number = isUnsure ? findWholeNumber(reading.phrase, reading.vocabulary) : null
  if (number) return { ...number, sort: defaultSortOrder, notUnderstood: [] }
  return {
    type: type ?? reading.type,
    filters: formatFilters(reading),
    sort: reading.sort ?? defaultSortOrder,
    notUnderstood,
  }
}

/** The type of the vehicle whose number is in the phrase. */
function typeOfNumber({ words, vocabulary }: Reading): VehicleType | null {
  for (const field of ['registration', 'stockId'] as const) {
    for (const text of words.get(field) ?? []) {
      const found = vocabulary.findVehicle(field, text)
      if (found) return found.type
    }
  }
  return null
}

/** In the order of the search screen; each value in the stock's spelling. */
export function formatFilters({ words, ranges, texts }: Reading): PhraseFilters {
  const filters: Record<string, string | readonly string[]> = {}
  for (const field of filterFields) {
    if (isTextField(field)) {
      const [first, ...others] = words.get(field) ?? []
      if (first !== undefined) filters[field] = others.length > 0 ? [first, ...others] : first
    } else {
      const range = ranges.get(field)
      if (range) filters[field] = formatLimits(field, range)
    }
  }
  for (const name of ['vat', 'deposit', 'term', 'postcode']) {
    const text = texts.get(name)
    if (text !== undefined) filters[name] = text
  }
  return filters
}

function formatLimits(field: NumberField, { low, high }: Limits): string {
  const scale = scaleOf(field)
  return formatRange(field, { low: Math.round(low * scale), high: Math.round(high * scale) })
}
