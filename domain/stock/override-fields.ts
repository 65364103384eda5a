import { z } from 'zod'
import { isStockRecord } from './is-stock-record.ts'
import { isoDay } from './iso-day.ts'
import { overrideStates } from './override-states.ts'
import type { StockRecord } from './record.ts'

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

/** Apart from the rules of overrides: the schema of a record takes longer to load than a short command to run. */
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
