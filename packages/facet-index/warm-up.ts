import type { Dictionaries } from './dictionary/dictionaries.ts'
import type { CompiledField, CompiledSchema } from './schema/compile-schema.ts'
import type { Facets, FacetValue, Filters, Query } from './schema/query.ts'
import type { Range } from './schema/schema.ts'

/**
 * Typical queries, made of the values that `facets` offers: up to five filters, every sort in turn. The same `facets` and
 * `rounds` give the same queries.
 */
export function* typicalQueries(
  { fields, facetFields, sorts }: CompiledSchema,
  dictionaries: Dictionaries,
  facets: Facets,
  rounds: number,
): Generator<Query, void> {
  const random = createRandom()
  const names = [...sorts.keys()]
  if (names.length === 0 || facetFields === 0) return

  function rangeOf({ bands }: CompiledField, ordinal: number, value: string): Range | undefined {
    const band = bands.find((each) => each.value === value)
    if (band !== undefined) return band
    const code = dictionaries.labels(ordinal).indexOf(value)
    const number = Number(dictionaries.byField[ordinal]?.keys[code])
    return { low: number, high: number }
  }
  function drawFilters(wanted: number): Filters {
    const filters: Record<string, string | Range | undefined> = {}
    for (let i = 0; i < wanted; i++) {
      const ordinal = Math.floor(random() * facetFields)
      const field = fields[ordinal] as CompiledField
      const values = facets[field.name] as readonly FacetValue[]
      const drawn = values[Math.floor(random() * values.length)]?.value
      if (drawn === undefined) continue
      filters[field.name] = field.kind !== 'number' ? drawn : rangeOf(field, ordinal, drawn)
    }
    return filters
  }

  for (let round = 0; round < rounds; round++) {
    const sort = names[round % names.length] as string
    yield { filters: drawFilters(round % 6), sort, from: somewhere, offset: 0, limit: 24 }
  }
}

const somewhere = { latitude: 53.4, longitude: -3 }

/** Numbers in [0, 1), the same each time. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = Math.imul(state, 48_271) & 0x7fff_ffff
    return state / 2 ** 31
  }
}
