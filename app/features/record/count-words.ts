import { formatCount } from '#app/ui/format-count.ts'
import type { VehicleType } from '#domain/stock/vehicle-type.ts'
import { vehicleNoun } from '#domain/stock/vehicle-type-words.ts'

/** What is counted: vehicles of one type, or of several. */
export type Counted = VehicleType | 'vehicle'

/** "1,204 used cars", "1 van", "no vehicles". `adjective` goes before the noun. */
export function countInWords(counted: Counted, count: number, adjective?: string): string {
  const noun = counted === 'vehicle' ? (count === 1 ? 'vehicle' : 'vehicles') : vehicleNoun(counted, count)
  return [count === 0 ? 'no' : formatCount(count), adjective, noun].filter(Boolean).join(' ')
}

/** "all 1,204 cars", "the only truck": what a link leads to. Not for none. */
export function allInWords(counted: Counted, count: number, adjective?: string): string {
  const words = countInWords(counted, count, adjective)
  return count === 1 ? words.replace(/^1/, 'the only') : `all ${words}`
}
