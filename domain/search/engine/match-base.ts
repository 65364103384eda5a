import type { Base } from './base.ts'
import { type Bitset, sizeOf } from './bitset.ts'
import type { Condition } from './conditions.ts'
import { fillRange, type NumberOrder } from './number-order.ts'
import type { Scratch } from './scratch.ts'
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

export function matchBase(base: Base, conditions: readonly Condition[], scratch: Scratch): BaseMatch {
  const { passing, nearly } = scratch
  const wanted = conditions.map((condition, i) => setOf(base, condition, scratch.forCondition(i)))
  const [first, ...others] = wanted
  if (first === undefined) return { conditions, passing: base.live, nearly, wanted, size: base.liveSize }
  divide(base.live, first, passing, nearly)
  for (const set of others) narrow(passing, nearly, set)
  return { conditions, passing, nearly, wanted, size: sizeOf(passing) }
}

function divide(live: Bitset, wanted: Bitset, passing: Bitset, nearly: Bitset): void {
  for (let w = 0; w < live.length; w++) {
    const all = live[w] as number
    const want = wanted[w] as number
    passing[w] = all & want
    nearly[w] = all & ~want
  }
}

function narrow(passing: Bitset, nearly: Bitset, wanted: Bitset): void {
  for (let w = 0; w < passing.length; w++) {
    const all = passing[w] as number
    const want = wanted[w] as number
    nearly[w] = ((nearly[w] as number) & want) | (all & ~want)
    passing[w] = all & want
  }
}

function setOf(base: Base, condition: Condition, spare: Bitset): Bitset {
  if (condition.kind === 'word')
    return setOfWord(base.words[condition.axis] as WordSets, condition.code, spare)
  fillRange(base.orders[condition.position] as NumberOrder, condition.low, condition.high, spare)
  return spare
}
