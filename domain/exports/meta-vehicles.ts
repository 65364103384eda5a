import { listingState } from '../stock/listing-state.ts'
import type { StockRecord } from '../stock/record.ts'
import { arrivalOf } from '../stock/to-listing.ts'
import { ukDay } from '../stock/uk-day.ts'
import { vehicleTypes } from '../stock/vehicle-type.ts'
import { vehicleType } from '../stock/vehicle-type-of.ts'
import { anyOf } from '../stock/vehicle-type-words.ts'
import { vehicleWord } from '../stock/vehicle-words.ts'
import { type ExportField, type ExportFormat, optional, required } from './export-format.ts'
import {
  advertiserId,
  conditionText,
  descriptionText,
  filledText,
  idText,
  milesText,
  pageAddress,
  phoneText,
  pictureAddress,
  priceText,
  titleText,
  valueOfWord,
  wordText,
  yearText,
} from './export-values.ts'

// https://developers.facebook.com/docs/marketing-api/auto-ads/reference; see docs/feeds.md.

/** Meta's limits, in characters. */
const longest = { title: 500, description: 5_000 }

/** Meta takes up to twenty pictures; the file has a column for each. */
const pictures = 10

const bodyStyles = {
  convertible: 'CONVERTIBLE',
  coupe: 'COUPE',
  estate: 'ESTATE',
  hatchback: 'HATCHBACK',
  minibus: 'MINIBUS',
  mpv: 'MPV',
  pickup: 'PICKUP',
  saloon: 'SALOON',
  suv: 'SUV',
}

const fuelTypes = {
  petrol: 'PETROL',
  diesel: 'DIESEL',
  electric: 'ELECTRIC',
  'petrol hybrid': 'HYBRID',
  'diesel hybrid': 'HYBRID',
  'petrol plug-in hybrid': 'PLUGIN_HYBRID',
  'diesel plug-in hybrid': 'PLUGIN_HYBRID',
}

const transmissions = { automatic: 'AUTOMATIC', manual: 'MANUAL' }

const drivetrains = {
  'front wheel drive': 'FWD',
  'rear wheel drive': 'RWD',
  'four wheel drive': 'AWD',
  'all wheel drive': 'AWD',
}

const fields: readonly ExportField[] = [
  required('vehicle_id', idText),
  required('vin', ({ vehicle }) => {
    const vin = filledText(vehicle.vin)?.toUpperCase()
    return vin !== undefined && /^[A-HJ-NPR-Z\d]{17}$/.test(vin) ? vin : null
  }),
  required('title', (record) => titleText(record, longest.title)),
  required('description', (record) => descriptionText(record, longest.description)),
  required('url', pageAddress),
  required('make', wordText('make')),
  required('model', wordText('model')),
  optional('trim', wordText('trim')),
  required('year', yearText),
  required('mileage.value', milesText),
  required('mileage.unit', (record) => milesText(record) && 'MI'),
  required('price', priceText),
  required('state_of_vehicle', (record) => conditionText(record)?.toUpperCase() ?? null),
  required('body_style', bodyStyle),
  required('exterior_color', wordText('colour')),
  optional('interior_color', ({ vehicle }) => filledText(vehicle.interiorColour)),
  optional('fuel_type', ({ vehicle }) => valueOfWord(vehicleWord(vehicle, 'fuelType'), fuelTypes, 'OTHER')),
  optional('transmission', ({ vehicle }) =>
    valueOfWord(vehicleWord(vehicle, 'transmissionType'), transmissions, 'OTHER'),
  ),
  optional('drivetrain', ({ vehicle }) =>
    valueOfWord(vehicleWord(vehicle, 'drivetrain'), drivetrains, 'OTHER'),
  ),
  required('address', addressJson),
  optional('latitude', ({ advertiser }) => numberText(advertiser?.location?.latitude)),
  optional('longitude', ({ advertiser }) => numberText(advertiser?.location?.longitude)),
  required('availability', (record) => (listingState(record) === 'reserved' ? 'PENDING' : 'AVAILABLE')),
  optional('date_first_on_lot', (record) => {
    const arrived = arrivalOf(record)
    return arrived > 0 ? ukDay(arrived) : null
  }),
  optional('dealer_id', advertiserId),
  optional('dealer_name', ({ advertiser }) => advertiser?.name ?? null),
  optional('dealer_phone', ({ advertiser }) => phoneText(advertiser?.phone)),
  required('image[0].url', pictureAddress(0)),
  required('image[0].tag[0]', ({ media }) => tagOf(media?.images?.[0]?.classificationTags)),
  ...Array.from({ length: pictures - 1 }, (_, index): ExportField => {
    const at = index + 1
    return { ...optional(`image[${at}].url`, pictureAddress(at)), further: true }
  }),
]

export const metaVehicles: ExportFormat = {
  name: 'meta-vehicles',
  fields,
  refusal: (record) => (vehicleType(record) === null ? `not a ${anyOf(vehicleTypes)}` : null),
}

/** Of a car by its body; vans and trucks are values of their own, except for bodies that Meta names. */
function bodyStyle(record: StockRecord): string | null {
  const body = vehicleWord(record.vehicle, 'bodyType')
  const type = vehicleType(record)
  if (type === 'car') return valueOfWord(body, bodyStyles, 'OTHER')
  if (type === 'truck') return 'TRUCK'
  return valueOfWord(body, bodyStyles, null) ?? 'VAN'
}

/** The site as JSON, as far as the record has it; null without a town and a postcode. The stock is in the UK. */
function addressJson({ advertiser }: StockRecord): string | null {
  const location = advertiser?.location
  if (!location?.town && !location?.postCode) return null
  return JSON.stringify({
    addr1: filledText(location.addressLineOne) ?? undefined,
    city: location.town ?? undefined,
    region: filledText(location.region) ?? location.county ?? undefined,
    postal_code: location.postCode ?? undefined,
    country: 'GB',
  })
}

/** What the first picture shows: `Left Side`, else `Exterior`. */
function tagOf(tags: unknown): string | null {
  const [first] = Array.isArray(tags) ? tags : []
  return filledText(first?.label) ?? filledText(first?.category)
}

function numberText(value: number | null | undefined): string | null {
  return value == null ? null : String(value)
}
