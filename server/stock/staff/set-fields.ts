import { readPrice } from '#domain/finance/read-price.ts'
import { listingState } from '#domain/stock/listing-state.ts'
import type { OverrideFields } from '#domain/stock/override-fields.ts'
import type { Held, SetByHand } from './change-by-hand.ts'
import { Refusal } from './stock-office.ts'
import { plainLine } from './vehicle-text.ts'

/** Characters of a note. */
const longestNote = 300

/** What is set of a vehicle once these are set too. @param note absent: as before; '': none */
export function withFields(held: Held, fields: OverrideFields, note?: string): SetByHand {
  const next = withoutWhatTheFeedSays({ ...held.fields, ...fields }, held)
  return setOrNothing(next, note ?? held.note)
}

/** Null where nothing is left that was set. */
export function setOrNothing(fields: OverrideFields, note: string | null): SetByHand {
  return Object.keys(fields).length > 0 || note ? { fields, note: note || null } : null
}

/**
 * A vehicle that the feed has as available is not held on the site by hand: it leaves when the feed sells it. Only a
 * reserved one has a reservation.
 */
function withoutWhatTheFeedSays(fields: OverrideFields, { fed }: Held): OverrideFields {
  const base = fields.record ?? fed
  const { state, reservation, ...others } = fields
  if (state === 'reserved') return fields
  const isAsFed = state === 'available' && base !== null && listingState(base) === 'forecourt'
  return state === undefined || isAsFed ? others : { ...others, state }
}

/** Pounds. @throws {Refusal} for what is no plain amount. */
export function readAmount(text: string): number {
  const read = text.length <= 30 ? readPrice(text) : null
  if (read?.state === 'priced' && read.vatStatus !== null)
    throw new Refusal('The VAT stays as it is: give the amount alone, such as 9995.')
  if (read?.state === 'priced' && read.pounds > 0) return read.pounds
  throw new Refusal('It must be an amount in pounds, such as 9995.')
}

/** @throws {Refusal} for a long one. */
export function readNote(text: string): string {
  if (text.length <= longestNote) return plainLine(text)
  throw new Refusal(`It must have at most ${longestNote} characters.`)
}
