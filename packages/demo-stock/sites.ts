import type { VehicleType } from './demo-record.ts'
import { createDraw, type Random } from './random.ts'

/** Where vehicles stand. */
export interface Site {
  town: string
  address: string
  postCode: string
  latitude?: number | undefined
  longitude?: number | undefined
}

/** Whose stock it is. */
export interface DemoDealer {
  name: string
  phone: string
  /** At least one. */
  sites: readonly Site[]
}

/** Shares of the stock by the place of a site in the list: the second is a commercial centre. */
const shares: Record<VehicleType, readonly number[]> = {
  car: [22, 3, 12, 13, 10, 7, 9, 9, 8],
  van: [22, 75, 12, 13, 10, 7, 9, 9, 8],
  truck: [0, 60, 0, 25, 0, 0, 0, 0, 15],
}

export type DrawSite = (random: Random) => Site

/** The site of a vehicle of each type. @throws {RangeError} without any site. */
export function createSiteDraws(sites: readonly Site[]): Record<VehicleType, DrawSite> {
  const drawOf = (type: VehicleType): DrawSite => {
    const weighted = sites.map((site, place) => ({ site, weight: shares[type][place % 9] ?? 0 }))
    const isNone = weighted.every(({ weight }) => weight === 0)
    const draw = createDraw(weighted, ({ weight }) => (isNone ? 1 : weight))
    return (random) => draw(random).site
  }
  return { car: drawOf('car'), van: drawOf('van'), truck: drawOf('truck') }
}
