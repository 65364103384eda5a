import { formatCount } from '#app/ui/format-count.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { ActiveFilter } from './active-filters.ts'
import type { FilterValues } from './search-choice.ts'
import { formatStockCount, nounOf } from './search-noun.ts'

/** "Ford Focus for sale", "Ford vans for sale", "Trucks for sale". */
export function searchHeading(type: VehicleType, { make, model }: FilterValues): string {
  const noun = nounOf(type)
  if (make && model) return `${make} ${model} for sale`
  if (make) return `${make} ${noun} for sale`
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} for sale`
}

/** "Ford Focus for sale, £6,000 to £7,999, Manual": a search and all of its filters. */
export function searchInWords(
  type: VehicleType,
  values: FilterValues,
  active: readonly ActiveFilter[],
): string {
  return [searchHeading(type, values), ...besideName(values, active)].join(', ')
}

/** "1,204 Ford Focus for sale, £6,000 to £7,999, Manual, page 2": the title in a tab or a list of links. */
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
        ? `${formatCount(total)} ${make} ${nounOf(type, total)}`
        : formatStockCount(type, total)
  const parts = [`${subject} for sale`, ...besideName(values, active), ...(page > 1 ? [`page ${page}`] : [])]
  return parts.join(', ')
}

/** The filters that the make and model of a heading do not name. */
function besideName({ make }: FilterValues, active: readonly ActiveFilter[]): string[] {
  const others = active.filter(({ field }) => field !== 'make' && !(field === 'model' && make))
  return others.map(({ text }) => text)
}
