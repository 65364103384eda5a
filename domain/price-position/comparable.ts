import { penceFromPounds } from '../finance/money.ts'
import { priceWithVat } from '../finance/vat.ts'

/** A vehicle as it is compared with the others of its group. */
export interface Comparable {
  year: number
  /** Miles. */
  mileage: number
  /** See `standardPrice`. */
  standard: number
}

/** The values that make a comparable; NaN or undefined where the vehicle has none. */
export interface ComparableValues {
  /** Pounds. */
  price?: number | undefined
  vatStatus?: string | undefined
  year?: number | undefined
  /** Miles. */
  mileage?: number | undefined
  /** Tenths of a litre. */
  engineSize?: number | undefined
  /** 1 for a new vehicle. */
  isNew?: number | undefined
}

/** Null without price, year or mileage, and for a new vehicle: used stock is no measure of its price. */
export function toComparable(values: ComparableValues): Comparable | null {
  const { price, vatStatus, year = Number.NaN, mileage = Number.NaN, engineSize, isNew } = values
  if (!price || Number.isNaN(year) || Number.isNaN(mileage) || isNew === 1) return null
  return { year, mileage, standard: standardPrice({ price, vatStatus, year, mileage, engineSize }) }
}

/** The order of a group. Vehicles that are equal in it have the same position, whichever comes first. */
export function compareComparables(a: Comparable, b: Comparable): number {
  return a.year - b.year || a.mileage - b.mileage || a.standard - b.standard
}

/** Vehicles without an engine size, as electric ones are, form groups of their own. */
export function hasEngine(engineSize: number | undefined): boolean {
  return engineSize !== undefined && engineSize > 0
}

// Slopes within models of some 100,000 adverts of used cars; see docs/price-position.md.
const perYear = 0.1
const perMile = -0.055 / 10_000
const perLogLitres = 0.4

/**
 * The natural logarithm of what the price, VAT included, would be for a vehicle of the year 2000 with no miles and an
 * engine of one litre. It makes prices of vehicles of different age, mileage and engine comparable.
 */
function standardPrice({ price, vatStatus, year, mileage, engineSize }: Priced): number {
  const pounds = priceWithVat(penceFromPounds(price), vatStatus ?? null) / 100
  const engine = hasEngine(engineSize) ? perLogLitres * Math.log((engineSize as number) / 10) : 0
  return Math.fround(Math.log(pounds) - perYear * (year - 2000) - perMile * mileage - engine)
}

type Priced = ComparableValues & { price: number; year: number; mileage: number }
