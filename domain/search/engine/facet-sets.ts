import { filterFields, isWordField, type NumberField, numberFields } from '../../stock/filter-fields.ts'
import { createArena } from './arena.ts'
import { type Bitset, fillSet, wordsFor } from './bitset.ts'
import type { CodeColumn, Columns } from './columns.ts'
import { countCodes } from './count-codes.ts'
import { type Counters, counterLengths, createCounters, planCounters } from './counters.ts'
import { facetColumn } from './facet-column.ts'
import { createGroups, type Groups } from './groups.ts'
import type { Kernels } from './kernels/kernels.ts'
import { type NumberOrder, type NumberOrderPlan, planNumberOrder } from './number-order.ts'
import { type Order, placeMilestones, withMilestones } from './order.ts'
import { sortByValue } from './radix-sort.ts'
import { createScratch, type Scratch, scratchLengths } from './scratch.ts'
import type { Steps } from './steps.ts'
import type { Vocabulary } from './vocabulary.ts'
import { commonCodes, createWordSets, type WordSets } from './word-sets.ts'

/** What filters and facets are answered from, all of it in one piece of memory with the kernels. */
export interface FacetSets {
  kernels: Kernels
  /** Documents still on the forecourt as the columns say. */
  live: Bitset
  /** By position in `numberFields`. */
  orders: readonly NumberOrder[]
  byRelevance: Order
  byArrival: Order
  /** By axis; null where there are no words. */
  words: readonly (WordSets | null)[]
  counters: Counters
  groups: Groups
  /** By axis, then code: how many live documents. */
  totals: readonly Uint32Array[]
  scratch: Scratch
}

/** All documents in these orders. */
interface Sorted {
  byRelevance: Uint32Array
  byArrival: Uint32Array
}

/** Counts first how much room everything takes, because such memory cannot grow. */
export function* createFacetSets(
  columns: Columns,
  vocabulary: Vocabulary,
  { byRelevance, byArrival }: Sorted,
): Steps<FacetSets> {
  const { size, byId } = columns
  const capacities = filterFields.map((_, axis) => vocabulary.capacity(axis))
  const facets: CodeColumn[] = []
  const totals: Uint32Array[] = []
  for (const [axis, capacity] of capacities.entries()) {
    const codes = columns.codes[axis] ?? (yield* facetColumn(columns, axis, vocabulary, capacity))
    facets.push(codes)
    totals.push(yield* countCodes(codes, capacity))
  }
  const groups = yield* createGroups(columns)
  const counterPlan = yield* planCounters(facets, capacities, groups)
  const orderPlans: NumberOrderPlan[] = []
  for (const [position, values] of columns.values.entries()) {
    const axis = filterFields.indexOf(numberFields[position] as NumberField)
    const sorted = yield* sortByValue(byId, values)
    orderPlans.push(yield* planNumberOrder(sorted, values, facets[axis] as CodeColumn))
  }

  const positions = placeMilestones(size, size)
  const milestones = orderPlans.reduce((sum, plan) => sum + plan.positions.length, 2 * positions.length)
  const commonWords = totals.reduce(
    (sum, counts, axis) => sum + (hasWords(axis) ? commonCodes(counts, size).length : 0),
    0,
  )
  const setBytes = wordsFor(size) * 4
  const arena = createArena([
    setBytes * (1 + milestones + commonWords),
    groups.starts.byteLength,
    ...counterLengths(counterPlan, groups, size),
    ...scratchLengths(size),
  ])
  const live = arena.u32(wordsFor(size))
  fillSet(live, size)
  const orders: NumberOrder[] = []
  for (const plan of orderPlans) orders.push(yield* withMilestones(plan, wordsFor(size), arena))
  const words: (WordSets | null)[] = []
  for (const [axis, codes] of facets.entries())
    words.push(hasWords(axis) ? yield* createWordSets(codes, totals[axis] as Uint32Array, arena) : null)
  const starts = arena.u32(groups.starts.length)
  starts.set(groups.starts)
  const widest = Math.max(...counterPlan.lanes.map((lane) => lane.size), starts.length)
  return {
    kernels: arena.kernels,
    live,
    orders,
    byRelevance: yield* withMilestones({ documents: byRelevance, positions }, wordsFor(size), arena),
    byArrival: yield* withMilestones({ documents: byArrival, positions }, wordsFor(size), arena),
    words,
    counters: yield* createCounters(counterPlan, groups, size, arena),
    groups: { ...groups, starts },
    totals,
    scratch: createScratch(size, widest, arena),
  }
}

function hasWords(axis: number): boolean {
  const field = filterFields[axis]
  return field !== undefined && isWordField(field)
}
