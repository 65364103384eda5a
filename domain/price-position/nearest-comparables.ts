import { tolerances } from '../valuation/comparable-filters.ts'
import type { Comparable } from './comparable.ts'

/** With fewer comparables the median depends too much on chance. */
const fewestComparables = 10

/** More comparables hardly change the median, and each costs time. */
export const mostComparables = 50

/** In a distance, a year counts as much as this many miles. */
const milesPerYear = 10_000

/** How far apart two vehicles are in age and mileage, in miles. */
export function distanceBetween(a: Comparable, b: Comparable): number {
  return Math.abs(a.year - b.year) * milesPerYear + Math.abs(a.mileage - b.mileage)
}

// Buffers of one call. For each year within the tolerance: the range of places whose mileage is within it too, and two
// cursors that move away from the vehicle's mileage, the even one downwards, the odd one upwards.
const mostYears = 2 * Math.max(...tolerances.map(({ years }) => years)) + 1
const starts = new Int32Array(mostYears)
const ends = new Int32Array(mostYears)
const places = new Int32Array(2 * mostYears)
const distances = new Float64Array(2 * mostYears)

/**
 * Writes to `found` the places in the group of the comparables of the vehicle at `place`: all within the first tolerance
 * that holds at least `fewestComparables`; of more than `mostComparables` the nearest by age and mileage.
 *
 * @param group In the order of `compareComparables`.
 * @returns The number written; 0 when no tolerance holds enough.
 */
export function nearestComparables(group: readonly Comparable[], place: number, found: Int32Array): number {
  if (group.length <= fewestComparables) return 0
  const vehicle = group[place] as Comparable
  for (const { years, share, miles } of tolerances) {
    const count = findRuns(group, vehicle, years, Math.max(vehicle.mileage * share, miles))
    if (count < fewestComparables) continue
    if (count <= mostComparables) return takeAll(place, years, found)
    return takeNearest(group, place, years, found)
  }
  return 0
}

/** Sets `starts` and `ends`; returns the number of vehicles in the ranges, `vehicle` not counted. */
function findRuns(group: readonly Comparable[], vehicle: Comparable, years: number, miles: number): number {
  let count = -1
  for (let run = 0; run <= 2 * years; run++) {
    const year = vehicle.year + run - years
    const start = lowerBound(group, year, vehicle.mileage - miles)
    const end = lowerBound(group, year, Math.floor(vehicle.mileage + miles) + 1)
    starts[run] = start
    ends[run] = end
    count += end - start
  }
  return count
}

function takeAll(place: number, years: number, found: Int32Array): number {
  let size = 0
  for (let run = 0; run <= 2 * years; run++) {
    for (let other = starts[run] as number; other < (ends[run] as number); other++)
      if (other !== place) found[size++] = other
  }
  return size
}

/** Merges the cursors, always taking the vehicle that is nearest. */
function takeNearest(group: readonly Comparable[], place: number, years: number, found: Int32Array): number {
  const { year, mileage } = group[place] as Comparable
  const cursors = 2 * (2 * years + 1)
  for (let cursor = 0; cursor < cursors; cursor += 2) {
    const start = lowerBound(group, year + (cursor >> 1) - years, mileage)
    places[cursor] = start - 1
    places[cursor + 1] = start
    distances[cursor] = distanceAt(cursor)
    distances[cursor + 1] = distanceAt(cursor + 1)
  }
  let size = 0
  while (size < mostComparables) {
    let nearest = 0
    for (let cursor = 1; cursor < cursors; cursor++)
      if ((distances[cursor] as number) < (distances[nearest] as number)) nearest = cursor
    const other = places[nearest] as number
    places[nearest] = nearest & 1 ? other + 1 : other - 1
    distances[nearest] = distanceAt(nearest)
    if (other !== place) found[size++] = other
  }
  return size

  /** Infinity when the cursor has left its range. */
  function distanceAt(cursor: number): number {
    const run = cursor >> 1
    const other = places[cursor] as number
    if (other < (starts[run] as number) || other >= (ends[run] as number)) return Number.POSITIVE_INFINITY
    return Math.abs(run - years) * milesPerYear + Math.abs((group[other] as Comparable).mileage - mileage)
  }
}

/** The first place whose year and mileage are not below these. */
function lowerBound(group: readonly Comparable[], year: number, mileage: number): number {
  let [low, high] = [0, group.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const other = group[middle] as Comparable
    if (other.year < year || (other.year === year && other.mileage < mileage)) low = middle + 1
    else high = middle
  }
  return low
}
