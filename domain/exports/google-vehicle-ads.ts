import { listingState } from '../stock/listing-state.ts'
import type { StockRecord } from '../stock/record.ts'
import { vehicleType } from '../stock/vehicle-type-of.ts'
import { vehicleWord } from '../stock/vehicle-words.ts'
import { type ExportField, type ExportFormat, optional, required } from './export-format.ts'
import {
  advertiserId,
  conditionText,
  descriptionText,
  filledText,
  milesText,
  pageAddress,
  pictureAddress,
  pictureAddresses,
  priceText,
  stockNumberText,
  titleText,
  valueOfWord,
  wordText,
  yearText,
} from './export-values.ts'

// https://support.google.com/merchants/answer/11192663 and the page of each attribute below
// https://support.google.com/merchants/topic/15174112, for the United Kingdom; see docs/feeds.md.

/** Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans. */
const carsTrucksAndVans = '916'

/** Google's limits. */
const longest = { id: 50, title: 150, description: 5_000, brand: 70, model: 150, storeCode: 64 }
const mostFurtherPictures = 10

const bodyStyles = {
  convertible: 'convertible',
  coupe: 'coupe',
  estate: 'station_wagon',
  hatchback: 'hatchback',
  limousine: 'limousine',
  mpv: 'minivan',
  pickup: 'truck',
  saloon: 'sedan',
  suv: 'suv',
}

const engines = {
  petrol: 'gasoline',
  diesel: 'diesel',
  electric: 'electric',
  'petrol hybrid': 'hybrid',
  'diesel hybrid': 'hybrid',
  'petrol plug-in hybrid': 'plug-in_hybrid',
  'diesel plug-in hybrid': 'plug-in_hybrid',
  lpg: 'lpg',
  'natural gas': 'natural_gas',
  'bi fuel': 'other',
  hydrogen: 'other',
}

const emissionStandards = Object.fromEntries(
  ['1', '2', '3', '4', '5', '5b', '6', '6c', '6d', '6d-temp', '6e'].flatMap((stage) => {
    const value = `euro${stage === '6d-temp' ? '6d-TEMP' : stage}`
    return [
      [`euro ${stage}`, value],
      [`euro${stage}`, value],
    ]
  }),
)

const fields: readonly ExportField[] = [
  required('id', (record) => within(stockNumberText(record), longest.id)),
  required('store_code', storeCode),
  required('google_product_category', () => carsTrucksAndVans),
  optional('vehicle_fulfillment(option:store_code)', (record) => {
    const code = storeCode(record)
    return code && `in_store:${code}`
  }),
  optional('title', (record) => titleText(record, longest.title)),
  optional('description', (record) => descriptionText(record, longest.description)),
  required('link', pageAddress),
  required('link_template', (record, origin) => `${pageAddress(record, origin)}?store={store_code}`),
  required('image_link', pictureAddress(0)),
  optional(
    'additional_image_link',
    (record, origin) =>
      pictureAddresses(record, origin)
        .slice(1, 1 + mostFurtherPictures)
        .join(',') || null,
  ),
  required('price', priceText),
  required('condition', conditionText),
  required('brand', ({ vehicle }) => within(vehicleWord(vehicle, 'make'), longest.brand)),
  required('model', ({ vehicle }) => within(vehicleWord(vehicle, 'model'), longest.model)),
  optional('trim', wordText('trim')),
  required('year', yearText),
  required('mileage', (record) => {
    const miles = milesText(record)
    return miles && `${miles} miles`
  }),
  required('color', wordText('colour')),
  optional('body_style', ({ vehicle }) => valueOfWord(vehicleWord(vehicle, 'bodyType'), bodyStyles, null)),
  optional('engine', ({ vehicle }) => valueOfWord(vehicleWord(vehicle, 'fuelType'), engines, null)),
  optional('emissions_standard', ({ vehicle }) =>
    valueOfWord(filledText(vehicle.emissionClass), emissionStandards, null),
  ),
]

export const googleVehicleAds: ExportFormat = { name: 'google-vehicle-ads', fields, refusal }

/**
 * Passenger vehicles only: cars, and pick-ups whatever their type. A vehicle must be available on its page, so a
 * reserved one is not taken.
 */
function refusal(record: StockRecord): string | null {
  const isPickup = vehicleWord(record.vehicle, 'bodyType')?.toLowerCase() === 'pickup'
  const type = vehicleType(record)
  if (type !== 'car' && !(type === 'van' && isPickup)) return 'not a passenger vehicle'
  return listingState(record) === 'forecourt' ? null : 'reserved'
}

/** Null for a code with a character that separates values within a column. */
function storeCode(record: StockRecord): string | null {
  const code = advertiserId(record)
  return code !== null && !/[:,\\"]/.test(code) ? within(code, longest.storeCode) : null
}

function within(text: string | null | undefined, length: number): string | null {
  return text && text.length <= length ? text : null
}
