import { type WordField, wordFields } from '../stock/filter-fields.ts'
import type { Listing } from '../stock/listing.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { commonestSpelling } from './commonest-spelling.ts'
import { wordKey, wordLabel } from './word-key.ts'

/** How each word is shown: see `commonestSpelling`. Cars, vans and trucks do not share spellings. */
export function createSpellings() {
  const known = new Map<string, Map<string, number>>()
  const name = (type: VehicleType, field: WordField, key: string) => `${type} ${field} ${key}`

  function count({ type, words }: Listing, by: 1 | -1) {
    for (const field of wordFields) {
      const label = wordLabel(words[field] ?? '')
      if (label === '') continue
      const spelled = name(type, field, wordKey(label))
      const counts = known.get(spelled) ?? new Map<string, number>()
      known.set(spelled, counts.set(label, (counts.get(label) ?? 0) + by))
    }
  }

  return {
    learn: (listing: Listing) => count(listing, 1),
    forget: (listing: Listing) => count(listing, -1),
    of: (type: VehicleType, field: WordField, key: string): string =>
      commonestSpelling(known.get(name(type, field, key)) ?? [], key),
  }
}
