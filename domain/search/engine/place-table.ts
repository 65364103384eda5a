import type { Place } from '../../stock/listing.ts'
import { milesBetween } from '../distance.ts'
import { inSteps, type Steps } from './steps.ts'
import { parsePlace, placeAxis, type Vocabulary } from './vocabulary.ts'

/** The places of the listings by code, and the distances asked for last: visitors mostly ask from one place. */
export interface PlaceTable {
  places: readonly Place[]
  asked: PlaceDistances | null
}

export interface PlaceDistances {
  from: Place
  /** Miles by code; Infinity for code 0, the unknown place. */
  miles: Float64Array
  /** Codes, nearest first. */
  nearest: Uint32Array
}

export function* createPlaceTable(vocabulary: Vocabulary): Steps<PlaceTable> {
  const places: Place[] = []
  const labels = vocabulary.labels(placeAxis)
  yield* inSteps(vocabulary.capacity(placeAxis), (from, to) => {
    for (let code = from; code < to; code++) places.push(parsePlace(labels[code] as string))
  })
  return { places, asked: null }
}

export function distancesFrom(table: PlaceTable, from: Place): PlaceDistances {
  const { asked, places } = table
  if (asked?.from.latitude === from.latitude && asked.from.longitude === from.longitude) return asked
  const miles = new Float64Array(places.length).fill(Number.POSITIVE_INFINITY)
  for (let code = 1; code < places.length; code++) miles[code] = milesBetween(from, places[code] as Place)
  const nearest = new Uint32Array(places.length)
  for (let code = 0; code < nearest.length; code++) nearest[code] = code
  nearest.sort((a, b) => compareMiles(miles[a] as number, miles[b] as number))
  table.asked = { from, miles, nearest }
  return table.asked
}

function compareMiles(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
