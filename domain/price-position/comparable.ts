import { penceFromPounds } from '../finance/money.ts'
import { priceWithVat } from '../finance/vat.ts'

/** The values of a vehicle that are compared within its group. */
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
  /** See `conditionOf`. */
  condition?: string | undefined
}

/** Null without price, year or mileage, and for a new vehicle, which is not compared with used ones. */
export function toComparable(values: ComparableValues): Comparable | null {
  const { price, vatStatus, year = Number.NaN, mileage = Number.NaN, engineSize, condition } = values
  if (!price || Number.isNaN(year) || Number.isNaN(mileage) || condition === 'New') return null
  return { year, mileage, standard: standardPrice({ price, vatStatus, year, mileage, engineSize }) }
}

/** The order of a group. Vehicles that compare as equal have the same position, so their order does not matter. */
export function compareComparables(a: Comparable, b: Comparable): number {
  return a.year - b.year || a.mileage - b.mileage || a.standard - b.standard
}

/** Vehicles without an engine size, such as electric ones, form separate groups. */
export function hasEngine(engineSize: number | undefined): boolean {
  return engineSize !== undefined && engineSize > 0
}

// Fitted within models to some 100,000 adverts of used cars; see docs/price-position.md.
export const perYear = 0.1
export const perMile = -0.055 / 10_000
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
