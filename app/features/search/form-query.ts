import { rangeFields } from '#domain/search/query.ts'
import { filterFields, isTextField } from '#domain/stock/filter-fields.ts'
import { endNames, joinRange } from './range-ends.ts'
import { splitValues } from './select-value.ts'

/**
 * A query as the search form sends it without script, with the parameters that addresses have: `priceFrom=5000` and
 * `priceTo=9000` become `price=5000-9000`, and one value with several words becomes several. The ends of a range win
 * over the range itself.
 */
export function readFormQuery(query: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams(query)
  for (const field of rangeFields) {
    const names = endNames(field)
    const range = joinRange({ from: endOf(query, names.from), to: endOf(query, names.to) })
    if (range !== '') read.set(field, range)
    read.delete(names.from)
    read.delete(names.to)
  }
  for (const field of filterFields.filter(isTextField)) {
    const values = query.getAll(field)
    if (!values.some((value) => value.includes('\n'))) continue
    read.delete(field)
    for (const value of values.flatMap(splitValues)) read.append(field, value)
  }
  return read
}

function endOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim()
}
