import { type Sells, sellsEverything, soldTypesOf } from '../dealer/sells.ts'
import { listingState } from './listing-state.ts'
import type { StockRecord } from './record.ts'
import type { RecordFault } from './record-fault.ts'
import { recordLimits } from './record-limits.ts'
import { isNewVehicle } from './vehicle-condition.ts'
import { vehiclePrice } from './vehicle-price.ts'
import { dealerSells, vehicleType } from './vehicle-type-of.ts'
import { anyOf, vehicleTypeWords } from './vehicle-type-words.ts'

export interface RecordRules {
  /** No vehicle was made in a later year, and nothing has happened later. */
  now: Date
  /** A vehicle that the dealer does not sell is rejected. Default: everything is sold. */
  sells?: Sells
}

/** The year of Benz's first motor car. */
const earliestYear = 1885

/** Whole pounds. A higher price in a feed is a typing error. */
const highestPrice = 10_000_000

/** Why a record is rejected; empty when it is not. */
export function recordFaults(
  record: StockRecord,
  { now, sells = sellsEverything }: RecordRules,
): RecordFault[] {
  const state = listingState(record)
  if (state === 'sold') return []
  const faults = [
    idFault(record),
    makeFault(record),
    typeFault(record, sells),
    yearFault(record, now.getUTCFullYear()),
    priceFault(record),
  ]
  return faults.filter((fault) => fault !== null)
}

/**
 * The id is a path segment of the vehicle's address. Browsers resolve dot segments, and `%2F` and `.data` have a meaning
 * in React Router.
 */
function idFault({ metadata }: StockRecord): RecordFault | null {
  if (!/^\.\.?$|%2f|\.data$/i.test(metadata.stockId)) return null
  return { field: 'metadata.stockId', reason: 'Stock id cannot stand in an address' }
}

export const missingMake = 'Make is missing'

function makeFault({ vehicle }: StockRecord): RecordFault | null {
  const field = 'vehicle.make'
  const make = vehicle.make ?? vehicle.standard?.make
  if (!make) return { field, reason: missingMake }
  if (make.length <= recordLimits.make) return null
  return { field, reason: `Make has more than ${recordLimits.make} characters` }
}

/** Also of a type, or in a condition, that the dealer does not sell. */
function typeFault(record: StockRecord, sells: Sells): RecordFault | null {
  if (dealerSells(record, sells)) return null
  const type = vehicleType(record)
  if (type !== null && sells[type].length > 0) {
    const condition = isNewVehicle(record) ? 'New' : 'Used'
    const reason = `${condition} ${vehicleTypeWords[type].plural} are not sold`
    return { field: 'vehicle.ownershipCondition', reason }
  }
  const given = record.vehicle.vehicleType
  const reason = given
    ? `Vehicle type ${given} is not ${anyOf(soldTypesOf(sells))}`
    : 'Vehicle type is missing'
  return { field: 'vehicle.vehicleType', reason }
}

function yearFault({ vehicle }: StockRecord, latestYear: number): RecordFault | null {
  if (vehicle.yearOfManufacture == null) return null
  const year = Number(vehicle.yearOfManufacture)
  const field = 'vehicle.yearOfManufacture'
  if (year > latestYear) return { field, reason: `Year ${year} is in the future` }
  return year < earliestYear ? { field, reason: `Year ${year} is before the first motor car` } : null
}

function priceFault(record: StockRecord): RecordFault | null {
  const { price, onApplication } = vehiclePrice(record)
  const field = priceField(record)
  if (price === null) {
    const shown = listingState(record) !== 'hidden'
    return shown && !onApplication ? { field, reason: 'Price is missing' } : null
  }
  if (price <= 0) return { field, reason: 'Price is £0' }
  if (price <= highestPrice * 100) return null
  const limit = highestPrice.toLocaleString('en-GB')
  return { field, reason: `Price £${(price / 100).toLocaleString('en-GB')} is above £${limit}` }
}

/** The field that the price was read from. */
function priceField(record: StockRecord): string {
  const adverts = record.adverts.retailAdverts
  const name = (['totalPrice', 'suppliedPrice', 'price'] as const).find(
    (key) => adverts[key]?.amountGBP != null,
  )
  return `adverts.retailAdverts.${name ?? 'totalPrice'}.amountGBP`
}
