import { z } from 'zod'
import { isStockRecord } from './is-stock-record.ts'
import { isoDay } from './iso-day.ts'
import { isObject, type JsonObject } from './json-path.ts'
import { listingState } from './listing-state.ts'
import type { StockRecord } from './record.ts'

/** What the dealer may say of a vehicle by hand. `removed` is as `sold`: the vehicle is not listed. */
export const overrideStates = ['available', 'reserved', 'sold', 'removed'] as const

export type OverrideState = (typeof overrideStates)[number]

/** Until when a vehicle is held, and for whom. Nothing happens by itself on that day: a person decides. */
const reservationSchema = z.strictObject({
  /** ISO day in the UK, the last one. */
  until: z
    .string()
    .refine((text) => isoDay(text) === text)
    .nullable(),
  /** The id of the lead. */
  lead: z.string().max(100).nullable(),
})

export type Reservation = z.infer<typeof reservationSchema>

/** A field of a record: "vehicle.colour", "historyCheck.result". */
const detailPath = z.string().regex(/^(?:vehicle|advertiser|adverts|historyCheck)(?:\.[a-z]\w*){1,3}$/i)

/** By path. Null: the vehicle has none, whatever the feed says. */
const detailsSchema = z.record(detailPath, z.union([z.string(), z.number(), z.null()]))

export type Details = z.infer<typeof detailsSchema>

export const overrideFieldsSchema = z.strictObject({
  /** The advertised price in pounds, on the VAT basis of the record. */
  price: z.number().positive().optional(),
  state: z.enum(overrideStates).optional(),
  /** Of a vehicle that is reserved by hand. */
  reservation: reservationSchema.optional(),
  /** Single facts in place of those of the feed. */
  details: detailsSchema.optional(),
  /** The dealer's own photos, in place of those of the feed. */
  images: z.array(z.looseObject({ href: z.string().min(1) })).optional(),
  /** Somebody has looked at a mileage below that of the last MOT test, and confirmed the one of the advert. */
  mileageChecked: z.strictObject({ advert: z.number(), test: z.number() }).optional(),
  /** The whole record of a vehicle that was added by hand. */
  record: z.custom<StockRecord>(isStockRecord).optional(),
})

/** What was set by hand; what is absent is as the feed says. */
export type OverrideFields = z.infer<typeof overrideFieldsSchema>

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
