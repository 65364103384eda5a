import type { FacetRecord, Query, Range, Schema } from '../facet-index.ts'
import { bandIndex, benchPlace, type FacetField, facetFieldsOf } from './engines/facet-fields.ts'
import { between, createRandom, pick, type Random } from './random.ts'

/**
 * Queries of 0 to 5 filters with the values of existing records; half of the ranges have ends inside a band.
 *
 * @param often Fields that users filter by more often than by the others, each as often as it is listed.
 */
export function generateQueries(
  schema: Schema,
  records: readonly FacetRecord[],
  { count, seed, often }: { count: number; seed: number; often: readonly string[] },
): Query[] {
  const random = createRandom(seed)
  const fields = facetFieldsOf(schema)
  const drawn = [...fields, ...often.flatMap((name) => fields.find((field) => field.name === name) ?? [])]
  return Array.from({ length: count }, () => ({
    filters: createFilters(random, drawn, pick(random, records)),
    sort: pick(random, Object.keys(schema.sorts)),
    from: benchPlace,
    offset: 0,
    limit: 24,
  }))
}

function createFilters(
  random: Random,
  fields: readonly FacetField[],
  { values }: FacetRecord,
): Query['filters'] {
  const filters: Record<string, string | Range> = {}
  const wanted = between(random, 0, 5)
  for (let tries = 0; tries < 40 && Object.keys(filters).length < wanted; tries++) {
    const field = pick(random, fields)
    const value = values[field.name]
    if (value === undefined) continue
    filters[field.name] = field.isKeyword ? (value as string) : rangeAround(random, field, value as number)
  }
  return filters
}

function rangeAround(random: Random, { bands }: FacetField, value: number): Range {
  if (bands.length === 0) {
    if (random() < 0.5) return { low: value, high: value }
    return { low: value - between(random, 0, 3), high: value + between(random, 0, 3) }
  }
  if (random() < 0.5) {
    const band = bandIndex(bands, value)
    const last = Math.min(bands.length - 1, band + between(random, 0, 3))
    return { low: bands[band]?.low ?? 0, high: bands[last]?.high ?? Number.POSITIVE_INFINITY }
  }
  const low = Math.max(0, Math.floor(value * (0.4 + 0.5 * random())))
  return { low, high: random() < 0.3 ? Number.POSITIVE_INFINITY : Math.ceil(value * (1.1 + random())) }
}
