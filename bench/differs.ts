import { filterFields } from '../domain/stock/filter-fields.ts'
import type { Answer } from './engines/engine.ts'

/** Whether two answers disagree on the total, the page or any facet; the order of a list is not compared. */
export function differs(a: Answer, b: Answer): boolean {
  if (a.total !== b.total) return true
  if (a.facets === null || b.facets === null) return false
  const [left, right] = [a.facets, b.facets]
  const sameFacets = filterFields.every((field) => {
    const counts = new Map(left[field].map(({ value, count }) => [value, count]))
    return (
      counts.size === right[field].length &&
      right[field].every(({ value, count }) => counts.get(value) === count)
    )
  })
  return !sameFacets || a.ids.join() !== b.ids.join()
}
