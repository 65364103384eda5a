import { penceFromPounds } from '../finance/money.ts'
import { priceWithVat } from '../finance/vat.ts'
import { wordKey } from '../search/word-key.ts'
import type { Listing } from '../stock/listing.ts'

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

/** The fields of `Appraisable`. */
export const appraisedFields = [
  'make',
  'model',
  'bodyType',
  'vatStatus',
  'pricePosition',
  'price',
  'year',
  'mileage',
  'engineSize',
] as const

/**
 * Type, make and model must agree, and the body of vans and trucks, where it makes the price. Vehicles without an engine
 * size, as electric ones are, have a group to themselves. Null without price, year, mileage, make or model.
 */
export function comparableFacts({ type, words, numbers }: Appraisable): ComparableFacts | null {
  const { make, model, bodyType = '', vatStatus } = words
  const { price, year, mileage, engineSize = 0 } = numbers
  if (!make || !model || !price || year === undefined || mileage === undefined) return null
  const body = type === 'car' ? '' : bodyType
  const group = sameKey(`${type}\n${make}\n${model}\n${body}\n${engineSize > 0 ? 'engine' : ''}`)
  const pounds = priceWithVat(penceFromPounds(price), vatStatus ?? null) / 100
  return { group, year, mileage, standard: standardPrice(pounds, year, mileage, engineSize / 10) }
}

/** Spellings as they come and what they share. */
const known = new Map<string, string>()

function sameKey(spelling: string): string {
  const found = known.get(spelling)
  if (found !== undefined) return found
  if (known.size >= 50_000) known.clear()
  const key = spelling.split('\n').map(wordKey).join('\n')
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
 *
 * @param litres 0 without an engine size.
 */
function standardPrice(pounds: number, year: number, mileage: number, litres: number): number {
  const engine = litres > 0 ? perLogLitres * Math.log(litres) : 0
  return Math.fround(Math.log(pounds) - perYear * (year - 2000) - perMile * mileage - engine)
}
