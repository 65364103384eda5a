import type { Base } from './base.ts'
import type { Bitset } from './bitset.ts'
import type { Condition } from './conditions.ts'
import { fillRange, type NumberOrder } from './number-order.ts'
import { setOfWord, type WordSets } from './word-sets.ts'

export interface BaseMatch {
  conditions: readonly Condition[]
  /** Live documents that pass all conditions. */
  passing: Bitset
  size: number
  /** Those that fail exactly one: what a field's own list shows beside the hits. Meaningless without conditions. */
  nearly: Bitset
  /** The documents that each condition asks for, live or not. */
  wanted: readonly Bitset[]
}

/** The sets of the answer are the base's own and hold until the next match. */
export function matchBase(base: Base, conditions: readonly Condition[]): BaseMatch {
  const { live, liveSize, scratch, kernels } = base
  const { passing, nearly } = scratch
  const wanted = conditions.map((condition, i) => setOf(base, condition, scratch.wanted[i] as Bitset))
  const [first, ...others] = wanted
  if (first === undefined) return { conditions, passing: live, nearly, wanted, size: liveSize }
  kernels.divide(live, first, passing, nearly)
  for (const set of others) kernels.narrow(passing, nearly, set)
  return { conditions, passing, nearly, wanted, size: kernels.sizeOf(passing) }
}

function setOf({ words, orders, kernels }: Base, condition: Condition, spare: Bitset): Bitset {
  if (condition.kind === 'word') return setOfWord(words[condition.axis] as WordSets, condition.code, spare)
  const { position, low, high } = condition
  fillRange(orders[position] as NumberOrder, low, high, spare, kernels)
  return spare
}
