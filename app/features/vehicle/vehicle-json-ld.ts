import { isNewVehicle } from '#domain/stock/new-vehicle.ts'
import type { StockRecord } from '#domain/stock/record.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleYear } from '#domain/stock/vehicle-year.ts'
import type { Json, JsonLd } from '../found/json-ld.ts'
import { sourceOf, toPictures } from './picture.ts'
import { toPriceView } from './price-view.ts'
import { numberOf, textOf } from './record-text.ts'
import { nameOf } from './vehicle-view.ts'

/** Search engines show one, and ask for a few shapes of it. */
const mostPictures = 10

/** The vehicle and its offer as schema.org has them. The price is the one on the page. */
export function vehicleJsonLd(record: StockRecord, type: VehicleType, pageUrl: string): JsonLd {
  const { vehicle } = record
  const name = nameOf(record)
  const engineLitres = numberOf(vehicle, 'badgeEngineSizeLitres')
  const miles = numberOf(vehicle, 'odometerReadingMiles')
  return {
    '@context': 'https://schema.org',
    '@type': type === 'car' ? 'Car' : 'Vehicle',
    '@id': pageUrl,
    url: pageUrl,
    name: [name, textOf(vehicle, 'derivative')].filter(Boolean).join(' '),
    brand: optional(textOf(vehicle, 'make'), (make) => ({ '@type': 'Brand', name: make })),
    model: optional(textOf(vehicle, 'model')),
    vehicleConfiguration: optional(textOf(vehicle, 'derivative')),
    vehicleModelDate: optional(vehicleYear(record), String),
    dateVehicleFirstRegistered: optional(textOf(vehicle, 'firstRegistrationDate')),
    mileageFromOdometer: optional(miles, (value) => ({
      '@type': 'QuantitativeValue',
      value,
      unitCode: 'SMI',
    })),
    vehicleTransmission: optional(textOf(vehicle, 'transmissionType')),
    fuelType: optional(textOf(vehicle, 'fuelType')),
    bodyType: optional(textOf(vehicle, 'bodyType')),
    color: optional(textOf(vehicle, 'colour')),
    numberOfDoors: optional(numberOf(vehicle, 'doors')),
    vehicleSeatingCapacity: optional(numberOf(vehicle, 'seats')),
    numberOfPreviousOwners: optional(numberOf(vehicle, 'owners') ?? numberOf(vehicle, 'previousOwners')),
    vehicleEngine: optional(engineLitres || null, (value) => ({
      '@type': 'EngineSpecification',
      engineDisplacement: { '@type': 'QuantitativeValue', value, unitCode: 'LTR' },
    })),
    itemCondition: `https://schema.org/${isNewVehicle(record) ? 'New' : 'Used'}Condition`,
    image: toPictures(record, name)
      .slice(0, mostPictures)
      .map((picture) => new URL(sourceOf(picture).src, pageUrl).href),
    offers: offerOf(record, pageUrl),
  }
}

function offerOf(record: StockRecord, pageUrl: string): Json {
  const price = toPriceView(record)
  if (price.state !== 'priced') return undefined
  return {
    '@type': 'Offer',
    url: pageUrl,
    priceCurrency: 'GBP',
    price: (price.amount / 100).toFixed(2),
    availability: 'https://schema.org/InStock',
    ...(price.withVat === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceCurrency: 'GBP',
            price: (price.amount / 100).toFixed(2),
            valueAddedTaxIncluded: false,
          },
        }),
  }
}

function optional<T>(value: T | null, map: (value: T) => Json = (same) => same as Json): Json {
  return value === null ? undefined : map(value)
}
