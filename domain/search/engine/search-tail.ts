import { numberFields } from '../../stock/filter-fields.ts'
import type { Condition } from './conditions.ts'
import type { Tail } from './tail.ts'
import type { Tally } from './tally.ts'
import { axes, placeAxis } from './vocabulary.ts'

/** The slots of a tail that pass all conditions; adds its facets to `tally` when one is given. */
export function searchTail(tail: Tail, conditions: readonly Condition[], tally: Tally | null): number[] {
  const passing: number[] = []
  for (let slot = 0; slot < tail.slots; slot++) {
    if (tail.live[slot] === 0) continue
    const [failures, failed] = check(tail, slot, conditions)
    if (failures === 0) passing.push(slot)
    if (tally === null || failures > 1) continue
    for (let axis = 0; axis < placeAxis; axis++) {
      if (failures === 1 && axis !== failed) continue
      const counts = tally[axis] as Int32Array
      const code = tail.codes[slot * axes + axis] as number
      counts[code] = (counts[code] as number) + 1
    }
  }
  return passing
}

/** How many conditions a slot fails, at most 2, and the axis of the last one. */
function check(tail: Tail, slot: number, conditions: readonly Condition[]): readonly [number, number] {
  let [failures, failed] = [0, -1]
  for (const condition of conditions) {
    if (passes(tail, slot, condition)) continue
    failed = condition.axis
    failures++
    if (failures > 1) break
  }
  return [failures, failed]
}

function passes(tail: Tail, slot: number, condition: Condition): boolean {
  if (condition.kind === 'word') return tail.codes[slot * axes + condition.axis] === condition.code
  const value = tail.values[slot * numberFields.length + condition.position] as number
  return value !== 0 && value - 1 >= condition.low && value - 1 <= condition.high
}
