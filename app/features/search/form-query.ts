import {
  leftOutParameter,
  otherwiseParameter,
  phraseParameter,
  severalParameter,
  withinParameter,
} from '#app/search-parameters.ts'
import { plainFigure } from '#domain/finance/written-number.ts'
import { notUnderstoodParameter } from '#domain/search/parameter-names.ts'
import { type RangeField, rangeFields } from '#domain/search/query.ts'
import {
  type FilterField,
  filterFields,
  isFlagsField,
  isTextField,
  type TextField,
} from '#domain/stock/filter-fields.ts'
import { endNames, joinRange, splitRange } from './range-ends.ts'
import { splitValues } from './select-value.ts'

/**
 * The name of a hidden field of the form with the value that a filter was served with. Several controls of the form
 * show the value of one filter, and without script all of them are sent: the one that differs from it was changed.
 */
export function servedName(field: FilterField): string {
  return `${field}Was`
}

/** The names of the controls that a visitor changes a filter with. */
export function namesOf(field: FilterField): string[] {
  return [
    field,
    ...rangeFields.filter((range) => range === field).flatMap((range) => Object.values(endNames(range))),
  ]
}

/** The parameters of a search: those of its address, and those that its form sends without script. */
export const searchParameters = [
  ...filterFields.flatMap((field) => [...namesOf(field), servedName(field)]),
  ...(['vat', 'deposit', 'term', 'sort', 'page', 'postcode'] as const),
  ...[phraseParameter, withinParameter, notUnderstoodParameter, otherwiseParameter],
  ...[leftOutParameter, severalParameter],
] as const

/** The option of an end of a range that opens its input for an exact figure. It is no end itself. */
export const exactOption = 'exact'

/**
 * A query as the search form sends it without script, with the parameters that addresses have: `priceFrom=5000` and
 * `priceTo=9000` become `price=5000-9000`, and one value with several words becomes several.
 */
export function readFormQuery(query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams(query)
  for (const field of rangeFields) {
    const range = readRange(query, field)
    if (range === '') read.delete(field)
    else if (range !== null) read.set(field, range)
    for (const name of [...Object.values(endNames(field)), servedName(field)]) read.delete(name)
  }
  for (const field of filterFields.filter(isTextField)) {
    const values = readTexts(query, field)
    if (values === null) continue
    read.delete(field)
    read.delete(servedName(field))
    for (const value of values) read.append(field, value)
  }
  return read
}

/** Null for the range as it is in the query. Without the value that was served, the ends win over the range. */
function readRange(query: URLSearchParams, field: RangeField): string | null {
  const served = query.get(servedName(field))
  const names = endNames(field)
  if (served === null) {
    const range = joinRange({
      from: plainFigure(query.get(names.from)),
      to: plainFigure(query.get(names.to)),
    })
    return range === '' ? null : range
  }
  const ends = splitRange(served)
  // Each end has a select and an input for an exact figure.
  const changed = (name: string, was: string) =>
    query
      .getAll(name)
      .map(plainFigure)
      .find((figure) => figure !== was && figure !== exactOption) ?? was
  const [from, to] = [changed(names.from, ends.from), changed(names.to, ends.to)]
  if (from === ends.from && to === ends.to) return served
  return joinRange({ from, to })
}

/** Null for the texts as they are in the query. The select comes before the checkboxes of the same name; flags have none. */
function readTexts(query: URLSearchParams, field: TextField): string[] | null {
  const given = query.getAll(field)
  const served = query.get(servedName(field))
  if (served === null) return given.some((value) => value.includes('\n')) ? given.flatMap(splitValues) : null
  const was = splitValues(served)
  // The boxes are in another order than the address.
  const inOrder = (checked: string[]) => [
    ...was.filter((value) => checked.includes(value)),
    ...checked.filter((value) => !was.includes(value)),
  ]
  if (isFlagsField(field)) return inOrder(given)
  const [select = '', ...checked] = given
  const selected = splitValues(select)
  if (selected.join('\n') === was.join('\n')) return inOrder(checked)
  return [...selected, ...checked.filter((value) => !was.includes(value))]
}
