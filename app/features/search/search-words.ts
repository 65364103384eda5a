import { formatCount } from '#app/ui/format-count.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import {
  type FilterField,
  filterFields,
  isExclusionField,
  isWordsField,
} from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { countInWords } from '../record/count-words.ts'
import { formatFilter } from './format-filter.ts'
import { capitalised, lowerCased } from './lower-cased.ts'
import { type FilterValues, valuesOf } from './search-choice.ts'
import { type NamedValues, namedValues, priceInWords, vehiclesInWords } from './search-heading.ts'

/** A value of a filter in use: "Gearbox" and "Manual". A field with several values is in use once for each. */
export interface ActiveFilter {
  field: FilterField
  label: string
  /** As the address writes it. */
  value: string
  text: string
}

/** @param place What distances are measured from: "L3". */
export function toActiveFilters(values: FilterValues, place: string): ActiveFilter[] {
  return filterFields.flatMap((field) =>
    valuesOf(values[field]).map((value) => ({
      field,
      label: filterDefinitions[field].label,
      value,
      text: field === 'distance' ? distanceText(value, place) : chipText(field, value),
    })),
  )
}

/** "Manual", "Year 2016", "5 doors", "Tax up to £35 a year". */
function chipText(field: FilterField, value: string): string {
  const text = formatFilter(field, value)
  const { chip } = filterDefinitions[field]
  if (chip === undefined) return text
  const isName = chip.startsWith('…') || isExclusionField(field) || isWordsField(field)
  return chip.replace('…', () => (isName ? text : lowerCased(text)))
}

/** "Within 20 miles of L3", "50 miles and over from L3". */
function distanceText(value: string, place: string): string {
  const text = formatFilter('distance', value)
  return `${text} ${text.startsWith('Within') ? 'of' : 'from'} ${place}`
}

/** "1,204 cars", "No cars". */
export function formatStockCount(type: VehicleType, count: number): string {
  return capitalised(countInWords(type, count))
}

/** "Manual Ford Focus from £6,000 to £7,999, 5 doors": a search with all of its filters. */
export function searchInWords(
  type: VehicleType,
  values: FilterValues,
  active: readonly ActiveFilter[],
): string {
  const named = namedValues(values)
  const subject = `${vehiclesInWords(type, named)} ${priceInWords(named)}`
  return [capitalised(subject), ...notNamed(named, active)].join(', ')
}

interface TitledSearch {
  type: VehicleType
  total: number
  choice: FilterValues
  active: readonly ActiveFilter[]
  page: number
}

/** "1,204 used manual Ford Focus from £6,000 to £7,999, 5 doors, page 2": the title of the page, without the dealer's name. */
export function searchTitle({ type, total, choice, active, page }: TitledSearch): string {
  const named = namedValues(choice)
  const found = total === 0 ? 'No' : formatCount(total)
  const parts = [
    `${found} ${vehiclesInWords(type, named, total)} ${priceInWords(named)}`,
    ...notNamed(named, active),
    ...(page > 1 ? [`page ${page}`] : []),
  ]
  return parts.join(', ')
}

/** The filters that the words before it do not name. */
function notNamed(named: NamedValues, active: readonly ActiveFilter[]): string[] {
  const inWords: Partial<Record<FilterField, unknown>> = named
  return active.filter(({ field }) => !inWords[field]).map(({ text }) => text)
}
