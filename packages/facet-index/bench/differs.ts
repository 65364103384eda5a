import type { Answer } from './engines/engine.ts'

/** Whether two answers disagree on the total, the page or any facet; the order of facet values is not compared, nor a facet that one lacks: peers have no flags. */
export function differs(a: Answer, b: Answer): boolean {
  if (a.total !== b.total) return true
  if (a.facets === null || b.facets === null) return false
  const right = b.facets
  const sameFacets = Object.entries(a.facets).every(([field, values]) => {
    const counts = new Map(values.map(({ value, count }) => [value, count]))
    const others = right[field]
    return (
      others === undefined ||
      (counts.size === others.length && others.every(({ value, count }) => counts.get(value) === count))
    )
  })
  return !sameFacets || a.ids.join() !== b.ids.join()
}
