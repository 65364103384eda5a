import type { MotHistory } from '../registers/mot-history.ts'
import { mediaAddress } from './media-address.ts'
import type { StockRecord } from './record.ts'
import { engineLitres, enginePowerBhp, previousOwners } from './vehicle-figures.ts'
import { vehiclePrice } from './vehicle-price.ts'
import { missingWords } from './vehicle-words.ts'

type Adverts = StockRecord['adverts']
type Retail = Adverts['retailAdverts']
type Location = NonNullable<NonNullable<StockRecord['advertiser']>['location']>

/** A record in the API: the fields of the specification, and others that a buyer may see. */
export interface PublicRecord {
  /** `metadata.stockId`. */
  _id: string
  vehicle: StockRecord['vehicle']
  media: { images: { href: string; [key: string]: unknown }[]; video?: unknown; spin?: unknown }
  features: NonNullable<StockRecord['features']>
  adverts: {
    reservationStatus: string | null
    retailAdverts: Pick<Retail, (typeof retailFields)[number]> & {
      /** In pounds, compulsory fees included; null when on application or absent. */
      totalPrice: { amountGBP: number | null }
      vatStatus: string | null
      priceOnApplication: boolean
    }
  }
  advertiser: { name: string | null; location: Pick<Location, (typeof locationFields)[number]> }
  metadata: Pick<StockRecord['metadata'], 'stockId' | 'lifecycleState' | 'dateOnForecourt' | 'lastUpdated'>
  /** A check that the dealer has bought of a provider. */
  historyCheck?: PublicCheck
  /** What the MOT register has; absent where it was never asked. */
  motHistory?: WithoutPlate<MotHistory> & { source: string }
  /** The mileage is absent because it is below that of the last MOT test, and nobody has looked yet. */
  mileageWithheld?: true
}

/** `date` and `href` are absent where they are not given, or the address is no https. */
interface PublicCheck {
  provider: string
  result: string
  date?: string
  href?: string
}

type WithoutPlate<T> = T extends unknown ? Omit<T, 'plate'> : never

const retailFields = ['priceIndicatorRating', 'attentionGrabber', 'description', 'description2'] as const

const locationFields = ['town', 'county', 'region', 'postCode', 'latitude', 'longitude'] as const

/** Fields that a fraudster could use, or that are confidential between dealer and supplier. */
const privateVehicleFields = ['vin', 'engineNumber', 'keys', 'insuranceSecurityCode', 'v5cDocumentReference']

/** Fields hidden by the dealer's display options. */
const hiddenByOption: Record<string, readonly string[]> = {
  excludePreviousOwners: ['owners', 'previousOwners'],
  excludeMot: ['motExpiryDate'],
  excludeWarranty: ['warrantyMonthsOnPurchase'],
  excludeInteriorDetails: ['interiorCondition'],
  excludeTyreCondition: ['tyreCondition'],
  excludeBodyCondition: ['bodyCondition'],
}

/**
 * The public part of a record. An allow-list, so that a new field of the feed is not published, except for `vehicle`,
 * from which private fields are removed. The fields of the specification are filled from Auto Trader's.
 */
export function publicRecord(record: StockRecord): PublicRecord {
  const { metadata, media, features, adverts, advertiser } = record
  const { video, spin } = media ?? {}
  const check = boughtCheck(record)
  return {
    _id: metadata.stockId,
    vehicle: publicVehicle(record),
    media: {
      images: media?.images ?? [],
      ...(mediaAddress(video) && { video }),
      ...(mediaAddress(spin) && { spin }),
    },
    features: features ?? [],
    adverts: { reservationStatus: adverts.reservationStatus ?? null, retailAdverts: publicAdverts(record) },
    advertiser: {
      name: advertiser?.name ?? null,
      location: pick(advertiser?.location ?? {}, locationFields),
    },
    metadata: pick(metadata, ['stockId', 'lifecycleState', 'dateOnForecourt', 'lastUpdated']),
    ...(check && { historyCheck: check }),
    ...(record.motHistory && { motHistory: publicMot(record.motHistory) }),
    ...(record.mileageWithheld && { mileageWithheld: true }),
  }
}

/** Whether the dealer's display options hide a field of the vehicle. */
export function isHiddenByDealer({ adverts }: StockRecord, field: string): boolean {
  const options = adverts.retailAdverts.displayOptions ?? {}
  return Object.entries(hiddenByOption).some(
    ([option, fields]) => options[option] === true && fields.includes(field),
  )
}

/** Number of previous keepers; null when unknown, or hidden by the dealer's display options. */
export function shownKeepers(record: StockRecord): number | null {
  return isHiddenByDealer(record, 'owners') ? null : previousOwners(record.vehicle)
}

function publicVehicle({ vehicle, adverts }: StockRecord): StockRecord['vehicle'] {
  const shown: StockRecord['vehicle'] = { ...vehicle, ...missingWords(vehicle) }
  fill(shown, 'engineSize', engineLitres(vehicle))
  fill(shown, 'enginePowerBHP', enginePowerBhp(vehicle))
  fill(shown, 'owners', previousOwners(vehicle))
  for (const field of privateVehicleFields) delete shown[field]
  const options = adverts.retailAdverts.displayOptions ?? {}
  for (const option in hiddenByOption) {
    if (options[option] === true) for (const field of hiddenByOption[option] ?? []) delete shown[field]
  }
  return shown
}

/** Null unless provider and result are given: nothing is claimed without them. */
export function boughtCheck({ historyCheck }: StockRecord): PublicCheck | null {
  if (!historyCheck?.provider || !historyCheck.result) return null
  const { provider, result, date, href } = historyCheck
  const address = mediaAddress(href)
  return { provider, result, ...(date && { date }), ...(address && { href: address.href }) }
}

function publicMot({ plate: _, ...history }: MotHistory): NonNullable<PublicRecord['motHistory']> {
  const licence = 'Contains public sector information licensed under the Open Government Licence v3.0'
  return { ...history, source: `MOT history of DVSA. ${licence}.` }
}

function fill(vehicle: StockRecord['vehicle'], field: string, value: number | null): void {
  if (vehicle[field] == null && value !== null) vehicle[field] = value
}

function publicAdverts(record: StockRecord): PublicRecord['adverts']['retailAdverts'] {
  const { price, vatStatus, onApplication } = vehiclePrice(record)
  return {
    totalPrice: { amountGBP: price === null ? null : price / 100 },
    vatStatus,
    priceOnApplication: onApplication,
    ...pick(record.adverts.retailAdverts, retailFields),
  }
}

function pick<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {}
  for (const field of fields) if (from[field] != null) picked[field] = from[field]
  return picked as Pick<T, K>
}
