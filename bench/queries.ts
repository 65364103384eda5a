import type { Query } from 'facet-index'
import { generateQueries } from 'facet-index/bench/generate-queries.ts'
import { stockSchema } from '../domain/search/stock-schema.ts'
import type { Listing } from '../domain/stock/listing.ts'

/** Searches for cars, with the filters that visitors mostly choose more often. */
export function generateCarQueries(listings: readonly Listing[], count: number, seed: number): Query[] {
  return generateQueries(stockSchema, listings, { count, seed, often })
}

const often = [
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
