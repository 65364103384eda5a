import { formatCount } from '#app/ui/format-count.ts'
import {
  type FilterField,
  filterDefinitions,
  filterFields,
  isExclusionField,
  isWordsField,
} from '#domain/stock/filter-fields.ts'
import { modelName } from '#domain/stock/record-text.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun, vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { countInWords } from '../record/count-words.ts'
import { formatFilter } from './format-filter.ts'
import { lowerCased } from './lower-cased.ts'
import { type FilterValues, onlyValue, valuesOf } from './search-choice.ts'

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
  const words = countInWords(type, count)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Used Ford Focus for sale", "Ford vans for sale", "Trucks for sale". Several makes or models are not in it. */
export function searchHeading(type: VehicleType, values: FilterValues): string {
  const { condition, ...names } = headed(values)
  const words = [condition, subject(names, vehicleTypeWords[type].plural)].filter(Boolean).join(' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} for sale`
}

function subject({ make, model }: Headed, noun: string): string {
  if (make && model) return modelName(make, model)
  return make ? `${make} ${noun}` : noun
}

/** "Ford Focus for sale, £6,000 to £7,999, Manual": a search with all of its filters. */
export function searchInWords(
  type: VehicleType,
  values: FilterValues,
  active: readonly ActiveFilter[],
): string {
  return [searchHeading(type, values), ...notInHeading(values, active)].join(', ')
}

interface TitledSearch {
  type: VehicleType
  total: number
  choice: FilterValues
  active: readonly ActiveFilter[]
  page: number
}

/** "1,204 used Ford Focus for sale, £6,000 to £7,999, Manual, page 2": the title of the page, without the dealer's name. */
export function searchTitle({ type, total, choice, active, page }: TitledSearch): string {
  const { condition, ...names } = headed(choice)
  const found = [total === 0 ? 'No' : formatCount(total), condition, subject(names, vehicleNoun(type, total))]
  const parts = [
    `${found.filter(Boolean).join(' ')} for sale`,
    ...notInHeading(choice, active),
    ...(page > 1 ? [`page ${page}`] : []),
  ]
  return parts.join(', ')
}

type Headed = { [F in 'condition' | 'make' | 'model']?: string | undefined }

/** What the heading names: the condition, one make, and one model of it. */
function headed(values: FilterValues): Headed {
  const make = onlyValue(values.make)
  const condition = onlyValue(values.condition)?.toLowerCase()
  return {
    condition: condition === 'new' || condition === 'used' ? condition : undefined,
    make,
    model: make && onlyValue(values.model),
  }
}

/** The filters that the heading does not name. */
function notInHeading(values: FilterValues, active: readonly ActiveFilter[]): string[] {
  const inHeading: Partial<Record<FilterField, string>> = headed(values)
  return active.filter(({ field }) => !inHeading[field]).map(({ text }) => text)
}
