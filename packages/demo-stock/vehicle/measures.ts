import type { TruckKind } from '../catalogue/parse-trucks.ts'
import type { VanLoad, VanModel, VanSize } from '../catalogue/parse-vans.ts'

/** Unladen, kg. */
const kerbKg: Readonly<Record<VanSize, number>> = {
  car: 1110,
  small: 1430,
  middle: 1780,
  large: 2080,
  pickup: 2160,
}

/** The payload of a body relative to the panel van's, and the length of its own load space, millimetres. */
const bodies: Readonly<Record<string, { payload: number; loadMm: (load: VanLoad) => number | undefined }>> = {
  'Panel Van': { payload: 1, loadMm: (load) => load.loadLengthMm },
  'Car Derived Van': { payload: 1, loadMm: (load) => load.loadLengthMm },
  'Crew Van': { payload: 0.88, loadMm: (load) => load.loadLengthMm - 880 },
  'Combi Van': { payload: 0.86, loadMm: () => undefined },
  Minibus: { payload: 0.8, loadMm: () => undefined },
  Pickup: { payload: 1, loadMm: (load) => load.loadLengthMm },
  Luton: { payload: 0.82, loadMm: (load) => (load.wheelbaseMm > 3700 ? 4140 : 3840) },
  Dropside: { payload: 0.95, loadMm: (load) => (load.wheelbaseMm > 3700 ? 4050 : 3360) },
  Tipper: { payload: 0.82, loadMm: (load) => (load.wheelbaseMm > 3700 ? 3420 : 2950) },
  'Chassis Cab': { payload: 1.15, loadMm: () => undefined },
}

const closed = /Van|Minibus/

/** Loads and outside measures. Those of a body that another firm built on the chassis are not the van's. */
export function vanMeasures(model: VanModel, bodyType: string, load: VanLoad, rating: string) {
  const body = bodies[bodyType]
  const whole = closed.test(bodyType) || bodyType === 'Pickup'
  return {
    payloadWeightKG: Math.round((load.payloadKg * (body?.payload ?? 1)) / 5) * 5,
    payloadLengthMM: body?.loadMm(load),
    roofHeightType: closed.test(bodyType) ? load.roof : undefined,
    grossVehicleWeightKG: grossKg(model, load, rating),
    lengthMM: whole ? load.lengthMm : undefined,
    heightMM: whole ? load.heightMm : undefined,
    wheelbaseMM: load.wheelbaseMm,
  }
}

/** From the maker's badge where it tells the weight (350, T32, 35S14), else kerb weight and payload. */
function grossKg({ size, make, model }: VanModel, load: VanLoad, rating: string): number {
  const badge = Number(/\d+/.exec(rating)?.[0] ?? 0)
  if (size === 'large' || size === 'middle') {
    // Peugeot's badge begins with the model's: 335 is a Boxer of 3,500 kg.
    if (make === 'Peugeot' && model === 'Boxer') return (badge % 100) * 100
    if (badge >= 28 && badge <= 35) return badge * 100
    if (badge >= 280 && badge <= 350) return badge * 10
    if (badge >= 2700 && badge <= 3500) return badge
    if (size === 'large') return 3500
  }
  if (size === 'small' && badge >= 190 && badge <= 240) return badge * 10
  return Math.round((kerbKg[size] + load.payloadKg) / 10) * 10
}

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
