import { parseRange } from '#domain/search/parse-range.ts'
import { type FilterField, isWordField } from '#domain/stock/filter-fields.ts'
import { formatBand } from './format-band.ts'

/** A filter's value as a visitor reads it: "Ford", "£5,000 to £9,999", "2021". */
export function formatFilter(field: FilterField, value: string): string {
  if (isWordField(field)) return value
  const parsed = parseRange(field, value)
  return 'range' in parsed ? formatBand(field, parsed.range) : value
}
