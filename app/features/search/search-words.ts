import { formatCount } from '#app/ui/format-count.ts'
import { type FilterField, filterDefinitions, filterFields } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun, vehicleTypeWords } from '#domain/stock/vehicle-type-words.ts'
import { formatFilter } from './format-filter.ts'
import type { FilterValues } from './search-choice.ts'

/** A filter in use: "Gearbox" and "Manual". */
export interface ActiveFilter {
  field: FilterField
  label: string
  text: string
}

export function toActiveFilters(values: FilterValues): ActiveFilter[] {
  return filterFields.flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    return [{ field, label: filterDefinitions[field].label, text: formatFilter(field, value) }]
  })
}

/** "1,204 cars". */
export function formatStockCount(type: VehicleType, count: number): string {
  return `${formatCount(count)} ${vehicleNoun(type, count)}`
}

/** "Ford Focus for sale", "Ford vans for sale", "Trucks for sale". */
export function searchHeading(type: VehicleType, { make, model }: FilterValues): string {
  const { plural, pluralLabel } = vehicleTypeWords[type]
  if (make && model) return `${make} ${model} for sale`
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
  const { make, model } = values
  const subject =
    make && model
      ? `${formatCount(total)} ${make} ${model}`
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

/** The filters other than the make and model of the heading. */
function notInHeading({ make }: FilterValues, active: readonly ActiveFilter[]): string[] {
  const others = active.filter(({ field }) => field !== 'make' && !(field === 'model' && make))
  return others.map(({ text }) => text)
}
