import { isObject, type JsonObject } from './json-path.ts'
import { listingState } from './listing-state.ts'
import type { Details, OverrideFields } from './override-fields.ts'
import type { OverrideState } from './override-states.ts'
import type { StockRecord } from './record.ts'

/** What the dealer has set of one vehicle by hand. It is shown until it is released, whatever a feed says. */
export interface Override {
  fields: OverrideFields
  /** For the dealer: why. Never shown. */
  note: string | null
  /** Epoch milliseconds of the last change by hand. */
  at: number
  /** The record as the feed has it, which a release shows again. Null: no feed has had it. */
  fed: StockRecord | null
}

const lifecycleOf: Record<OverrideState, string> = {
  available: 'FORECOURT',
  reserved: 'SALE_IN_PROGRESS',
  sold: 'SOLD',
  removed: 'DELETED',
}

/** The record that is shown: that of the feed, or the one that was added by hand, with what was set by hand. */
export function applyOverride(
  fed: StockRecord | null,
  { price, state, images, mileageChecked, record, details }: OverrideFields,
): StockRecord {
  const whole = record ?? fed
  if (whole === null) throw new Error('An override needs a record that it is about')
  const base = details === undefined ? whole : withDetails(whole, details)
  let { metadata, adverts, media } = base
  if (price !== undefined) {
    const retailAdverts = {
      ...adverts.retailAdverts,
      totalPrice: { amountGBP: price },
      priceOnApplication: false,
      priceIndicatorRating: null,
    }
    adverts = { ...adverts, retailAdverts }
  }
  if (state !== undefined) {
    metadata = { ...metadata, lifecycleState: lifecycleOf[state] }
    adverts = { ...adverts, reservationStatus: state === 'reserved' ? 'Reserved' : null }
  }
  if (isListedByHand({ state, record })) {
    const retailAdverts = { ...adverts.retailAdverts, advertiserAdvert: { status: 'PUBLISHED' } }
    adverts = { ...adverts, retailAdverts }
  }
  if (images !== undefined) media = { ...media, images }
  return { ...base, metadata, adverts, ...(media && { media }), ...(mileageChecked && { mileageChecked }) }
}

/** The record with single facts replaced. */
export function withDetails(record: StockRecord, details: Details): StockRecord {
  let next: JsonObject = record
  for (const [path, value] of Object.entries(details)) next = placed(next, path.split('.'), value)
  return next as StockRecord
}

/** Containers that are missing are made. */
function placed(holder: JsonObject, [key, ...rest]: readonly string[], value: unknown): JsonObject {
  if (key === undefined) return holder
  if (rest.length === 0) return { ...holder, [key]: value }
  const inner = Object.hasOwn(holder, key) && isObject(holder[key]) ? holder[key] : {}
  return { ...holder, [key]: placed(inner, rest, value) }
}

/** Whether a vehicle stays on the site when the feed no longer has it. */
export function isListedByHand({ state, record }: Pick<OverrideFields, 'state' | 'record'>): boolean {
  return state === 'available' || state === 'reserved' || (record !== undefined && state === undefined)
}

/** The record of a vehicle that the feed no longer has. */
export function withoutFeed(fed: StockRecord): StockRecord {
  return { ...fed, metadata: { ...fed.metadata, lifecycleState: 'DELETED' } }
}

/**
 * The record to keep beneath an override when the feed sends another one. Of a vehicle that is no longer listed a
 * feed may send the id alone, so the former record is kept for a vehicle that is still listed by hand.
 */
export function nextFed(sent: StockRecord, former: StockRecord | null, fields: OverrideFields): StockRecord {
  const hasLeft = listingState(sent) === 'sold'
  return hasLeft && former !== null && isListedByHand(fields) ? withoutFeed(former) : sent
}
