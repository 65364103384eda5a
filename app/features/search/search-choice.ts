import { type SearchParams, urls } from '#app/urls.ts'
import { dependentsOf } from '#domain/search/dependent-fields.ts'
import { formatPriceTerms, parseSort } from '#domain/search/parse-query.ts'
import type { Filters } from '#domain/search/query.ts'
import {
  type FilterField,
  filterFields,
  isTextField,
  type NumberField,
  type TextField,
} from '#domain/stock/filter-fields.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { defaultSortOrder, type SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { RememberedTerms } from '../finance/remembered-terms.ts'
import { readFormQuery } from './form-query.ts'
import { joinValues, splitValues } from './select-value.ts'

/** The value of a filter as the address writes it. A list has two values or more. */
export type FilterValue = string | readonly string[]

/** The values of the filters in use, as the address writes them. */
export type FilterValues = { [F in TextField]?: FilterValue } & { [F in NumberField]?: string }

/** How prices are read, as the address writes it; defaults are left out. */
export interface ChosenTerms {
  vat?: string
  deposit?: string
  term?: string
}

/** What a visitor has chosen on a search page; all of it is in the address. */
export interface SearchChoice {
  values: FilterValues
  /** Kept when the filters are cleared. */
  terms: ChosenTerms
  sort: SortOrder
  /** Where distances are measured from; '' is the dealership. In the address only with the filter or the sort order `distance`. */
  postcode: string
}

/** The filters in the order of the form, then the terms, the sort order, the postcode and the page. Defaults are left out. */
export function searchParams({ values, terms, sort, postcode }: SearchChoice, page = 1): SearchParams {
  return {
    ...Object.fromEntries(filterFields.map((field) => [field, values[field] || undefined])),
    vat: terms.vat,
    deposit: terms.deposit,
    term: terms.term,
    sort: sort === defaultSortOrder ? undefined : sort,
    postcode: (sort === 'distance' || values.distance) && postcode !== '' ? postcode : undefined,
    page: page > 1 ? page : undefined,
  }
}

/** A changed choice starts at page 1. */
export function searchHref(type: VehicleType, choice: SearchChoice, page = 1): string {
  return urls.search(type, searchParams(choice, page))
}

/** The choice in an address of this site, unchecked: it is shown while the results load. */
export function readChoice(query: URLSearchParams): SearchChoice {
  const values: FilterValues = {}
  for (const field of filterFields) {
    const given = query.getAll(field).filter((value) => value !== '')
    const value = isTextField(field) ? oneOrMore(given) : given[0]
    if (value !== undefined) Object.assign(values, { [field]: value })
  }
  const terms: ChosenTerms = {}
  for (const name of ['vat', 'deposit', 'term'] as const) {
    const value = query.get(name)
    if (value) terms[name] = value
  }
  return {
    values,
    terms,
    sort: parseSort(query.get('sort')) ?? defaultSortOrder,
    postcode: query.get('postcode') ?? '',
  }
}

/** The terms of a query as the address writes them. */
export function toChosenTerms(filters: Filters): ChosenTerms {
  return formatPriceTerms(filters)
}

/** Deposit, term and the upper end of the monthly price: what the budget form has. */
export function budgetOf({ values, terms }: SearchChoice): RememberedTerms {
  const [limit] = /-\d+$/.exec(values.monthlyPrice ?? '') ?? []
  return { deposit: terms.deposit, term: terms.term, monthlyPrice: limit }
}

export function withoutBudget(choice: SearchChoice): SearchChoice {
  const { monthlyPrice: _, ...values } = choice.values
  const { vat } = choice.terms
  return { ...choice, values, terms: vat === undefined ? {} : { vat } }
}

/** The values of one filter as a list; empty for none. */
export function valuesOf(value: FilterValue | undefined): readonly string[] {
  return value === undefined ? [] : [value].flat()
}

/** The value of a filter with exactly one; undefined for none and for several. */
export function onlyValue(value: FilterValue | undefined): string | undefined {
  const [first, second] = valuesOf(value)
  return second === undefined ? first : undefined
}

/** A list as a filter's value; undefined for an empty one. */
export function oneOrMore(values: readonly string[]): FilterValue | undefined {
  return values.length > 1 ? values : values[0]
}

/** One filter changed and its dependents cleared; '' is Any. `value` may be that of a select with several, see `joinValues`. */
export function chooseFilter(values: FilterValues, field: FilterField, value: FilterValue): FilterValues {
  const kept = { ...values }
  for (const cleared of [field, ...dependentsOf(field)]) delete kept[cleared]
  const chosen = oneOrMore(valuesOf(value).flatMap(splitValues))
  return chosen === undefined ? kept : { ...kept, [field]: chosen }
}

/** One value added to a filter, or removed where it was in use. Clears the dependents. */
export function toggleValue(values: FilterValues, field: TextField, value: string): FilterValues {
  const chosen = valuesOf(values[field])
  const rest = chosen.filter((one) => one !== value)
  return chooseFilter(values, field, rest.length < chosen.length ? rest : [...chosen, value])
}

/** The filters without one value of `field`, and without its dependents. */
export function dropValue(values: FilterValues, field: FilterField, value: string): FilterValues {
  return chooseFilter(
    values,
    field,
    valuesOf(values[field]).filter((one) => one !== value),
  )
}

/**
 * The choice with what the form says, one filter after the other in the order of the form: a make clears the model of the
 * make before, not one that was chosen with it.
 */
export function applyForm(choice: SearchChoice, data: FormData): SearchChoice {
  const fields = [...data] as [name: string, text: string][]
  const form = readChoice(readFormQuery(new URLSearchParams(fields)))
  let { values } = choice
  for (const field of filterFields) {
    const value = valuesOf(form.values[field])
    if (joinValues(value) !== joinValues(valuesOf(choice.values[field])))
      values = chooseFilter(values, field, value)
  }
  const postcode = data.has('postcode') ? outwardCode(form.postcode.trim()) : choice.postcode
  return { ...choice, values, sort: form.sort, postcode }
}
