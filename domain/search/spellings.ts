import { type WordField, wordFields } from '../stock/filter-fields.ts'
import type { Listing } from '../stock/listing.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { wordKey, wordLabel } from './word-key.ts'

/**
 * How each word is shown: as the first listing that brought it spelled it, until the last listing
 * with that word, in any spelling, has gone. Cars, vans and trucks do not share spellings.
 */
export function createSpellings() {
  const known = new Map<string, { label: string; listings: number }>()
  const name = (type: VehicleType, field: WordField, key: string) => `${type} ${field} ${key}`

  function each({ type, words }: Listing, visit: (name: string, label: string) => void) {
    for (const field of wordFields) {
      const label = wordLabel(words[field] ?? '')
      if (label !== '') visit(name(type, field, wordKey(label)), label)
    }
  }

  return {
    learn: (listing: Listing) =>
      each(listing, (name, label) => {
        const { label: shown, listings } = known.get(name) ?? { label, listings: 0 }
        known.set(name, { label: shown, listings: listings + 1 })
      }),
    forget: (listing: Listing) =>
      each(listing, (name, label) => {
        const { label: shown, listings } = known.get(name) ?? { label, listings: 0 }
        if (listings > 1) known.set(name, { label: shown, listings: listings - 1 })
        else known.delete(name)
      }),
    of: (type: VehicleType, field: WordField, key: string): string =>
      known.get(name(type, field, key))?.label ?? key,
  }
}
