import { type Pence, pence } from './money.ts'

export const fewestMiles = 1_000
export const mostMiles = 50_000

/** Lenders offer no PCP on a vehicle that would be older than this at the end. */
export const oldestAtEnd = 8

/** The assumptions of `estimatedFutureValue`, which the page shows with the figure. */
export const futureValueRule = {
  /** Percent of its value that a vehicle loses in a year that begins before its first birthday. */
  firstYearLoss: 25,
  /** Percent that it loses in every later year. */
  laterYearLoss: 18,
  /** Yearly mileage up to which no more is taken off. */
  milesIncluded: 10_000,
  /** Percent less for every 1,000 miles a year above that. */
  lossPerThousandMiles: 1,
  /** Percent held back, because lenders guarantee less than they expect. */
  heldBack: 10,
} as const

/** What the example of a PCP assumes besides. */
export const pcpExample = { ageYears: 3, months: 48, milesPerYear: 8_000 } as const

interface FutureValueSource {
  priceWithVat: Pence
  /** Completed years at the start. */
  ageYears: number
  months: number
  /** From `fewestMiles` to `mostMiles`. */
  milesPerYear: number
}

/**
 * An illustration of the guaranteed minimum future value of a PCP, which the lender sets: what `futureValueRule`
 * leaves of the price after `months`, rounded down to £25. Null when the vehicle would be too old at the end.
 */
export function estimatedFutureValue(source: FutureValueSource): Pence | null {
  const { priceWithVat, ageYears, months, milesPerYear } = source
  if (ageYears + months / 12 > oldestAtEnd) return null
  const { firstYearLoss, laterYearLoss, milesIncluded, lossPerThousandMiles, heldBack } = futureValueRule
  const firstYears = ageYears < 1 ? Math.min(1, months / 12) : 0
  const laterYears = months / 12 - firstYears
  const extraThousands = Math.max(0, milesPerYear - milesIncluded) / 1_000
  const share =
    (1 - firstYearLoss / 100) ** firstYears *
    (1 - laterYearLoss / 100) ** laterYears *
    (1 - (lossPerThousandMiles * extraThousands) / 100) *
    (1 - heldBack / 100)
  const step = 25_00
  return pence(Math.floor((priceWithVat * share) / step) * step)
}
