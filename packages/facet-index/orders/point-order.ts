import type { ValueColumn } from '../columns/columns.ts'
import { countCodes } from '../columns/count-codes.ts'
import { milesBetween } from '../schema/point.ts'
import type { Point } from '../schema/schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/** The documents grouped by point: sorting by distance visits the points, nearest first. */
export interface PointOrder {
  /** By document the code of its point; 0 is absent. */
  codes: ValueColumn
  /** Documents with code c, by id, go from `starts[c]` to before `starts[c + 1]`. */
  documents: Uint32Array
  starts: Uint32Array
  pointOf(code: number): Point
  /** The distances of the last query: most queries come from one place. */
  last: Distances | null
}

export interface Distances {
  from: Point
  /** By code; Infinity for code 0. */
  miles: Float64Array
  /** The codes that have documents, nearest first. */
  nearest: Uint32Array
}

/** @param capacity Codes are below this. */
export function* createPointOrder(
  codes: ValueColumn,
  byId: Uint32Array,
  capacity: number,
  pointOf: (code: number) => Point,
): Task<PointOrder> {
  const counts = yield* countCodes(codes, capacity)
  const starts = new Uint32Array(capacity + 1)
  for (let code = 0; code < capacity; code++)
    starts[code + 1] = (starts[code] as number) + (counts[code] as number)
  const next = starts.slice()
  const documents = new Uint32Array(byId.length)
  yield* inBatches(byId.length, (from, to) => {
    for (let i = from; i < to; i++) {
      const document = byId[i] as number
      const code = codes[document] as number
      const position = next[code] as number
      next[code] = position + 1
      documents[position] = document
    }
  })
  return { codes, documents, starts, pointOf, last: null }
}

export function distancesFrom(order: PointOrder, from: Point): Distances {
  const { last, starts, pointOf } = order
  if (last?.from.latitude === from.latitude && last.from.longitude === from.longitude) return last
  const codes = starts.length - 1
  const miles = new Float64Array(codes).fill(Number.POSITIVE_INFINITY)
  const used: number[] = []
  for (let code = 0; code < codes; code++) {
    if (starts[code] === starts[code + 1]) continue
    used.push(code)
    if (code > 0) miles[code] = milesBetween(from, pointOf(code))
  }
  const nearest = Uint32Array.from(used)
  nearest.sort((a, b) => compareMiles(miles[a] as number, miles[b] as number))
  order.last = { from, miles, nearest }
  return order.last
}

function compareMiles(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0
}
