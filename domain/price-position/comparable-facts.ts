import { penceFromPounds } from '../finance/money.ts'
import { priceWithVat } from '../finance/vat.ts'
import { wordKey } from '../search/word-key.ts'
import type { Listing } from '../stock/listing.ts'
import { deliveryMiles } from '../stock/new-vehicle.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'

/** What an appraisal needs of a vehicle. */
export interface ComparableFacts {
  /** The same for vehicles that can be compared at all. */
  group: string
  year: number
  /** Miles. */
  mileage: number
  /** See `standardPrice`. */
  standard: number
}

/** What of a listing an appraisal rests on. */
export type Appraisable = Pick<Listing, 'id' | 'type' | 'words' | 'numbers'>

/** Null without price, year, mileage, make or model, and for a new vehicle: used stock is no measure of its price. */
export function comparableFacts({ type, words, numbers }: Appraisable): ComparableFacts | null {
  const { make, model, bodyType, vatStatus } = words
  const { price, year, mileage, engineSize = 0 } = numbers
  if (!make || !model || !price || year === undefined || mileage === undefined) return null
  if (mileage < deliveryMiles) return null
  const group = groupName({ type, make, model, bodyType, hasEngine: engineSize > 0 })
  if (group === null) return null
  return { group, year, mileage, standard: standardPrice({ price, vatStatus, year, mileage, engineSize }) }
}

/**
 * Type, make and model must agree, and the body of vans and trucks, where it makes the price. Vehicles without an engine
 * size, as electric ones are, have a group to themselves. Null where make or model is nothing but white space.
 */
export function groupName({ type, make, model, bodyType = '', hasEngine }: Comparable): string | null {
  const body = type === 'car' ? '' : bodyType
  return sameKey(`${type}\n${make}\n${model}\n${body}\n${hasEngine ? 'engine' : ''}`)
}

interface Comparable {
  type: VehicleType
  make: string
  model: string
  bodyType?: string | undefined
  hasEngine: boolean
}

/** Spellings as they come and what they share. */
const known = new Map<string, string | null>()

function sameKey(spelling: string): string | null {
  const found = known.get(spelling)
  if (found !== undefined) return found
  if (known.size >= 50_000) known.clear()
  const [type, ...keys] = spelling.split('\n').map(wordKey)
  const key = keys[0] === '' || keys[1] === '' ? null : [type, ...keys].join('\n')
  known.set(spelling, key)
  return key
}

// Of some 100,000 adverts of used cars, within one model; see docs/price-position.md.
const perYear = 0.1
const perMile = -0.055 / 10_000
const perLogLitres = 0.4

/**
 * The natural logarithm of what a price would be for a vehicle of the year 2000, without a mile on it and with an
 * engine of one litre. So prices of vehicles that differ a little can be set side by side.
 */
export function standardPrice({ price, vatStatus, year, mileage, engineSize }: Priced): number {
  const pounds = priceWithVat(penceFromPounds(price), vatStatus ?? null) / 100
  const engine = engineSize > 0 ? perLogLitres * Math.log(engineSize / 10) : 0
  return Math.fround(Math.log(pounds) - perYear * (year - 2000) - perMile * mileage - engine)
}

interface Priced {
  /** Pounds. */
  price: number
  vatStatus?: string | undefined
  year: number
  mileage: number
  /** Tenths of a litre; 0 without an engine size. */
  engineSize: number
}
