import { type Pence, pence } from './money.ts'

/** UK averages, in pence, with their dates and sources. The page shows all of it with the figures. */
export const energyPrices = {
  petrol: {
    perLitre: 133.72,
    source: 'Department for Energy Security and Net Zero, weekly road fuel prices, 8 September 2025',
  },
  diesel: {
    perLitre: 141.58,
    source: 'Department for Energy Security and Net Zero, weekly road fuel prices, 8 September 2025',
  },
  electric: { perKwh: 26.35, source: 'Ofgem price cap, October to December 2025, charging at home' },
} as const

/** Miles that a car in England covers in a year: National Travel Survey 2019, table NTS0901. */
export const averageMilesPerYear = 7_400

const litresPerGallon = 4.54609

/** How a vehicle uses fuel or electricity; `unknown` when the record does not say or one figure would mislead. */
export type EnergyUse =
  | { kind: 'petrol' | 'diesel'; mpg: number }
  | { kind: 'electric'; milesPerKwh: number }
  | { kind: 'unknown'; reason: 'no figure' | 'plug-in hybrid' | 'other fuel' }

export interface RunningCost {
  /** Null when unknown. */
  energy: Pence | null
  tax: Pence | null
  /** Null unless both are known: a part of the cost is not the cost. */
  total: Pence | null
}

/** Fuel or electricity and vehicle tax for a year, each to the nearest pound. `tax` is in pence. */
export function runningCost(use: EnergyUse, tax: Pence | null, milesPerYear: number): RunningCost {
  const energy = energyCost(use, milesPerYear)
  return { energy, tax, total: energy === null || tax === null ? null : pence(energy + tax) }
}

function energyCost(use: EnergyUse, miles: number): Pence | null {
  if (use.kind === 'unknown') return null
  const amount =
    use.kind === 'electric'
      ? (miles / use.milesPerKwh) * energyPrices.electric.perKwh
      : (miles / use.mpg) * litresPerGallon * energyPrices[use.kind].perLitre
  return pence(Math.round(amount / 100) * 100)
}

interface EnergySource {
  fuelType: string | null
  mpg: number | null
  batteryKwh: number | null
  /** Miles, official, on a full battery. */
  batteryRange: number | null
}

/** An official figure of 0 is a missing one. A plug-in hybrid's depends on how often it is charged. */
export function energyUse({ fuelType, mpg, batteryKwh, batteryRange }: EnergySource): EnergyUse {
  const fuel = fuelType?.toLowerCase() ?? ''
  if (fuel.includes('plug-in')) return { kind: 'unknown', reason: 'plug-in hybrid' }
  if (fuel === 'electric') {
    if (!batteryKwh || !batteryRange) return { kind: 'unknown', reason: 'no figure' }
    return { kind: 'electric', milesPerKwh: batteryRange / batteryKwh }
  }
  const kind = fuel.startsWith('petrol') ? 'petrol' : fuel.startsWith('diesel') ? 'diesel' : null
  if (kind === null) return { kind: 'unknown', reason: fuel === '' ? 'no figure' : 'other fuel' }
  return mpg ? { kind, mpg } : { kind: 'unknown', reason: 'no figure' }
}
