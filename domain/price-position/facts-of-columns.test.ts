import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryListing } from '../search/arbitrary-listing.ts'
import { createStockIndex } from '../search/create-stock-index.ts'
import { idOf } from '../search/engine/id-column.ts'
import { runToEnd } from '../search/engine/steps.ts'
import { listingColumnsOf } from '../search/listing-columns.ts'
import { type FactColumns, factsOfListings, notCompared } from './fact-columns.ts'
import { factsOfColumns } from './facts-of-columns.ts'

function byId({ ids, names, groups, keys, standards, told }: FactColumns) {
  const known = ids.flatMap(({ ids, byId }) => Array.from(byId, (_, document) => idOf(ids, document)))
  const facts = known.map((id, row) => {
    const group = groups[row] as number
    return [id, group === notCompared ? null : [names[group], keys[row], standards[row], told[row]]] as const
  })
  return new Map(facts)
}

it('columns say of each listing what the listing says', () => {
  const arbitraryStock = fc.uniqueArray(arbitraryListing(), { maxLength: 40, selector: ({ id }) => id })
  fc.assert(
    fc.property(arbitraryStock, (stock) => {
      const columns = listingColumnsOf(createStockIndex(stock))
      expect(byId(runToEnd(factsOfColumns(columns)))).toEqual(byId(factsOfListings(stock)))
    }),
  )
})
