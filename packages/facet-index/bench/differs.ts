import type { Facets } from '../facet-index.ts'
import type { Answer } from './engines/engine.ts'

/**
 * Whether two answers disagree on the total, the page or a facet of `fields`. The order of facet values is not compared;
 * of an answer whose facets are null, only the total is.
 */
export function differs(a: Answer, b: Answer, fields: readonly string[]): boolean {
  if (a.total !== b.total) return true
  const [left, right] = [a.facets, b.facets]
  if (left === null || right === null) return false
  return a.ids.join() !== b.ids.join() || !fields.every((field) => sameCounts(left, right, field))
}

/** A facet that only one of them has is a difference. */
function sameCounts(a: Facets, b: Facets, field: string): boolean {
  const [values, others] = [a[field], b[field]]
  if (values === undefined || others === undefined) return false
  const counts = new Map(values.map(({ value, count }) => [value, count]))
  return values.length === others.length && others.every(({ value, count }) => counts.get(value) === count)
}
