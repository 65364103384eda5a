import type { Listing } from '../stock/listing.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import type { ShelfColumns } from './columns-of-rows.ts'
import { dealership } from './distance.ts'
import { createBase } from './engine/create-base.ts'
import { createRoll } from './engine/roll.ts'
import {
  createShelf,
  maintainShelf,
  putOnShelf,
  type Shelf,
  searchShelf,
  sizeOfShelf,
  spellListings,
  takeOffShelf,
} from './engine/shelf.ts'
import { runToEnd, type Steps } from './engine/steps.ts'
import { createVocabulary } from './engine/vocabulary.ts'
import { createGatherer } from './gather-listings.ts'
import { packListings } from './listing-batch.ts'
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
  const unique = new Map<string, Listing>()
  for (const listing of listings) unique.set(listing.id, listing)
  const gatherer = createGatherer()
  const all = [...unique.values()]
  for (let from = 0; from < all.length; from += batchSize)
    gatherer.add(packListings(all.slice(from, from + batchSize)))
  return runToEnd(openShelves(runToEnd(gatherer.columns()), mergeAfter))
}

const batchSize = 8_192

/** The index that begins with these columns; by position in `vehicleTypes`. */
export function* openShelves(
  columns: readonly ShelfColumns[],
  mergeAfter = defaultMergeAfter,
): Steps<StockIndex> {
  const shelves: Partial<Record<VehicleType, Shelf>> = {}
  for (const [position, type] of vehicleTypes.entries()) {
    const { columns: own, dictionaries, spellings } = columns[position] as ShelfColumns
    const vocabulary = createVocabulary(dictionaries)
    const shelf = createShelf(mergeAfter, vocabulary, yield* createBase(own, vocabulary))
    yield* spellListings(shelf, spellings)
    shelves[type] = shelf
  }
  return createIndexOf(shelves as Shelves)
}

type Shelves = Readonly<Record<VehicleType, Shelf>>

function createIndexOf(shelves: Shelves): StockIndex {
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
