import { type Pence, pence } from '../finance/money.ts'
import { perMile, perYear } from '../price-position/comparable.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { ValuedVehicle } from './comparable-filters.ts'

/** What decides the price of a comparable vehicle. */
export interface PricedVehicle {
  price: Pence
  year: number
  /** Miles. */
  mileage: number
}

/** What comparable vehicles are advertised at, adjusted to one age and mileage, in whole hundreds of pounds. */
export interface PriceRange {
  low: Pence
  high: Pence
}

/** The standard deviation between models of `perYear` and `perMile`: docs/price-position.md. */
const doubtPerYear = 0.02
const doubtPerMile = 0.01 / 10_000

const step = 10_000

/**
 * Every price is adjusted to the year and mileage of `vehicle`, with an upper and a lower estimate, as models lose value
 * at different rates. The range reaches from the lower quartile of the lower to the upper quartile of the upper
 * estimates, rounded outwards. It is never narrower than `spread` around the median of the adjusted prices, and fewer
 * prices make that wider. Mileage changes nothing for trucks: the rates were fitted to cars.
 *
 * @param comparables at least one
 * @param spread the usual half width, as a share: 0.09
 */
export function priceRange(
  comparables: readonly PricedVehicle[],
  vehicle: Pick<ValuedVehicle, 'year' | 'mileage'> & { type: VehicleType },
  spread: number,
): PriceRange {
  const adjusted = comparables.map((comparable) => adjust(comparable, vehicle))
  const median = quantile(sorted(adjusted.map(({ price }) => price)), 0.5)
  const least = spread * Math.sqrt(1 + errorOfMedian / comparables.length)
  const low = quantile(sorted(adjusted.map(({ low }) => low)), 0.25)
  const high = quantile(sorted(adjusted.map(({ high }) => high)), 0.75)
  return {
    low: pence(Math.floor(Math.min(low, median * Math.exp(-least)) / step) * step),
    high: pence(Math.ceil(Math.max(high, median * Math.exp(least)) / step) * step),
  }
}

/** Of n normal values the median has this variance, divided by n, in units of theirs: π/2. */
const errorOfMedian = Math.PI / 2

function adjust({ price, year, mileage }: PricedVehicle, vehicle: Parameters<typeof priceRange>[1]) {
  const years = vehicle.year - year
  const miles = vehicle.type === 'truck' ? 0 : vehicle.mileage - mileage
  const expected = price * Math.exp(years * perYear + miles * perMile)
  const doubt = Math.abs(years) * doubtPerYear + Math.abs(miles) * doubtPerMile
  return { price: expected, low: expected * Math.exp(-doubt), high: expected * Math.exp(doubt) }
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}

/** By linear interpolation in `sorted`, which is not empty. */
function quantile(sorted: readonly number[], share: number): number {
  const position = share * (sorted.length - 1)
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? below
  return below + (above - below) * (position - Math.floor(position))
}
