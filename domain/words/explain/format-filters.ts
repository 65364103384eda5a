import { formatRange } from '../../search/parse-range.ts'
import { filterFields, isTextField, type NumberField, scaleOf } from '../../stock/filter-fields.ts'
import type { PhraseFilters } from '../interpretation.ts'
import type { Limits, Reading } from '../reading.ts'

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
