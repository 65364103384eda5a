import { z } from 'zod'
import type { CheckedMileage, MotHistory } from '../registers/mot-history.ts'

// A vehicle has six shapes on its way from a feed to a page. Nothing else describes a whole vehicle:
//
// 1. `FeedRow` (server/feed/feed-row.ts): what was sent, of any content. Rejects name its line.
// 2. `StockRecord`: made once, by `parseRecord`, where it comes in; all other code relies on its types and limits.
// 3. `StockEntry` (store.ts), `PreparedRecord` before it is written: with what only a store knows: a hash, a log, an override.
// 4. `Listing` (listing.ts): the values that searches filter and sort by; all that memory holds of most vehicles.
// 5. `PublicRecord` (public-record.ts): what may leave the site as data, by a list of what is allowed.
// 6. `CardVehicle` and `VehicleView` (app/features): the text of a page, since each is sent with it.

// Auto Trader Connect's stock record. Every object is loose: unknown fields are kept. Words are free strings, because
// enumeration values are added without notice. Feeds go through `parseRecord`, which repairs what this schema refuses.

const text = z.string().trim().min(1).optional().nullable()
const whole = z.number().int().min(0).max(2_000_000_000).optional().nullable()
const measure = z.number().min(0).max(2_000_000_000).optional().nullable()
const numberOrText = z
  .union([z.number(), z.string().trim().min(1)])
  .optional()
  .nullable()
const year = z
  .union([
    z.number().int(),
    z
      .string()
      .trim()
      .regex(/^\d{4}$/),
  ])
  .optional()
  .nullable()
const flag = z.boolean().optional().nullable()
const amount = z.looseObject({ amountGBP: measure }).optional().nullable()
const destination = z.looseObject({ status: text }).optional().nullable()

const vehicleSchema = z.looseObject({
  vehicleType: text,
  ownershipCondition: text,
  make: text,
  model: text,
  generation: text,
  derivative: text,
  trim: text,
  bodyType: text,
  colour: text,
  plate: text,
  registration: text,
  yearOfManufacture: year,
  firstRegistrationDate: text,
  /** `2019-03`, where the day is not known: the DVLA tells the month only. */
  firstRegistrationMonth: text,
  odometerReadingMiles: z.number().int().min(0).max(2_000_000).optional().nullable(),
  owners: whole,
  previousOwners: whole,
  transmissionType: text,
  fuelType: text,
  drivetrain: text,
  doors: whole,
  seats: whole,
  engineSize: numberOrText,
  badgeEngineSizeLitres: measure,
  badgeEngineSizeCC: measure,
  engineCapacityCC: measure,
  enginePowerBHP: measure,
  enginePowerPS: measure,
  emissionClass: text,
  serviceHistory: text,
  lastServiceDate: text,
  lastServiceOdometerReadingMiles: whole,
  motExpiryDate: text,
  co2EmissionGPKM: measure,
  fuelEconomyWLTPCombinedMPG: measure,
  fuelEconomyNEDCCombinedMPG: measure,
  zeroToSixtyMPHSeconds: measure,
  topSpeedMPH: measure,
  vehicleExciseDutyWithoutSupplementGBP: measure,
  insuranceGroup: text,
  batteryRangeMiles: measure,
  batteryCapacityKWH: measure,
  batteryChargeTime: numberOrText,
  wheelbaseType: text,
  lengthMM: measure,
  heightMM: measure,
  wheelbaseMM: measure,
  cabType: text,
  roofHeightType: text,
  axleConfiguration: text,
  grossVehicleWeightKG: measure,
  grossTrainWeightKG: measure,
  bootSpaceSeatsUpLitres: measure,
  payloadWeightKG: measure,
  payloadLengthMM: measure,
  standard: z
    .looseObject({
      make: text,
      model: text,
      derivative: text,
      trim: text,
      generation: text,
      bodyType: text,
      fuelType: text,
      transmissionType: text,
      drivetrain: text,
      colour: text,
    })
    .optional()
    .nullable(),
})

const locationSchema = z.looseObject({
  town: text,
  county: text,
  postCode: text,
  latitude: z.number().min(-90).max(90).optional().nullable(),
  longitude: z.number().min(-180).max(180).optional().nullable(),
})

/** What a vehicle check found. `check` has all of them, `history` those that the trade may have without a full check. */
const checkSchema = z
  .looseObject({
    stolen: flag,
    scrapped: flag,
    imported: flag,
    exported: flag,
    insuranceWriteoffCategory: text,
    privateFinance: flag,
    tradeFinance: flag,
    mileageDiscrepancy: flag,
    colourChanged: flag,
    registrationChanged: flag,
    previousOwners: whole,
    v5cs: z
      .array(z.looseObject({ issuedDate: text }))
      .optional()
      .nullable(),
  })
  .optional()
  .nullable()

const retailAdvertsSchema = z.looseObject({
  totalPrice: amount,
  suppliedPrice: amount,
  price: amount,
  adminFee: amount,
  priceOnApplication: flag,
  vatStatus: text,
  priceIndicatorRating: text,
  attentionGrabber: text,
  description: text,
  description2: text,
  advertiserAdvert: destination,
  displayOptions: z.looseObject({}).optional().nullable(),
})

export const stockRecordSchema = z.looseObject({
  metadata: z.looseObject({
    stockId: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^\P{C}*$/u),
    lifecycleState: text,
    dateOnForecourt: text,
    lastUpdated: text,
    versionNumber: whole,
  }),
  vehicle: vehicleSchema,
  advertiser: z
    .looseObject({ name: text, location: locationSchema.optional().nullable() })
    .optional()
    .nullable(),
  adverts: z.looseObject({
    reservationStatus: text,
    priceOnApplication: flag,
    retailAdverts: retailAdvertsSchema,
  }),
  history: checkSchema,
  check: checkSchema,
  /** The same part under the name that some feeds give it. */
  checks: checkSchema,
  /** A check that the dealer has bought of a provider, such as HPI: what is shown beside the price. */
  historyCheck: z.looseObject({ provider: text, date: text, result: text, href: text }).optional().nullable(),
  motTests: z
    .array(
      z.looseObject({
        completedDate: text,
        expiryDate: text,
        testResult: text,
        odometerValue: measure,
        odometerUnit: text,
      }),
    )
    .optional()
    .nullable(),
  features: z
    .array(z.looseObject({ name: text }))
    .optional()
    .nullable(),
  media: z
    .looseObject({
      images: z
        .array(z.looseObject({ href: z.string().trim().min(1) }))
        .optional()
        .nullable(),
    })
    .optional()
    .nullable(),
})

/** One vehicle of the stock, within `recordLimits` and true to the schema. Its id is `metadata.stockId`. */
export type StockRecord = z.infer<typeof stockRecordSchema> & {
  /** What the MOT register has of the plate. Of the store alone: a feed's field of this name is dropped. */
  motHistory?: MotHistory
  /** Set by hand. */
  mileageChecked?: CheckedMileage
  /** The shown record only: its mileage is below that of the last MOT test, and is not claimed until somebody has looked. */
  mileageWithheld?: true
}
