import type { FacetRecord, Filter, Query, Range, Schema } from '../facet-index.ts'
import { bandIndex, benchPlace, type FacetField, facetFieldsOf } from './engines/facet-fields.ts'
import { between, createRandom, pick, type Random } from './random.ts'

/**
 * Queries of 0 to 5 filters with the values of existing records. Half of the ranges have ends inside a band, and a
 * quarter of the keyword filters have two or three keywords.
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
    filters: createFilters(random, drawn, records),
    sort: pick(random, Object.keys(schema.sorts)),
    from: benchPlace,
    offset: 0,
    limit: 24,
  }))
}

function createFilters(
  random: Random,
  fields: readonly FacetField[],
  records: readonly FacetRecord[],
): Query['filters'] {
  const { values } = pick(random, records)
  const filters: Record<string, Filter> = {}
  const wanted = between(random, 0, 5)
  for (let tries = 0; tries < 40 && Object.keys(filters).length < wanted; tries++) {
    const field = pick(random, fields)
    const value = values[field.name]
    if (value === undefined) continue
    filters[field.name] = field.isKeyword
      ? keywordsBeside(random, records, field, value as string)
      : rangeAround(random, field, value as number)
  }
  return filters
}

/** The keyword, in a quarter of the cases with one or two of other records. */
function keywordsBeside(
  random: Random,
  records: readonly FacetRecord[],
  { name }: FacetField,
  keyword: string,
): Filter {
  if (random() < 0.75) return keyword
  const others = Array.from({ length: between(random, 1, 2) }, () => pick(random, records).values[name])
  return [...new Set([keyword, ...others.filter((other) => typeof other === 'string')])]
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
