import { soldTypesOf } from '#domain/dealer/sells.ts'
import type { Filters } from '#domain/search/query.ts'
import type { VehicleCondition } from '#domain/stock/vehicle-condition.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { anyOf, everyOf } from '#domain/stock/vehicle-type-words.ts'
import sells from '#sells'

/** The channels of the site: the types that the dealer sells. */
export const soldTypes = soldTypesOf(sells)

/** The type of searches and lists that name none. */
export const mainType: VehicleType = soldTypes[0] ?? 'car'

/** Whether it is a type that the dealer sells. */
export function isSoldType(text: string | undefined): text is VehicleType {
  return soldTypes.some((type) => type === text)
}

/** What the dealer sells, in a sentence: "cars, vans and trucks". */
export const everyType = everyOf(soldTypes)

/** Those that may be priced without VAT: "vans and trucks". */
export const commercialTypes = everyOf(soldTypes.filter((type) => type !== 'car'))

/** One of those that are sold: "car, van or truck". */
export const anyType = anyOf(soldTypes)

/** In which condition some types are sold, before their names in a heading: "Used and new", or one of them. */
export function conditionsOf(...types: readonly VehicleType[]): 'Used and new' | 'Used' | 'New' {
  const isSold = (condition: 'used' | 'new') => types.some((type) => sells[type].includes(condition))
  if (!isSold('new')) return 'Used'
  return isSold('used') ? 'Used and new' : 'New'
}

/** Finds the new or the used vehicles of a type. Nothing has to be filtered where the dealer sells no others. */
export function inCondition(type: VehicleType, condition: VehicleCondition): Filters {
  const isOnlyOne = sells[type].every((sold) => sold === condition.toLowerCase())
  return isOnlyOne ? {} : { condition: [condition] }
}
