import { priceWithoutVat, priceWithVat } from '../finance/vat.ts'
import { emissionClassOf } from './emission-class.ts'
import { type IdentifierField, type ListedNumber, scaleOf, type WordField } from './filter-fields.ts'
import { identifierKey } from './identifier-key.ts'
import type { Listing, ListingValues } from './listing.ts'
import { isListed } from './listing-state.ts'
import { isNewVehicle } from './new-vehicle.ts'
import type { StockRecord } from './record.ts'
import { relevanceOf } from './relevance.ts'
import { chargingHours, engineLitres, enginePowerBhp, fuelConsumptionMpg } from './vehicle-figures.ts'
import { vehiclePlace } from './vehicle-place.ts'
import { vehiclePlate } from './vehicle-plate.ts'
import { vehiclePrice } from './vehicle-price.ts'
import type { VehicleType } from './vehicle-type.ts'
import { vehicleType } from './vehicle-type-of.ts'
import { vehicleWord } from './vehicle-words.ts'
import { vehicleYear } from './vehicle-year.ts'

/** The listing of a record; null when visitors do not see it, or it is not a car, van or truck. */
export function toListing(record: StockRecord): Listing | null {
  const type = vehicleType(record)
  if (type === null || !isListed(record)) return null
  const arrived = arrivalOf(record)
  const place = vehiclePlace(record)
  return {
    id: record.metadata.stockId,
    type,
    values: {
      ...wordsOf(record),
      ...numbersOf(record),
      ...identifiersOf(record),
      ...pricesOf(record, type),
      ...(place && { place }),
      ...(isNewVehicle(record) && { isNew: 1 }),
      arrived,
      relevance: relevanceOf(record, arrived),
    },
  }
}

/** Every word but the price position, which depends on other vehicles and is set in the index. */
function wordsOf({
  vehicle,
  adverts,
}: StockRecord): Record<Exclude<WordField, 'pricePosition'>, string | undefined> {
  return {
    make: vehicleWord(vehicle, 'make'),
    model: vehicleWord(vehicle, 'model'),
    cabType: vehicle.cabType ?? undefined,
    wheelbase: vehicle.wheelbaseType ?? undefined,
    derivative: vehicleWord(vehicle, 'derivative'),
    gearbox: vehicleWord(vehicle, 'transmissionType'),
    bodyType: vehicleWord(vehicle, 'bodyType'),
    colour: vehicleWord(vehicle, 'colour'),
    fuelType: vehicleWord(vehicle, 'fuelType'),
    insuranceGroup: vehicle.insuranceGroup ?? undefined,
    driveType: vehicleWord(vehicle, 'drivetrain'),
    vatStatus: adverts.retailAdverts.vatStatus ?? undefined,
    trim: textOf(vehicleWord(vehicle, 'trim')),
    plate: vehiclePlate(vehicle) ?? undefined,
    emissionClass: emissionClassOf(textOf(vehicle.emissionClass)) ?? undefined,
    roofHeight: textOf(vehicle.roofHeightType),
    axleConfiguration: textOf(vehicle.axleConfiguration),
  }
}

/** Feeds write 0 for "not known", so 0 is left out where only a positive number makes sense. */
function numbersOf(record: StockRecord): Record<ListedNumber, number | undefined> {
  const { vehicle } = record
  const { price } = vehiclePrice(record)
  return {
    price: stored('price', price === null ? null : Math.floor(price / 100)),
    year: stored('year', vehicleYear(record)),
    mileage: stored('mileage', vehicle.odometerReadingMiles),
    doors: stored('doors', vehicle.doors || null),
    seats: stored('seats', vehicle.seats || null),
    batteryRange: stored('batteryRange', vehicle.batteryRangeMiles || null),
    chargingTime: stored('chargingTime', chargingHours(vehicle)),
    engineSize: stored('engineSize', engineLitres(vehicle)),
    enginePower: stored('enginePower', enginePowerBhp(vehicle)),
    acceleration: stored('acceleration', vehicle.zeroToSixtyMPHSeconds || null),
    fuelConsumption: stored('fuelConsumption', fuelConsumptionMpg(vehicle)),
    co2Emissions: stored('co2Emissions', vehicle.co2EmissionGPKM),
    taxPerYear: stored('taxPerYear', vehicle.vehicleExciseDutyWithoutSupplementGBP),
    payload: stored('payload', vehicle.payloadWeightKG || null),
    loadLength: stored('loadLength', vehicle.payloadLengthMM || null),
    grossWeight: stored('grossWeight', vehicle.grossVehicleWeightKG || null),
  }
}

function identifiersOf({ vehicle, metadata }: StockRecord): Record<IdentifierField, number | undefined> {
  return {
    registration: identifierKey(textOf(vehicle.registration)) ?? undefined,
    stockId: identifierKey(metadata.stockId) ?? undefined,
  }
}

/** What a private buyer pays; and what a business that reclaims VAT pays for a van or a truck. */
function pricesOf(
  record: StockRecord,
  type: VehicleType,
): Pick<ListingValues, 'priceWithVat' | 'priceWithoutVat'> {
  const { price, vatStatus } = vehiclePrice(record)
  if (price === null || price < 0) return {}
  const priceWithVatOnly = { priceWithVat: priceWithVat(price, vatStatus) }
  return type === 'car'
    ? priceWithVatOnly
    : { ...priceWithVatOnly, priceWithoutVat: priceWithoutVat(price, vatStatus) }
}

/** A stored record may hold anything in a field that was declared after its import. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** In whole 1/`scaleOf(field)`, within what the index accepts: a stored record may predate today's limits. */
function stored(field: ListedNumber, value: number | null | undefined): number | undefined {
  if (value == null || !(value >= 0)) return undefined
  return Math.min(Math.round(value * scaleOf(field)), 2 ** 31 - 1)
}

/** Epoch milliseconds; 0 when the record has neither date. Only ISO dates, which mean the same everywhere. */
export function arrivalOf({ metadata }: StockRecord): number {
  for (const text of [metadata.dateOnForecourt, metadata.lastUpdated]) {
    const instant = text && /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
    if (instant > 0) return instant
  }
  return 0
}
