import type { Rows } from 'facet-index'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { type Comparable, hasEngine, toComparable } from './comparable.ts'

/** A comparable and the row it was read from. */
export interface GroupMember extends Comparable {
  row: number
}

/**
 * The groups of rows that can be compared with one another; rows that cannot be compared are in none. A group agrees in
 * type, make, model and whether an engine size is given; for vans and trucks, whose price depends on it, also in the
 * body type.
 *
 * Rows of one make and model must be adjacent. All of them are read before the first of their groups is yielded.
 */
export function* comparableGroups(type: VehicleType, rows: Rows): Generator<GroupMember[], void, undefined> {
  const makes = rows.keyword('make').codes
  const models = rows.keyword('model').codes
  const readGroups = groupReader(type, rows)
  const { size } = rows
  for (let from = 0, to = 0; from < size; from = to) {
    const [make, model] = [makes[from], models[from]]
    while (to < size && makes[to] === make && models[to] === model) to++
    if (make !== 0 && model !== 0) yield* readGroups(from, to)
  }
}

/** Splits rows of one make and model. */
function groupReader(type: VehicleType, rows: Rows): (from: number, to: number) => Iterable<GroupMember[]> {
  const prices = rows.number('price')
  const years = rows.number('year')
  const miles = rows.number('mileage')
  const engines = rows.number('engineSize')
  const vat = rows.keyword('vatStatus')
  const conditions = rows.keyword('condition')
  const bodies = type === 'car' ? null : rows.keyword('bodyType').codes

  return (from, to) => {
    const groups = new Map<number, GroupMember[]>()
    for (let row = from; row < to; row++) {
      const engineSize = engines[row]
      const comparable = toComparable({
        price: prices[row],
        vatStatus: vat.labels[vat.codes[row] as number],
        year: years[row],
        mileage: miles[row],
        engineSize,
        condition: conditions.labels[conditions.codes[row] as number],
      })
      if (comparable === null) continue
      const key = 2 * (bodies?.[row] ?? 0) + (hasEngine(engineSize) ? 1 : 0)
      const group = groups.get(key)
      const member = { ...comparable, row }
      if (group) group.push(member)
      else groups.set(key, [member])
    }
    return groups.values()
  }
}
