import type { CabSize, TruckKind, TruckModel } from '../../catalogue/parse-trucks.ts'
import type { CarShape, Load } from './car-shape.ts'
import { parseLook } from './look.ts'
import { truckCab } from './truck-cab.ts'

/** As the name of a cab tells it. */
export type CabRoof = 'day' | 'sleeper' | 'high'

export function cabRoofOf(cab: string): CabRoof {
  if (/Super Space|XLX|GX|Giga|Big|Highline|Topline|Globetrotter|High|XG|Active Space/.test(cab))
    return 'high'
  return /Day|CP14|M Cab|Comfort|Global|^ClassicSpace$/.test(cab) ? 'day' : 'sleeper'
}

const cabScales: Readonly<Record<CabSize, number>> = { light: 0.86, middle: 0.93, heavy: 1 }
const cabs: Readonly<Record<CabRoof, { depth: number; height: number }>> = {
  day: { depth: 1870, height: 2990 },
  sleeper: { depth: 2250, height: 3120 },
  high: { depth: 2330, height: 3740 },
}
const loads: Readonly<Record<TruckKind, Load['kind']>> = {
  tractor: 'fifth-wheel',
  box: 'box',
  curtain: 'curtain',
  tipper: 'skip',
  flatbed: 'flat',
  reefer: 'cold',
}

/** One truck with exactly the axles of its configuration: `6x2` has three. */
export function fitTruck(
  model: TruckModel,
  kind: TruckKind,
  chassis: { axles: string; grossKg: number },
  roof: CabRoof,
): CarShape {
  const scale = cabScales[model.cabSize]
  const tyre = chassis.grossKg < 9000 ? 402 : chassis.grossKg < 14_000 ? 440 : 505
  const depth = cabs[roof].depth * scale
  const axles = axlesOf(kind, chassis, 1400 * scale)
  const last = axles.at(-1) as number
  const rail = Math.round(tyre * 1.98)
  const from = depth + (kind === 'reefer' ? 430 : kind === 'tractor' ? 50 : 240)
  const to = last + tailOf(kind, chassis)
  const look = parseLook(`${model.make} ${model.model}`, [model.lamp])
  const tall = chassis.grossKg < 9000 ? 3150 : chassis.grossKg < 14_000 ? 3450 : 3850
  const top = { tractor: rail + 250, tipper: rail + 1650, flatbed: rail + 1500 }[kind as string] ?? tall
  return {
    ...truckCab({
      scale,
      depth,
      height: cabs[roof].height * scale,
      lean: model.screenLeanMm,
      length: to,
    }),
    axles,
    tyre,
    headlampDesign: look.headlamp,
    load: { kind: loads[kind], from, to, rail, top: kind === 'tipper' ? Math.min(top, 2800) : top },
  }
}

/** From the last axle to the tail. */
function tailOf(kind: TruckKind, { grossKg }: { grossKg: number }): number {
  if (kind === 'tractor') return 880
  if (kind === 'tipper') return 950
  return grossKg < 9000 ? 1750 : grossKg < 14_000 ? 2100 : 2250
}

/** Centres of the wheels: steering axles, then driven and trailing ones. */
function axlesOf(
  kind: TruckKind,
  { axles, grossKg }: { axles: string; grossKg: number },
  front: number,
): CarShape['axles'] {
  const count = Number(axles.charAt(0)) / 2
  if (count === 4) return [front, front + 1800, front + 4550, front + 5900]
  if (kind === 'tractor') return count === 3 ? [front, front + 2720, front + 4020] : [front, front + 3680]
  if (kind === 'tipper') {
    if (count === 3) return [front, front + 3500, front + 4850]
    return [front, front + (grossKg < 14_000 ? 3350 : 3900)]
  }
  if (count === 3) return [front, front + 4400, front + 5750]
  return [front, front + (grossKg < 9000 ? 3900 : grossKg < 14_000 ? 4500 : 5300)]
}
