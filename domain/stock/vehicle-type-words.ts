import type { VehicleType } from './vehicle-type.ts'

/** What each type is called: inside a sentence, and with a capital as a heading or a label. */
export const vehicleTypeWords = {
  car: { singular: 'car', plural: 'cars', label: 'Car', pluralLabel: 'Cars' },
  van: { singular: 'van', plural: 'vans', label: 'Van', pluralLabel: 'Vans' },
  truck: { singular: 'truck', plural: 'trucks', label: 'Truck', pluralLabel: 'Trucks' },
} as const satisfies Record<VehicleType, Record<'singular' | 'plural' | 'label' | 'pluralLabel', string>>

/** "car" for one, "cars" for any other number. */
export function vehicleNoun(type: VehicleType, count: number): string {
  return count === 1 ? vehicleTypeWords[type].singular : vehicleTypeWords[type].plural
}

/** Types in a sentence: "cars, vans and trucks". */
export function everyOf(types: readonly VehicleType[]): string {
  return new Intl.ListFormat('en-GB').format(types.map((type) => vehicleTypeWords[type].plural))
}

/** One of several types in a sentence: "car, van or truck". */
export function anyOf(types: readonly VehicleType[]): string {
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return list.format(types.map((type) => vehicleTypeWords[type].singular))
}
