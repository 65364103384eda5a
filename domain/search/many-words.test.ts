import { expect, it } from 'vitest'
import type { Listing } from '../stock/listing.ts'
import { dealership } from './distance.ts'
import { createScanIndex } from './oracle.ts'
import type { Filters } from './query.ts'
import { createStockIndex } from './stock-index.ts'

/** More derivatives than 16-bit codes, more colours than fit in a composite code column, and no make. */
const cars = Array.from(
  { length: 70_000 },
  (_, i): Listing => ({
    id: `car-${i}`,
    type: 'car',
    values: {
      derivative: `Derivative ${i % 66_000}`,
      colour: `Colour ${i % 200}`,
      gearbox: i % 3 ? 'Manual' : 'Automatic',
      price: 500 + (i % 9_000),
      year: 2000 + (i % 25),
      arrived: i,
      relevance: i % 100,
    },
  }),
)

it('gives the answers of the oracle when fields have too many words for a composite code column', () => {
  const [index, oracle] = [createStockIndex(cars), createScanIndex(cars)]
  const asked: Filters[] = [
    {},
    { gearbox: ['Manual'] },
    { gearbox: ['Automatic'], price: { low: 700, high: 4_321 } },
    { colour: ['Colour 7'], year: { low: 2005, high: 2009 } },
    { derivative: ['Derivative 12'], gearbox: ['Automatic'] },
  ]
  for (const filters of asked) {
    const query = {
      type: 'car',
      filters,
      sort: 'price_desc',
      from: dealership,
      offset: 30,
      limit: 24,
    } as const
    expect(index.searchWithFacets(query)).toEqual(oracle.searchWithFacets(query))
  }
})
