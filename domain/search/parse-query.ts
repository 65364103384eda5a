import { longestWord, tidyWord } from 'facet-index'
import type { Range } from '../stock/bands.ts'
import {
  type FilterField,
  filterDefinitions,
  filterFields,
  isWordField,
  type NumberField,
  type WordField,
} from '../stock/filter-fields.ts'
import { defaultSortOrder, isSortOrder, type SortOrder } from '../stock/sort-orders.ts'
import { formatRange, parseRange } from './parse-range.ts'
import type { Filters } from './query.ts'

/** A parameter that cannot be understood; `message` is a sentence for the visitor. */
export interface QueryFault {
  parameter: string
  message: string
}

/**
 * The filters of a query string. Empty values and unknown parameters are ignored, and so is every
 * repetition of a parameter after its first; a faulty one is left out of `filters` and reported in `faults`.
 */
export function parseFilters(params: URLSearchParams): { filters: Filters; faults: QueryFault[] } {
  const filters: { [F in WordField]?: string } & { [F in NumberField]?: Range } = {}
  const faults: QueryFault[] = []
  for (const field of filterFields) {
    const text = tidyWord(params.get(field) ?? '')
    if (text === '') continue
    if (isWordField(field)) {
      if (text.length <= longestWord) filters[field] = text
      else faults.push({ parameter: field, message: tooLong(field) })
      continue
    }
    const parsed = parseRange(field, text)
    if ('range' in parsed) filters[field] = parsed.range
    else faults.push({ parameter: field, message: parsed.fault })
  }
  return { filters, faults }
}

/** The inverse of `parseFilters`, with the fields in the order of the search screen. */
export function formatFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams()
  for (const field of filterFields) {
    const text = formatFilter(field, filters)
    if (text !== '') params.set(field, text)
  }
  return params
}

/** Null for an order that does not exist; absent or empty is the default. */
export function parseSort(text: string | null): SortOrder | null {
  const name = (text ?? '').trim()
  if (name === '') return defaultSortOrder
  return isSortOrder(name) ? name : null
}

function formatFilter(field: FilterField, filters: Filters): string {
  if (isWordField(field)) return tidyWord(filters[field] ?? '')
  const range = filters[field]
  return range === undefined ? '' : formatRange(field, range)
}

function tooLong(field: FilterField): string {
  return `${filterDefinitions[field].label}: at most ${longestWord} characters.`
}
