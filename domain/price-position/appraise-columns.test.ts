import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStockIndex, openShelves } from '../search/create-stock-index.ts'
import { dealership } from '../search/distance.ts'
import { runToEnd } from '../search/engine/steps.ts'
import { createGatherer } from '../search/gather-listings.ts'
import { packListings } from '../search/listing-batch.ts'
import type { StockIndex } from '../search/stock-index.ts'
import type { Listing } from '../stock/listing.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { prepareAppraisals } from './appraise-columns.ts'
import { createAppraiser } from './appraiser.ts'
import { runPositionTask } from './position-task.ts'

const arbitraryVehicle = fc.record({
  id: fc.nat(200).map((n) => `v${n}`),
  type: fc.constantFrom(...vehicleTypes),
  words: fc.record({ make: fc.constantFrom('Ford', 'FORD', 'Kia'), model: fc.constantFrom('Focus', 'Rio') }),
  numbers: fc.record({
    price: fc.constantFrom(0, 7_000, 9_000, 9_500, 10_000, 11_000, 30_000),
    year: fc.constantFrom(2019, 2020),
    mileage: fc.constantFrom(30_000, 40_000),
  }),
  arrived: fc.constant(0),
  relevance: fc.constantFrom(1, 100, 5_000),
})

function answersOf(index: StockIndex) {
  const query = { filters: {}, sort: 'relevance', from: dealership, offset: 0, limit: 100 } as const
  return vehicleTypes.map((type) => index.searchWithFacets({ ...query, type }))
}

it('columns are appraised as listings are, and can go on from there', () => {
  const arbitraryStock = fc.uniqueArray(arbitraryVehicle, {
    minLength: 20,
    maxLength: 90,
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(arbitraryStock, fc.integer({ min: 1, max: 4 }), (stock: Listing[], parts) => {
      const gatherer = createGatherer()
      for (let from = 0; from < stock.length; from += 7)
        gatherer.add(packListings(stock.slice(from, from + 7)))
      const { tasks, finish } = runToEnd(prepareAppraisals(runToEnd(gatherer.columns()), parts))
      expect(tasks.length).toBeLessThanOrEqual(parts)
      const { shelves, appraiser } = runToEnd(finish(tasks.map((task) => runToEnd(runPositionTask(task)))))
      const expected = createAppraiser(stock)
      const index = createStockIndex(stock.map(expected.positioned))
      expect(answersOf(runToEnd(openShelves(shelves)))).toEqual(answersOf(index))
      expect(appraiser.waiting()).toBe(false)
      for (const { id } of stock) expect(appraiser.appraise(id)).toEqual(expected.appraise(id))
    }),
  )
})
