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

/** Those that may be priced without VAT: "vans and trucks". */
export const commercialTypes = new Intl.ListFormat('en-GB').format(
  vehicleTypes.filter((type) => type !== 'car').map((type) => vehicleTypeWords[type].plural),
)

/** One of those that are sold: "car, van or truck". */
export const anyType = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  vehicleTypes.map((type) => vehicleTypeWords[type].singular),
)

/** In which condition some types are sold, before their names in a heading: "Used and new", or one of them. */
export function conditionsOf(...types: readonly VehicleType[]): 'Used and new' | 'Used' | 'New' {
  const isSold = (condition: 'used' | 'new') => types.some((type) => sells[type].includes(condition))
  if (!isSold('new')) return 'Used'
  return isSold('used') ? 'Used and new' : 'New'
}
