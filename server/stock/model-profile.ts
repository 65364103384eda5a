import type { FacetValue } from '#domain/search/query.ts'
import type { StockIndex } from '#domain/search/stock-index.ts'
import { filterDefinitions } from '#domain/stock/filter-definitions.data.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import type { ModelNames, ModelProfile } from '#domain/words/vocabulary.ts'

const { ends = [] } = filterDefinitions.price
/** The share of the vehicles that may be cheaper, and that may be dearer. */
const outside = 0.1

/** What most vehicles of these models are, counted in the stock. */
export function modelProfile(
  index: Pick<StockIndex, 'facets' | 'rangeCounts'>,
  type: VehicleType,
  { makes, models }: ModelNames,
): ModelProfile {
  const filters = { make: makes, model: models }
  const { bodyType, seats, wheelbase, axleConfiguration } = index.facets(type, filters)
  const counts = index.rangeCounts(type, filters, {
    price: [...ends.map((end) => ({ low: 0, high: end })), { low: 0, high: Number.POSITIVE_INFINITY }],
  }).price
  const total = counts?.at(-1) ?? 0
  const upTo = (at: number) => counts?.[at] ?? 0
  const size = {
    car: { seats: numberOf(mostCommon(seats)) },
    van: { wheelbase: mostCommon(wheelbase) },
    truck: { axleConfiguration: mostCommon(axleConfiguration) },
  }[type]
  const price = total > 0 && {
    low: ends.findLast((_, at) => upTo(at) <= total * outside) ?? Number.NEGATIVE_INFINITY,
    high: ends.find((_, at) => upTo(at) >= total * (1 - outside)) ?? Number.POSITIVE_INFINITY,
  }
  const all = { bodyType: mostCommon(bodyType), ...size, ...(price && { price }) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

function mostCommon(values: readonly FacetValue[]): string | undefined {
  return values.toSorted((a, b) => b.count - a.count)[0]?.value
}

function numberOf(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value)
}
