import type { StockRecord } from './record.ts'
import { vehicleType } from './vehicle-type-of.ts'

export const sleeperCab = 'Sleeper cab'
export const dayCab = 'Day cab'

/**
 * The makers' names of truck cabs with a bed, by word: DAF Space, Super Space and Comfort Cab, Volvo Globetrotter, Scania
 * Topline and Highline, Mercedes-Benz GigaSpace, BigSpace, StreamSpace and ClassicSpace, MAN XLX, XXL, GX and GM, Iveco
 * Active Space and Active Time, Renault Global, Night and Privilege Cab. Names of the trade, not checked against brochures.
 */
const withBed = new Set(
  `sleeper sleepers space superspace comfort globetrotter topline highline gigaspace bigspace streamspace classicspace
  solostar xlx xxl xl gx gm tm fm as at time global night privilege excellence magnum hiway xg bunk twin`.split(
    /\s+/,
  ),
)
/** Words of cabs without a bed, whatever else their name has: "ClassicSpace Day Cab", "ClassicSpace M Cab". */
const withoutBed = new Set('day short low crew double single extended m'.split(' '))
/** Scania's codes tell the length in decimetres: a CP14 is a day cab, a CR20 has a bed. */
const scaniaCode = /^c?[pgrs](1[4-9]|2\d)[a-z]?$/
const shortestWithBed = 16

/** Whether a truck's cab has a bed, by its kind: few of their names say "sleeper". Null when its name does not tell. */
export function cabKindOf(record: StockRecord): string | null {
  return vehicleType(record) === 'truck' ? cabKindOfName(record.vehicle.cabType ?? '') : null
}

export function cabKindOfName(name: string): string | null {
  const words = name
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  if (words.some((word) => /^sleepers?$/.test(word))) return sleeperCab
  if (words.some((word) => withoutBed.has(word))) return dayCab
  const length = words.map((word) => Number(scaniaCode.exec(word)?.[1] ?? 0)).find((code) => code > 0)
  if (length !== undefined) return length >= shortestWithBed ? sleeperCab : dayCab
  return words.some((word) => withBed.has(word)) ? sleeperCab : null
}
