import type { Arena } from './arena.ts'
import { addTo, type Bitset } from './bitset.ts'
import type { Kernels } from './kernels/kernels.ts'
import { inSteps, type Steps } from './steps.ts'

/** Documents sorted by something, with milestones on the way: how far has one to go for 24 hits? */
export interface Order {
  documents: Uint32Array
  /** Milestone i holds the first `positions[i]` of `documents`; the first is empty, the last holds all. */
  positions: Uint32Array
  milestones: readonly Bitset[]
}

/** A stretch of an order between two milestones. */
export interface Stretch {
  /** Numbers of the milestones. */
  low: number
  high: number
  /** How many hits lie before it, as the order is gone through. */
  before: number
  /** How many hits lie in it. */
  hits: number
}

/** Milestones lie no further apart than this part of the stock. */
const stretches = 28

/**
 * At 0, at each of `borders`, at the end of `length` documents, and in between so that no two are further apart than a part
 * of the stock of `size`, as far as `roundDown` lets them be.
 */
export function placeMilestones(
  length: number,
  size: number,
  borders: readonly number[] = [],
  roundDown = (position: number) => position,
): Uint32Array {
  const spacing = Math.max(2_048, Math.ceil(size / stretches))
  const positions = [0]
  for (const border of [...borders, length]) {
    const start = positions.at(-1) as number
    const pieces = Math.ceil((border - start) / spacing)
    for (let piece = 1; piece < pieces; piece++) {
      const position = roundDown(start + Math.round(((border - start) * piece) / pieces))
      if (position > (positions.at(-1) as number)) positions.push(position)
    }
    if (border > (positions.at(-1) as number)) positions.push(border)
  }
  return Uint32Array.from(positions)
}

/** Takes a set of so many words for each milestone from `arena`. */
export function* withMilestones<Plan extends Omit<Order, 'milestones'>>(
  plan: Plan,
  words: number,
  arena: Arena,
): Steps<Plan & Order> {
  const { documents, positions } = plan
  const milestones: Bitset[] = []
  let filled = 0
  for (const position of positions) {
    const set = arena.u32(words)
    const before = milestones.at(-1)
    if (before !== undefined) set.set(before)
    const start = filled
    yield* inSteps(position - start, (from, to) => {
      for (let i = start + from; i < start + to; i++) addTo(set, documents[i] as number)
    })
    filled = position
    milestones.push(set)
  }
  return { ...plan, milestones }
}

/**
 * The shortest stretch with the hits from `start` to before `end` of those `passing`, as the order is gone through forwards
 * or backwards; null when so many are not in the order.
 */
export function findStretch(
  { milestones }: Order,
  passing: Bitset,
  start: number,
  end: number,
  backwards: boolean,
  kernels: Kernels,
): Stretch | null {
  const hitsBelow = (milestone: number) => kernels.sizeOfBoth(passing, milestones[milestone] as Bitset)
  const last = milestones.length - 1
  const all = hitsBelow(last)
  if (end > all) return null
  const [from, to] = backwards ? [all - end, all - start] : [start, end]
  const low = firstWhere(last, (milestone) => hitsBelow(milestone) > from) - 1
  const high = firstWhere(last, (milestone) => hitsBelow(milestone) >= to)
  const [below, upTo] = [hitsBelow(low), hitsBelow(high)]
  return { low, high, before: backwards ? all - upTo : below, hits: upTo - below }
}

/** The first number up to `last` that passes, knowing that all after it do; `last` is taken to pass. */
function firstWhere(last: number, passes: (number: number) => boolean): number {
  let [low, high] = [0, last]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (passes(middle)) high = middle
    else low = middle + 1
  }
  return low
}
