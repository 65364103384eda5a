import type { Base } from './base.ts'
import { type Columns, createColumn } from './columns.ts'
import { createFacetSets } from './facet-sets.ts'
import { createPlaceOrder } from './place-order.ts'
import { sortByValue } from './radix-sort.ts'
import { inSteps, type Steps } from './steps.ts'
import type { Vocabulary } from './vocabulary.ts'

export function* createBase(columns: Columns, vocabulary: Vocabulary): Steps<Base> {
  const { size, byId } = columns
  const idRank = new Uint32Array(size)
  yield* inSteps(size, (from, to) => {
    for (let i = from; i < to; i++) idRank[byId[i] as number] = i
  })
  const byRelevance = yield* sortByRelevance(columns)
  const byArrival = yield* sortByArrival(columns)
  return {
    columns,
    liveSize: size,
    idRank,
    ...(yield* createFacetSets(columns, vocabulary, { byRelevance, byArrival })),
    ...(yield* createPlaceOrder(columns, vocabulary)),
  }
}

function* sortByRelevance({ size, byId, relevance }: Columns): Steps<Uint32Array> {
  const irrelevance = new Uint32Array(size)
  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) irrelevance[d] = 65_536 - (relevance[d] as number)
  })
  return yield* sortByValue(byId, irrelevance)
}

/** Ages in milliseconds are too long for one sorting: first by what is below so many, then by the rest. */
const shortAges = 2 ** 31

function* sortByArrival({ size, byId, arrived }: Columns): Steps<Uint32Array> {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) {
      first = Math.min(first, arrived[d] as number)
      last = Math.max(last, arrived[d] as number)
    }
  })
  const below = new Uint32Array(size)
  const above = createColumn(size, Math.floor((last - first) / shortAges) + 1)
  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) {
      const age = last - (arrived[d] as number)
      below[d] = (age % shortAges) + 1
      above[d] = Math.floor(age / shortAges) + 1
    }
  })
  return yield* sortByValue(yield* sortByValue(byId, below), above)
}
