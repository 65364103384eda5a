import { formatCount } from '#app/ui/format-count.ts'
import { conditionsOf } from '#content/sold-types.ts'
import { type Facets, type FacetValue, rangeFields } from '#domain/search/query.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type FacetField, type FilterField, facetFields, isFlagsField } from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { formatFilter } from './format-filter.ts'
import { openEnded } from './open-ended.ts'
import { type FilterValues, valuesOf } from './search-choice.ts'
import { joinValues, splitValues } from './select-value.ts'

export interface FilterOption {
  value: string
  /** With the number of listings that it finds with the other filters: "Ford (1,204)". */
  text: string
}

/** A select of the filter form, without its option "Any". */
export interface FilterControl {
  field: FilterField
  options: FilterOption[]
  /** Why there is nothing to choose from yet. */
  hint?: string
}

/** 440,000 cars have 60,000 derivatives, which would be megabytes of options. */
const mostOptions = 500

/** They have a from and a to in place of one select. */
const ranges: ReadonlySet<FilterField> = new Set(rangeFields)

/**
 * The selects of a search that has found `total`. A field without values is left out unless one is chosen; cab type and
 * wheelbase are for vans and trucks only. A model waits for its make, and a derivative for its model.
 */
export function toFilterControls(
  type: VehicleType,
  facets: Facets,
  values: FilterValues,
  total: number,
): FilterControl[] {
  return facetFields
    .filter((field) => hasControl(field, type))
    .filter((field) => facets[field].length > 0 || values[field] !== undefined)
    .map((field) => toControl(field, facets[field], values, total))
}

function hasControl(field: FilterField, type: VehicleType): boolean {
  const { control, types } = filterDefinitions[field]
  // There is no choice where the dealer sells one of the two.
  if (field === 'condition' && conditionsOf(type) !== 'Used and new') return false
  return control !== false && !ranges.has(field) && (types?.includes(type) ?? true)
}

function toControl(
  field: FacetField,
  offered: readonly FacetValue[],
  values: FilterValues,
  total: number,
): FilterControl {
  const chosen = valuesOf(values[field])
  const { belongsTo } = filterDefinitions[field]
  const waits = belongsTo !== undefined && values[belongsTo] === undefined
  const listed = waits ? [] : commonest(openEnded(field, offered))
  // Any of several values is a box or an option of its own as well, so a form without script can send it again.
  const missing = chosen.filter((one) => !listed.some(({ value }) => value === one))
  const isWhole = chosen.length === 1 || isFlagsField(field)
  const countOf = (one: string) => offered.find(({ value }) => value === one)?.count ?? 0
  const together = isWhole || chosen.length === 0 ? [] : [{ value: joinValues(chosen), count: total }]
  const options = [
    ...together,
    ...missing.map((value) => ({ value, count: isWhole ? total : countOf(value) })),
    ...listed,
  ].map((option) => toOption(field, option))
  return waits ? { field, options, hint: `Choose a ${belongsTo} first` } : { field, options }
}

/** The most frequent, in their original order. */
function commonest(offered: readonly FacetValue[]): readonly FacetValue[] {
  if (offered.length <= mostOptions) return offered
  const kept = new Set(offered.toSorted((a, b) => b.count - a.count).slice(0, mostOptions))
  return offered.filter((option) => kept.has(option))
}

function toOption(field: FilterField, { value, count }: FacetValue): FilterOption {
  const names = splitValues(value).map((one) => formatFilter(field, one))
  return { value, text: `${names.join(', ')} (${formatCount(count)})` }
}
