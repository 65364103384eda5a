import { wordKey } from 'facet-index'
import { defaultTerms } from '#content/credit-terms.ts'
import { formatFilters } from '#domain/search/parse-query.ts'
import type { Facets, Filters } from '#domain/search/query.ts'
import { bandsOf } from '#domain/stock/bands.ts'
import {
  filterFields,
  isFlagsField,
  isTextField,
  isWordField,
  numberFields,
  type TextField,
} from '#domain/stock/filter-fields.ts'
import { type FilterValues, oneOrMore } from './search-choice.ts'

/**
 * The filters in use as the address writes them. A band open below starts at 0, and a word is spelt as in the first
 * of the `facets` that has it: "ford" becomes "Ford".
 */
export function toChosenValues(filters: Filters, ...facets: Facets[]): FilterValues {
  const params = formatFilters(fromZero(filters), defaultTerms)
  const values: FilterValues = {}
  for (const field of filterFields) {
    const given = params.getAll(field)
    const value = isTextField(field)
      ? oneOrMore(given.map((text) => spelling(facets, field, text)))
      : given[0]
    if (value !== undefined) Object.assign(values, { [field]: value })
  }
  return values
}

/**
 * A band that the address writes without its lower end, `-1999`, is the option `0-1999`; other open ends stay open. The
 * options of the distance have no lower end, so `0-20` is `-20`.
 */
function fromZero(filters: Filters): Filters {
  const raised: Filters = { ...filters }
  for (const field of numberFields) {
    const range = filters[field]
    const band =
      range && range.low < 0 && bandsOf(field).find(({ low, high }) => low === 0 && high === range.high)
    if (band) Object.assign(raised, { [field]: { low: band.low, high: band.high } })
  }
  const { distance } = filters
  if (distance && distance.low <= 0)
    Object.assign(raised, { distance: { low: Number.NEGATIVE_INFINITY, high: distance.high } })
  return raised
}

function spelling(facets: Facets[], field: TextField, value: string): string {
  if (!isWordField(field) && !isFlagsField(field)) return value
  const offered = facets.flatMap((lists) => lists[field])
  return offered.find((one) => wordKey(one.value) === wordKey(value))?.value ?? value
}
