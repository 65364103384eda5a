import { type Pence, pence } from './money.ts'

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

/**
 * Fuel or electricity and vehicle tax for a year, each to the nearest pound. `tax` is in pence, and so is `perUnit`, the
 * price of a litre or of a kWh.
 */
export function runningCost(
  use: EnergyUse,
  tax: Pence | null,
  milesPerYear: number,
  perUnit: number,
): RunningCost {
  const energy = energyCost(use, milesPerYear, perUnit)
  return { energy, tax, total: energy === null || tax === null ? null : pence(energy + tax) }
}

/** The litres or kWh that the miles take; null when unknown. */
export function energyNeeded(use: EnergyUse, miles: number): number | null {
  if (use.kind === 'unknown') return null
  return use.kind === 'electric' ? miles / use.milesPerKwh : (miles / use.mpg) * litresPerGallon
}

function energyCost(use: EnergyUse, miles: number, perUnit: number): Pence | null {
  const units = energyNeeded(use, miles)
  return units === null ? null : pence(Math.round((units * perUnit) / 100) * 100)
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
