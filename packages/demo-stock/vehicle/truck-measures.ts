import type { TruckKind } from '../catalogue/parse-trucks.ts'

/** By the gross weight that it is less than, kg: what a box body leaves to carry, and how long such a body is. */
const byGross: readonly (readonly [below: number, payloadKg: number, bodyMm: number])[] = [
  [9000, 2900, 6100],
  [14_000, 6300, 6700],
  [17_000, 8700, 7300],
  [22_000, 9900, 7700],
  [30_000, 15_600, 8500],
  [Number.POSITIVE_INFINITY, 19_800, 5600],
]

const bodyShare: Readonly<Record<TruckKind, number>> = {
  tractor: 0,
  box: 1,
  curtain: 1,
  flatbed: 1.06,
  tipper: 1.01,
  reefer: 0.9,
}

/** What a rigid truck carries. A tractor unit's load depends on its trailer. */
export function truckMeasures(kind: TruckKind, grossKg: number) {
  if (kind === 'tractor') return {}
  const [, payloadKg, bodyMm] = byGross.find(([below]) => grossKg < below) as (typeof byGross)[number]
  return {
    payloadWeightKG: Math.round((payloadKg * bodyShare[kind]) / 10) * 10,
    payloadLengthMM: kind === 'tipper' ? Math.round(bodyMm * 0.68) : bodyMm,
  }
}
