import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'

type Condition = 'used' | 'new'

/** What a dealer does, as `sells` of the dealer's facts says: the types of vehicle, each used, new or both; the services. */
export interface Sells extends Readonly<Record<VehicleType, readonly Condition[]>> {
  readonly leasing: boolean
  readonly finance: boolean
  readonly partExchange: boolean
  readonly valuation: boolean
  readonly pricePosition: boolean
  readonly software: boolean
}

/** A dealer of everything: what rules assume that are given no dealer. */
export const sellsEverything: Sells = {
  car: ['used', 'new'],
  van: ['used', 'new'],
  truck: ['used', 'new'],
  leasing: true,
  finance: true,
  partExchange: true,
  valuation: true,
  pricePosition: true,
  software: true,
}

/** The types that a dealer sells, in the order of the site. */
export function soldTypesOf(sells: Sells): readonly VehicleType[] {
  return vehicleTypes.filter((type) => sells[type].length > 0)
}

/** New vehicles are not compared, so only a dealer of used ones values vehicles or compares prices. */
export function sellsUsed(sells: Sells): boolean {
  return soldTypesOf(sells).some((type) => sells[type].includes('used'))
}

/** Whether each price is compared with those of similar stock. */
export function comparesPrices(sells: Sells): boolean {
  return sells.pricePosition && sellsUsed(sells)
}
