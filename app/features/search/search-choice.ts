import type { SearchParams } from '#app/script-urls.ts'
import { urls } from '#app/urls.ts'
import { dependentsOf } from '#domain/search/dependent-fields.ts'
import { type FilterField, filterFields, isTextField } from '#domain/stock/filter-fields.ts'
import { outwardCode } from '#domain/stock/outward-code.ts'
import { defaultSortOrder, parseSort, type SortOrder } from '#domain/stock/sort-orders.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { RememberedTerms } from '../finance/remembered-terms.ts'
import { namesOf, readFormQuery } from './form-query.ts'
import { splitValues } from './select-value.ts'

/** The value of a filter as the address writes it. A list has two values or more. */
type FilterValue = string | readonly string[]

/** The values of the filters in use, as the address writes them. */
export type FilterValues = Pick<SearchParams, FilterField>

/** What a visitor has chosen on a search page: the parameters of its address, those with default values too. */
export interface SearchChoice extends FilterValues, PriceParams {
  sort: SortOrder
  /** Where distances are measured from; '' is the dealership. In the address only with the filter or the sort order `distance`. */
  postcode: string
}

/** How prices are read. Kept when the filters are cleared. */
type PriceParams = Pick<SearchParams, 'vat' | 'deposit' | 'term'>

/** The filters in the order of the form, then the terms, the sort order, the postcode and the page. Defaults are left out. */
export function searchParams(choice: SearchChoice, page = 1): SearchParams {
  const { sort, postcode, distance } = choice
  return {
    ...Object.fromEntries(filterFields.map((field) => [field, choice[field] || undefined])),
    ...priceParams(choice),
    sort: sort === defaultSortOrder ? undefined : sort,
    postcode: (sort === 'distance' || distance) && postcode !== '' ? postcode : undefined,
    page: page > 1 ? page : undefined,
  }
}

export function priceParams({ vat, deposit, term }: PriceParams): PriceParams {
  return { vat, deposit, term }
}

/** The choice without its filters. */
export function withoutFilters({ sort, postcode, ...choice }: SearchChoice): SearchChoice {
  return { ...priceParams(choice), sort, postcode }
}

/** A changed choice starts at page 1. */
export function searchHref(type: VehicleType, choice: SearchChoice, page = 1): string {
  return urls.search(type, searchParams(choice, page))
}

/** The choice in an address of this site, unchecked: it is shown while the results load. */
export function readChoice(query: URLSearchParams): SearchChoice {
  const values = filterFields.map((field) => {
    const given = query.getAll(field).filter((value) => value !== '')
    return [field, isTextField(field) ? oneOrMore(given) : given[0]]
  })
  const prices = (['vat', 'deposit', 'term'] as const).map((name) => [name, query.get(name) || undefined])
  return {
    ...Object.fromEntries([...values, ...prices]),
    sort: parseSort(query.get('sort')) ?? defaultSortOrder,
    postcode: query.get('postcode') ?? '',
  }
}

/** Deposit, term and the upper end of the monthly price: what the budget form has. */
export function budgetOf({ monthlyPrice = '', deposit, term }: SearchChoice): RememberedTerms {
  const [limit] = /-\d+$/.exec(monthlyPrice) ?? []
  return { deposit, term, monthlyPrice: limit }
}

export function withoutBudget({
  monthlyPrice: _,
  deposit: __,
  term: ___,
  ...choice
}: SearchChoice): SearchChoice {
  return choice
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
export function chooseFilter<V extends FilterValues>(values: V, field: FilterField, value: FilterValue): V {
  const cleared = dependentsOf(field).map((name) => [name, undefined])
  const chosen = oneOrMore(valuesOf(value).flatMap(splitValues))
  return { ...values, ...Object.fromEntries(cleared), [field]: chosen }
}

/** The filters without one value of `field`, and without its dependents. */
export function dropValue<V extends FilterValues>(values: V, field: FilterField, value: string): V {
  const rest = valuesOf(values[field]).filter((one) => one !== value)
  return chooseFilter(values, field, rest)
}

/**
 * The choice with the controls of a form that a visitor has changed, one filter after the other in the order of the form: a
 * make clears the model of the make before, not one that was chosen with it. What was not changed is as in the address.
 *
 * @param changed the names of those controls
 */
export function applyForm(choice: SearchChoice, data: FormData, changed: ReadonlySet<string>): SearchChoice {
  const fields = [...data] as [name: string, text: string][]
  const form = readChoice(readFormQuery(new URLSearchParams(fields)))
  const chosen = filterFields.filter((field) => namesOf(field).some((name) => changed.has(name)))
  return {
    ...chosen.reduce((before, field) => chooseFilter(before, field, form[field] ?? ''), choice),
    sort: changed.has('sort') ? form.sort : choice.sort,
    postcode: changed.has('postcode') ? outwardCode(form.postcode.trim()) : choice.postcode,
  }
}

/**
 * The choice in order of distance, for a postcode that was sent with neither that order nor a distance, where it would do
 * nothing. Null where it is used already, or another order was chosen.
 */
export function nearestFirst(choice: SearchChoice, typed: string): SearchChoice | null {
  const postcode = outwardCode(typed.trim())
  if (postcode === '' || choice.distance || choice.sort !== defaultSortOrder) return null
  return { ...choice, sort: 'distance', postcode }
}
