import type { Dictionaries } from '../dictionary/dictionaries.ts'
import type { CompiledField, CompiledSchema } from '../schema/compile-schema.ts'
import type { Facets, FacetValue } from '../schema/query.ts'

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

/** The counted values in their order; values without a record are left out. */
export function listFacets(
  counts: FacetCounts,
  { fields }: CompiledSchema,
  dictionaries: Dictionaries,
): Facets {
  const facets: Record<string, FacetValue[]> = {}
  for (const [ordinal, own] of counts.entries()) {
    const { name } = fields[ordinal] as CompiledField
    const values = listField(own, ordinal, dictionaries)
    // A field of many flags has several parts.
    facets[name] = facets[name]?.concat(values) ?? values
  }
  return facets
}

function listField(counts: Int32Array, ordinal: number, dictionaries: Dictionaries): FacetValue[] {
  const values: FacetValue[] = []
  const labels = dictionaries.labels(ordinal)
  for (const code of codesToList(counts, ordinal, dictionaries)) {
    const count = counts[code] as number
    if (count > 0) values.push({ value: labels[code] as string, count })
  }
  return values
}

/** Fields with at least this many values mostly have few left: those are found first and put in order afterwards. */
const manyValues = 1_024

function codesToList(counts: Int32Array, ordinal: number, dictionaries: Dictionaries): Uint32Array {
  const order = dictionaries.order(ordinal)
  if (order.length < manyValues) return order
  const ranks = dictionaries.ranks(ordinal)
  const found = new Uint32Array(order.length / 8)
  let size = 0
  for (let code = 1; code < ranks.length; code++) {
    if (counts[code] === 0) continue
    if (size === found.length) return order
    found[size++] = ranks[code] as number
  }
  return found
    .subarray(0, size)
    .sort()
    .map((rank) => order[rank] as number)
}
