import { tolerances } from '../valuation/comparable-filters.ts'
import { type Group, milesOf, placeOfKey, type RowValues } from './group.ts'
import { fewestComparables } from './position-of-ratio.ts'

/** More make the middle no steadier, and every one costs time. */
export const mostComparables = 50

/** A year's difference keeps two vehicles as far apart as this many miles. */
const milesOfYear = 10_000

const yearStep = 2 ** 22
const mostYears = 2 * Math.max(...tolerances.map(({ years }) => years)) + 1

// The runs of rows that may be taken, one a year, and two walks through each, one of them backwards. Used within one
// call only.
const starts = new Int32Array(mostYears)
const ends = new Int32Array(mostYears)
const places = new Int32Array(2 * mostYears)
const distances = new Float64Array(2 * mostYears)

/**
 * Writes to `found` the standard prices of the rows nearest to `row`, itself left out: all within the first tolerance
 * that finds enough, or of more than `mostComparables` the nearest in age and mileage.
 * @returns How many; 0 when no tolerance finds enough.
 */
export function nearestRows(group: Group, values: RowValues, row: number, found: Float32Array): number {
  if (group.rows.length <= fewestComparables) return 0
  const key = values.keys[row] as number
  for (const { years, share, miles } of tolerances) {
    const reach = Math.max(milesOf(key) * share, miles)
    const count = findRuns(group, values, key, years, reach)
    if (count < fewestComparables) continue
    if (count <= mostComparables) return takeAll(group, values, row, years, found)
    return takeNearest(group, values, row, years, found)
  }
  return 0
}

/** Sets the runs of the years about `key`; how many rows they hold besides its own. */
function findRuns(group: Group, values: RowValues, key: number, years: number, reach: number): number {
  const miles = milesOf(key)
  const [low, high] = [
    Math.max(0, Math.ceil(miles - reach)),
    Math.min(yearStep - 1, Math.floor(miles + reach)),
  ]
  let count = -1
  for (let run = 0; run <= 2 * years; run++) {
    const year = key - miles + (run - years) * yearStep
    starts[run] = placeOfKey(group, values, year + low)
    ends[run] = placeOfKey(group, values, year + high + 1)
    count += (ends[run] as number) - (starts[run] as number)
  }
  return count
}

function takeAll({ rows }: Group, { standards }: RowValues, row: number, years: number, found: Float32Array) {
  let size = 0
  for (let run = 0; run <= 2 * years; run++) {
    for (let place = starts[run] as number; place < (ends[run] as number); place++) {
      const other = rows[place] as number
      if (other !== row) found[size++] = standards[other] as number
    }
  }
  return size
}

/** Walks each run both ways from where the vehicle itself would stand, always on along the walk whose next is nearest. */
function takeNearest(group: Group, values: RowValues, row: number, years: number, found: Float32Array) {
  const key = values.keys[row] as number
  const walks = 2 * (2 * years + 1)
  for (let walk = 0; walk < walks; walk += 2) {
    const place = placeOfKey(group, values, key + ((walk >> 1) - years) * yearStep)
    places[walk] = place - 1
    places[walk + 1] = place
    distances[walk] = distanceOf(walk)
    distances[walk + 1] = distanceOf(walk + 1)
  }
  let size = 0
  while (size < mostComparables) {
    let nearest = 0
    for (let walk = 1; walk < walks; walk++)
      if ((distances[walk] as number) < (distances[nearest] as number)) nearest = walk
    const place = places[nearest] as number
    const other = group.rows[place] as number
    places[nearest] = nearest & 1 ? place + 1 : place - 1
    distances[nearest] = distanceOf(nearest)
    if (other !== row) found[size++] = values.standards[other] as number
  }
  return size

  /** From the vehicle to the next of a walk; Infinity at its end. */
  function distanceOf(walk: number): number {
    const run = walk >> 1
    const place = places[walk] as number
    if (place < (starts[run] as number) || place >= (ends[run] as number)) return Number.POSITIVE_INFINITY
    const miles = (values.keys[group.rows[place] as number] as number) - key - (run - years) * yearStep
    return Math.abs(run - years) * milesOfYear + Math.abs(miles)
  }
}
