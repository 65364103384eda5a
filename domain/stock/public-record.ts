import type { StockRecord } from './record.ts'
import { engineLitres, enginePowerBhp, previousOwners } from './vehicle-figures.ts'
import { vehiclePrice } from './vehicle-price.ts'
import { missingWords } from './vehicle-words.ts'

type Adverts = StockRecord['adverts']
type Retail = Adverts['retailAdverts']
type Location = NonNullable<NonNullable<StockRecord['advertiser']>['location']>

/** A record as the API gives it: what the spec names, and what a buyer may know besides. */
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
}

const retailFields = ['priceIndicatorRating', 'attentionGrabber', 'description', 'description2'] as const

const locationFields = ['town', 'county', 'region', 'postCode', 'latitude', 'longitude'] as const

/** What a fraudster could use, or what is between dealer and supplier. */
const privateVehicleFields = ['vin', 'engineNumber', 'keys', 'insuranceSecurityCode', 'v5cDocumentReference']

/** What the dealer's display options hide, by option. */
const hiddenByOption: Record<string, readonly string[]> = {
  excludePreviousOwners: ['owners', 'previousOwners'],
  excludeMot: ['motExpiryDate'],
  excludeWarranty: ['warrantyMonthsOnPurchase'],
  excludeInteriorDetails: ['interiorCondition'],
  excludeTyreCondition: ['tyreCondition'],
  excludeBodyCondition: ['bodyCondition'],
}

/**
 * What may leave the house. An allow-list, so that a field which the feed adds tomorrow stays inside, but for
 * `vehicle`, which loses what is private. The spec's own fields are filled from Auto Trader's names.
 */
export function publicRecord(record: StockRecord): PublicRecord {
  const { metadata, media, features, adverts, advertiser } = record
  const { video, spin } = media ?? {}
  return {
    _id: metadata.stockId,
    vehicle: publicVehicle(record),
    media: { images: media?.images ?? [], ...(video != null && { video }), ...(spin != null && { spin }) },
    features: features ?? [],
    adverts: { reservationStatus: adverts.reservationStatus ?? null, retailAdverts: publicAdverts(record) },
    advertiser: {
      name: advertiser?.name ?? null,
      location: pick(advertiser?.location ?? {}, locationFields),
    },
    metadata: pick(metadata, ['stockId', 'lifecycleState', 'dateOnForecourt', 'lastUpdated']),
  }
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
