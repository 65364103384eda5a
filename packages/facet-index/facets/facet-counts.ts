import type { Dictionaries } from '../dictionary/dictionaries.ts'

/** By field ordinal and code, the number of records. */
export type FacetCounts = readonly Int32Array[]

/** Returns a function that clears the counts and gives them again: queries reuse the arrays. */
export function createFacetCounts(facetFields: number, dictionaries: Dictionaries): () => FacetCounts {
  let counts: Int32Array[] = []
  return () => {
    counts = Array.from({ length: facetFields }, (_, ordinal) => {
      const known = counts[ordinal]
      const capacity = dictionaries.capacity(ordinal)
      return known !== undefined && known.length >= capacity
        ? known.fill(0)
        : new Int32Array(Math.ceil(capacity * 1.25))
    })
    return counts
  }
}
