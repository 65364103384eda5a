import type { DemoRecord, VehicleType } from './demo-record.ts'
import { makeCar } from './make-car.ts'
import { makeRecord } from './make-record.ts'
import { makeTruck } from './make-truck.ts'
import { makeVan } from './make-van.ts'
import { createRandom, type Random, scramble } from './random.ts'
import { exampleDealer } from './sites.data.ts'
import { createSiteDraws, type DemoDealer, type DrawSite } from './sites.ts'
import { type Day, parseDay } from './vehicle/day.ts'
import type { Draft } from './vehicle/draft.ts'

/** The fixed date of the demo stock, so that a seed always gives the same stock. */
const stockDay = '2026-11-20'
export const defaultCount = 3000
export const defaultSeed = 1

export interface DemoStock {
  count?: number
  seed?: number
  /** The day that ages, MOT tests and arrivals are counted from, as 2026-11-20. */
  now?: string
  /** Whose stock it is, and where it stands. */
  dealer?: DemoDealer
}

/** Of every thirty vehicles twenty are cars, seven vans, three trucks, evenly mixed. */
const pattern = 'ccvccvcctccvccvccvcctccvccvcct'
const typesByLetter: Readonly<Record<string, VehicleType>> = { c: 'car', v: 'van', t: 'truck' }
const makers: Readonly<
  Record<VehicleType, (position: number, today: Day, random: Random, drawSite: DrawSite) => Draft>
> = {
  car: makeCar,
  van: makeVan,
  truck: makeTruck,
}

/** A realistic stock. A larger count begins with the same vehicles as a smaller one of the same seed. */
export function* makeDemoStock({
  count = defaultCount,
  seed = defaultSeed,
  now = stockDay,
  dealer = exampleDealer,
}: DemoStock = {}): Generator<DemoRecord> {
  const today = parseDay(now)
  const drawSite = createSiteDraws(dealer.sites)
  for (let position = 0; position < count; position++) {
    const random = createRandom(scramble(seed) ^ Math.imul(position + 1, 0x9e3779b1))
    const type = typesByLetter[pattern.charAt(position % pattern.length)] ?? 'car'
    const draft = makers[type](position, today, random, drawSite[type])
    yield makeRecord(draft, { position, seed, today, dealer }, random)
  }
}
