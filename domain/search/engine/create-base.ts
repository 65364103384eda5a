import type { Base } from './base.ts'
import type { Columns } from './columns.ts'
import { createFacetSets } from './facet-sets.ts'
import { createPlaceOrder } from './place-order.ts'
import { sortByValue } from './radix-sort.ts'
import { inSteps, type Steps, sortInSteps } from './steps.ts'
import type { Vocabulary } from './vocabulary.ts'

export function* createBase(columns: Columns, vocabulary: Vocabulary): Steps<Base> {
  const { size, byId, arrived, relevance } = columns
  const idRank = new Uint32Array(size)
  yield* inSteps(size, (from, to) => {
    for (let i = from; i < to; i++) idRank[byId[i] as number] = i
  })
  const irrelevance = new Uint32Array(size)
  yield* inSteps(size, (from, to) => {
    for (let d = from; d < to; d++) irrelevance[d] = 65_536 - (relevance[d] as number)
  })
  const latestFirst = (a: number, b: number) =>
    (arrived[b] as number) - (arrived[a] as number) || (idRank[a] as number) - (idRank[b] as number)
  const byRelevance = yield* sortByValue(byId, irrelevance)
  const byArrival = yield* sortInSteps(byId.slice(), latestFirst)
  return {
    columns,
    liveSize: size,
    idRank,
    ...(yield* createFacetSets(columns, vocabulary, { byRelevance, byArrival })),
    ...(yield* createPlaceOrder(columns, vocabulary)),
  }
}
