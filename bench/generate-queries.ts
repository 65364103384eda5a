import { dealership } from '../domain/search/distance.ts'
import type { Filters, SearchQuery } from '../domain/search/query.ts'
import { bandsOf, type Range } from '../domain/stock/bands.ts'
import {
  type FilterField,
  filterFields,
  isWordField,
  type NumberField,
} from '../domain/stock/filter-fields.ts'
import type { Listing } from '../domain/stock/listing.ts'
import { type SortOrder, sortOrders } from '../domain/stock/sort-orders.ts'
import { between, createRandom, pick, type Random } from './random.ts'

/** What visitors narrow by, the usual first choices more often. */
const asked: FilterField[] = [
  ...filterFields.filter((field) => field !== 'cabType' && field !== 'wheelbase'),
  'make',
  'make',
  'make',
  'model',
  'price',
  'price',
  'year',
  'mileage',
  'gearbox',
  'fuelType',
  'bodyType',
]

/** Searches of 0 to 5 filters with the values of cars that are there; half of the ranges off the band edges. */
export function generateQueries(listings: readonly Listing[], count: number, seed: number): SearchQuery[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => ({
    type: 'car',
    filters: createFilters(random, listings),
    sort: pick(random, Object.keys(sortOrders) as SortOrder[]),
    from: dealership,
    offset: 0,
    limit: 24,
  }))
}

function createFilters(random: Random, listings: readonly Listing[]): Filters {
  const like = pick(random, listings)
  const filters: { [F in FilterField]?: string | Range } = {}
  const wanted = between(random, 0, 5)
  for (let tries = 0; tries < 40 && Object.keys(filters).length < wanted; tries++) {
    const field = pick(random, asked)
    const value = isWordField(field) ? like.words[field] : rangeAround(random, field, like.numbers[field])
    if (value !== undefined) filters[field] = value
  }
  return filters as Filters
}

function rangeAround(random: Random, field: NumberField, value: number | undefined): Range | undefined {
  if (value === undefined) return undefined
  const bands = bandsOf(field)
  if (bands.length === 0) {
    if (random() < 0.5) return { low: value, high: value }
    return { low: value - between(random, 0, 3), high: value + between(random, 0, 3) }
  }
  if (random() < 0.5) {
    const band = bands.findIndex(({ low, high }) => value >= low && value <= high)
    const last = Math.min(bands.length - 1, band + between(random, 0, 3))
    return { low: bands[band]?.low ?? 0, high: bands[last]?.high ?? Number.POSITIVE_INFINITY }
  }
  const low = Math.max(0, Math.floor(value * (0.4 + 0.5 * random())))
  return { low, high: random() < 0.3 ? Number.POSITIVE_INFINITY : Math.ceil(value * (1.1 + random())) }
}
