import sells from '#sells'
import type { VehicleCondition } from '../stock/vehicle-condition.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import type { Filters } from './query.ts'

/** Finds the new or the used vehicles of a type. Nothing has to be filtered where the dealer sells no others. */
export function inCondition(type: VehicleType, condition: VehicleCondition): Filters {
  const isOnlyOne = sells[type].every((sold) => sold === condition.toLowerCase())
  return isOnlyOne ? {} : { condition: [condition] }
}
