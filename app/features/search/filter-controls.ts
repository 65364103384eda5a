import { formatCount } from '#app/ui/format-count.ts'
import { type Facets, type FacetValue, rangeFields } from '#domain/search/query.ts'
import {
  type FacetField,
  type FilterField,
  facetFields,
  filterDefinitions,
  isFlagsField,
} from '#domain/stock/filter-fields.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { formatFilter } from './format-filter.ts'
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

/** More derivatives of all models than this are of no use in one list. A model always waits for its make. */
const mostWithoutParent = 100

/** They have a from and a to in place of one select. */
const ranges: ReadonlySet<FilterField> = new Set(rangeFields)

/**
 * The selects of a search that has found `total`. A field without values is left out unless one is chosen; cab type and
 * wheelbase are for vans and trucks only.
 */
export function toFilterControls(
  type: VehicleType,
  facets: Facets,
  values: FilterValues,
  total: number,
): FilterControl[] {
  return facetFields
    .filter((field) => hasControl(field, type))
    .map((field) => toControl(field, facets[field], values, total))
    .filter(({ options, hint }) => options.length > 0 || hint !== undefined)
}

function hasControl(field: FilterField, type: VehicleType): boolean {
  const { control, types } = filterDefinitions[field]
  return control !== false && !ranges.has(field) && (types?.includes(type) ?? true)
}

function toControl(
  field: FacetField,
  offered: readonly FacetValue[],
  values: FilterValues,
  total: number,
): FilterControl {
  const chosenValues = valuesOf(values[field])
  if (isFlagsField(field)) {
    const missing = chosenValues.filter((one) => !offered.some(({ value }) => value === one))
    const listed = [...offered, ...missing.map((value) => ({ value, count: total }))]
    return { field, options: listed.map((option) => toOption(field, option)) }
  }
  const value = joinValues(chosenValues)
  // The chosen value with all other filters is the whole search; several values are one option, and one each.
  const whole = value === '' ? [] : [{ value, count: total }]
  const each = chosenValues.length > 1 ? chosenValues.map((one) => countedIn(offered, one)) : []
  const chosen = [...whole, ...each]
  const { belongsTo } = filterDefinitions[field]
  const shown = (list: readonly FacetValue[]) => list.map((option) => toOption(field, option))
  const isWaiting = field === 'model' || offered.length > mostWithoutParent
  if (isWaiting && offered.length > 0 && belongsTo && values[belongsTo] === undefined) {
    return { field, options: shown(chosen), hint: `Choose a ${belongsTo} first` }
  }
  return { field, options: shown(withChosen(commonest(offered), chosen)) }
}

/** The most frequent, in their original order. */
function commonest(offered: readonly FacetValue[]): readonly FacetValue[] {
  if (offered.length <= mostOptions) return offered
  const kept = new Set(offered.toSorted((a, b) => b.count - a.count).slice(0, mostOptions))
  return offered.filter((option) => kept.has(option))
}

/** The chosen values stay in their list, even without stock. */
function withChosen(listed: readonly FacetValue[], chosen: readonly FacetValue[]): readonly FacetValue[] {
  const missing = chosen.filter((one) => !listed.some(({ value }) => value === one.value))
  return [...missing, ...listed]
}

/** A value with its count, which is 0 where it is not offered. */
function countedIn(offered: readonly FacetValue[], value: string): FacetValue {
  return offered.find((one) => one.value === value) ?? { value, count: 0 }
}

function toOption(field: FilterField, { value, count }: FacetValue): FilterOption {
  const names = splitValues(value).map((one) => formatFilter(field, one))
  return { value, text: `${names.join(', ')} (${formatCount(count)})` }
}
