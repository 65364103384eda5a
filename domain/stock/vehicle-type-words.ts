import sells from '#sells'
import { type VehicleType, vehicleTypes } from './vehicle-type.ts'

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

/** What the dealer sells, in a sentence: "cars, vans and trucks". */
export const everyType = new Intl.ListFormat('en-GB').format(
  vehicleTypes.map((type) => vehicleTypeWords[type].plural),
)

/** One of them: "car, van or truck". */
export const anyType = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  vehicleTypes.map((type) => vehicleTypeWords[type].singular),
)

const isSoldIn = (condition: 'used' | 'new') => vehicleTypes.some((type) => sells[type].includes(condition))

/** Before the types in a heading: "Used and new", or one of them. */
export const everyCondition = isSoldIn('used') ? (isSoldIn('new') ? 'Used and new' : 'Used') : 'New'
