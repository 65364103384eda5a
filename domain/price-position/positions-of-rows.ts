import { inBatches, type Rows, type Task } from 'facet-index'
import { pricePositions, pricePositionWords } from '../stock/price-position.ts'
import type { VehicleType } from '../stock/vehicle-type.ts'
import { compareComparables } from './comparable.ts'
import { comparableGroups, type GroupMember } from './comparable-groups.ts'
import { comparePrice } from './price-comparison.ts'

/** Price positions in words, by code; code 0 is none. */
export const positionLabels = ['', ...pricePositions.map((position) => pricePositionWords[position])]

/** Positions computed in one step of the task. */
const batchSize = 512

/**
 * The price position of each row, as its code in `positionLabels`. The rows must be grouped by make and model, and
 * contain all or none of the vehicles of each.
 */
export function* positionsOfRows(type: VehicleType, rows: Rows): Task<Uint8Array> {
  const codes = new Uint8Array(rows.size)
  for (const group of comparableGroups(type, rows)) {
    yield
    yield* positionsOfGroup(group, codes)
  }
  return codes
}

function* positionsOfGroup(group: GroupMember[], codes: Uint8Array): Task<void> {
  group.sort(compareComparables)
  yield* inBatches(
    group.length,
    (from, to) => {
      for (let place = from; place < to; place++) {
        const position = comparePrice(group, place)?.position
        if (position) codes[(group[place] as GroupMember).row] = pricePositions.indexOf(position) + 1
      }
    },
    batchSize,
  )
}
