import type { Base } from './base.ts'
import type { Bitset } from './bitset.ts'
import { countAxis } from './count-axis.ts'
import { countLanes } from './count-lanes.ts'
import type { BaseMatch } from './match-base.ts'
import type { Tally } from './tally.ts'

/**
 * Adds the facets of the base to an empty tally: for each axis the documents that pass every condition but its
 * own, which are those that pass all and those that fail its own alone. Where most documents would be counted,
 * the others are counted instead and taken from the totals.
 */
export function countBase(base: Base, match: BaseMatch, tally: Tally): void {
  const { live, liveSize, scratch, kernels } = base
  const { conditions, passing, nearly, wanted, size } = match
  if (size * 2 <= liveSize) {
    countLanes(base, passing, size, tally, 1)
  } else {
    for (let axis = 0; axis < tally.length; axis++) setToTotals(base, axis, tally)
    if (size < liveSize) {
      kernels.without(live, passing, scratch.subject)
      countLanes(base, scratch.subject, liveSize - size, tally, -1)
    }
  }
  const [only, another] = conditions
  if (only !== undefined && another === undefined) {
    setToTotals(base, only.axis, tally)
    return
  }
  for (const [i, { axis }] of conditions.entries()) {
    kernels.without(nearly, wanted[i] as Bitset, scratch.subject)
    countAxis(base, axis, scratch.subject, tally)
  }
}

function setToTotals({ totals }: Base, axis: number, tally: Tally): void {
  const counts = totals[axis]
  if (counts !== undefined) tally[axis]?.set(counts)
}
