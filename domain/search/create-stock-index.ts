import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { dealership } from './distance.ts'
import { createRoll } from './engine/roll.ts'
import {
  createShelf,
  maintainShelf,
  putOnShelf,
  type Shelf,
  searchShelf,
  settleShelf,
  sizeOfShelf,
  takeOffShelf,
} from './engine/shelf.ts'
import { runToEnd } from './engine/steps.ts'
import type { Facets, Filters } from './query.ts'
import type { ListingChange, StockIndex } from './stock-index.ts'

export const defaultMergeAfter = 2_048

/**
 * The stock index of the site; docs/search-engine.md explains how it works. Of listings with one id the last counts.
 * Changes are looked through one by one until more than `mergeAfter` of a type of vehicle wait for a merge.
 */
export function createStockIndex(
  listings: Iterable<Listing>,
  { mergeAfter = defaultMergeAfter } = {},
): StockIndex {
  const shelves = vehicleTypes.map((type) => [type, createShelf(mergeAfter)] as const)
  const byType = Object.fromEntries(shelves) as Record<VehicleType, Shelf>
  const unique = new Map<string, Listing>()
  for (const listing of listings) unique.set(listing.id, listing)
  for (const listing of unique.values()) putOnShelf(byType[listing.type], listing)
  for (const type of vehicleTypes) runToEnd(settleShelf(byType[type]))
  return createIndexOf(byType)
}

export type Shelves = Readonly<Record<VehicleType, Shelf>>

export function createIndexOf(shelves: Shelves): StockIndex {
  function apply({ id, listing }: ListingChange) {
    vehicleTypes.some((type) => takeOffShelf(shelves[type], id))
    if (listing !== null) putOnShelf(shelves[listing.type], listing)
  }

  function facets(type: VehicleType, filters: Filters): Facets {
    return searchShelf(shelves[type], { ...firstPage, type, filters, limit: 0 }, true).facets as Facets
  }

  const roll = createRoll(vehicleTypes.map((type) => shelves[type]))
  const index: StockIndex = {
    search(query) {
      const { total, ids } = searchShelf(shelves[query.type], query, false)
      return { total, ids }
    },
    searchWithFacets(query) {
      const { total, ids, facets } = searchShelf(shelves[query.type], query, true)
      return { total, ids, facets: facets as Facets }
    },
    facets,
    count: (type) => sizeOfShelf(shelves[type]),
    list: (page) => roll.ids(page),
    apply: (changes) => changes.forEach(apply),
    maintain: () => vehicleTypes.map((type) => maintainShelf(shelves[type])).includes(true),
  }
  shelvesByIndex.set(index, shelves)
  return index
}

/** The shelves of an index made here. */
export function shelvesOf(index: StockIndex): Shelves {
  const shelves = shelvesByIndex.get(index)
  if (shelves === undefined) throw new Error('This index has no shelves: it is not the stock index')
  return shelves
}

const shelvesByIndex = new WeakMap<StockIndex, Shelves>()

const firstPage = { sort: 'relevance', from: dealership, offset: 0 } as const
