import type { FacetValue } from '#domain/search/query.ts'
import { bandsOf, formatNumber } from '#domain/stock/bands.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import { type FacetField, isTextField } from '#domain/stock/filter-fields.ts'

/**
 * The bands of a figure as the limits that people ask for: "and over" where more is better, "under" where less is. A limit
 * that finds no more than a stricter one, or as many as Any, is left out. Bands of a size ("1.4 to 1.5 litres") stay bands.
 */
export function openEnded(field: FacetField, offered: readonly FacetValue[]): readonly FacetValue[] {
  const wanted = filterDefinitions[field].phrase?.alone
  if (isTextField(field) || (wanted !== 'atMost' && wanted !== 'atLeast')) return offered
  const counts = new Map(offered.map(({ value, count }) => [value, count]))
  const bands = bandsOf(field).filter(({ value }) => counts.has(value))
  if (bands.length < offered.length) return offered
  const total = offered.reduce((sum, { count }) => sum + count, 0)
  let below = 0
  return bands.flatMap(({ value, low, high }) => {
    const from = { value: `${formatNumber(field, low)}-`, count: total - below }
    below += counts.get(value) ?? 0
    // 0 is a value of its own: no tax.
    const upTo = { value: high === 0 ? '0' : `-${formatNumber(field, high)}`, count: below }
    const limit = wanted === 'atLeast' ? from : upTo
    return limit.count === total ? [] : [limit]
  })
}
