import { formatCount } from '#app/ui/format-count.ts'
import {
  type FilterField,
  filterDefinitions,
  filterFields,
  isExclusionField,
} from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun, vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { modelName } from '../record/record-text.ts'
import { lowerCased } from './change-words.ts'
import { formatFilter } from './format-filter.ts'
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
  return chip.replace('…', () => (chip.startsWith('…') || isExclusionField(field) ? text : lowerCased(text)))
}

/** "Within 20 miles of L3", "50 miles and over from L3". */
function distanceText(value: string, place: string): string {
  const text = formatFilter('distance', value)
  return `${text} ${text.startsWith('Within') ? 'of' : 'from'} ${place}`
}

/** "1,204 cars". */
export function formatStockCount(type: VehicleType, count: number): string {
  return `${formatCount(count)} ${vehicleNoun(type, count)}`
}

/** "Ford Focus for sale", "Ford vans for sale", "Trucks for sale". Several makes or models are not in it. */
export function searchHeading(type: VehicleType, values: FilterValues): string {
  const { make, model } = headed(values)
  const { plural, pluralLabel } = vehicleTypeWords[type]
  if (make && model) return `${modelName(make, model)} for sale`
  if (make) return `${make} ${plural} for sale`
  return `${pluralLabel} for sale`
}

/** "Ford Focus for sale, £6,000 to £7,999, Manual": a search with all of its filters. */
export function searchInWords(
  type: VehicleType,
  values: FilterValues,
  active: readonly ActiveFilter[],
): string {
  return [searchHeading(type, values), ...notInHeading(values, active)].join(', ')
}

/** "1,204 Ford Focus for sale, £6,000 to £7,999, Manual, page 2": the title of the page. */
export function searchTitle(
  type: VehicleType,
  total: number,
  values: FilterValues,
  active: readonly ActiveFilter[],
  page: number,
): string {
  const { make, model } = headed(values)
  const subject =
    make && model
      ? `${formatCount(total)} ${modelName(make, model)}`
      : make
        ? `${formatCount(total)} ${make} ${vehicleNoun(type, total)}`
        : formatStockCount(type, total)
  const parts = [
    `${subject} for sale`,
    ...notInHeading(values, active),
    ...(page > 1 ? [`page ${page}`] : []),
  ]
  return parts.join(', ')
}

/** The make and model of the heading: where there is one make, and one model of it. */
function headed(values: FilterValues): { make?: string | undefined; model?: string | undefined } {
  const make = onlyValue(values.make)
  return { make, model: make && onlyValue(values.model) }
}

/** The filters other than the make and model of the heading. */
function notInHeading(values: FilterValues, active: readonly ActiveFilter[]): string[] {
  const inHeading = headed(values)
  const others = active.filter(
    ({ field }) => !(field === 'make' && inHeading.make) && !(field === 'model' && inHeading.model),
  )
  return others.map(({ text }) => text)
}
