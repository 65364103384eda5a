import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { pageTrail, type TrailStep } from '../layout/page-trail.ts'
import { searchHeading } from './search-words.ts'

/** The way to the results of a type; what is filtered does not lengthen it. */
export function searchTrail(type: VehicleType): TrailStep[] {
  return pageTrail(searchHeading(type, {}))
}
