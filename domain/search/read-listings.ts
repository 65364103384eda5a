import { type FilterField, filterFields, isWordField, numberFields } from '../stock/filter-fields.ts'
import type { Listing } from '../stock/listing.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { shelvesOf } from './create-stock-index.ts'
import { has } from './engine/bitset.ts'
import { idOf } from './engine/id-column.ts'
import type { StockIndex } from './stock-index.ts'

/** What a listing is made of, as far as it was asked for. */
export type ListingFacts = Pick<Listing, 'id' | 'type' | 'words' | 'numbers'>

/** The asked fields of every listing, as of the last merges of an index made here; words as they are shown. */
export function* readListings(
  index: StockIndex,
  fields: readonly FilterField[],
): Generator<ListingFacts, void> {
  const shelves = shelvesOf(index)
  const asked = fields.map((field) => ({ field, axis: filterFields.indexOf(field) }))
  for (const type of vehicleTypes) {
    const { base, vocabulary } = shelves[type]
    const { columns, live } = base
    for (let document = 0; document < columns.size; document++) {
      if (!has(live, document)) continue
      const words: Record<string, string> = {}
      const numbers: Record<string, number> = {}
      for (const { field, axis } of asked) {
        if (isWordField(field)) {
          const code = columns.codes[axis]?.[document] as number
          if (code > 0) words[field] = vocabulary.labels(axis)[code] as string
        } else {
          const value = columns.values[numberFields.indexOf(field)]?.[document] as number
          if (value > 0) numbers[field] = value - 1
        }
      }
      yield { id: idOf(columns.ids, document), type, words, numbers }
    }
  }
}
