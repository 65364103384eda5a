import {
  type CodeColumn,
  createCodeColumn,
  type DocumentColumns,
  type ValueColumn,
} from '../columns/columns.ts'
import { countCodes } from '../columns/count-codes.ts'
import { createSortBuffers, sortByValue } from '../columns/sort-by-value.ts'
import { counterLengths, createCounters, planCounters } from '../counters/counters.ts'
import { createFlagRows } from '../counters/flag-rows.ts'
import { createGroups } from '../counters/groups.ts'
import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { type Arena, createArena, type KernelChoice } from '../kernels/arena.ts'
import { fillSet, wordsFor } from '../kernels/bitset.ts'
import {
  createNumberOrder,
  type NumberOrder,
  type NumberOrderPlan,
  planNumberOrder,
} from '../orders/number-order.ts'
import { createPointOrder, type PointOrder } from '../orders/point-order.ts'
import { bandOf, type CompiledField, type CompiledSchema, eachFlag } from '../schema/compile-schema.ts'
import {
  codesInUse,
  commonCodes,
  createFlagSets,
  createKeywordSets,
  type KeywordSets,
} from '../sets/keyword-sets.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { createScratch, scratchLengths } from './scratch.ts'
import type { Segment } from './segment.ts'

/** Plans everything first: the arena of the kernels cannot grow, so its size must be known. */
export function* createSegment(
  schema: CompiledSchema,
  columns: DocumentColumns,
  dictionaries: Dictionaries,
  kernels: KernelChoice,
): Task<Segment> {
  const { size, byId } = columns
  const facets = schema.fields.slice(0, schema.facetFields)
  const capacities = facets.map((_, ordinal) => dictionaries.capacity(ordinal))
  const codes: CodeColumn[] = []
  const totals: Uint32Array[] = []
  for (const [ordinal, field] of facets.entries()) {
    const capacity = capacities[ordinal] as number
    if (field.kind === 'flags') {
      const flags = columns.fields[ordinal] as CodeColumn
      codes.push(flags)
      totals.push(yield* countAllFlags(flags, capacity))
      continue
    }
    const own =
      field.kind === 'keyword'
        ? (columns.fields[ordinal] as CodeColumn)
        : yield* facetCodes(columns, field, ordinal, dictionaries, capacity)
    codes.push(own)
    totals.push(yield* countCodes(own, capacity))
  }
  const clustered = schema.clusterBy.map((ordinal) => columns.fields[ordinal] as ValueColumn)
  const groups = yield* createGroups(size, schema.clusterBy, clustered)
  const flagFields = [...facets.keys()].filter((ordinal) => facets[ordinal]?.kind === 'flags')
  // A field that no document has takes no part, though it has bands. Flags have no one code to count.
  const inUse = capacities.map((capacity, ordinal) =>
    !flagFields.includes(ordinal) && codesInUse(totals[ordinal] as Uint32Array).length > 0 ? capacity : 1,
  )
  const counterPlan = yield* planCounters(codes, inUse, groups)
  const orderPlans = yield* planNumberOrders(schema, columns, codes)

  // A keyword field may have two: the words that are wanted, and those that are left out.
  const conditions = schema.fields.reduce(
    (sum, { kind, canFilter }) => sum + (canFilter ? (kind === 'keyword' ? 2 : 1) : 0),
    0,
  )
  const words = wordsFor(size)
  const prefixes = orderPlans.reduce((sum, plan) => sum + (plan?.positions.length ?? 0), 0)
  const setPlans = yield* planKeywordSets(schema, columns, dictionaries, totals)
  const common = setPlans.reduce((sum, plan) => sum + (plan?.bitsets ?? 0), 0)
  const arena = createArena(
    [
      words * 4 * (1 + prefixes + common),
      groups.starts.byteLength,
      ...counterLengths(counterPlan, groups, size),
      ...scratchLengths(size, conditions),
    ],
    kernels,
  )
  const live = arena.u32(words)
  fillSet(live, size)
  const numberOrders: (NumberOrder | null)[] = []
  for (const plan of orderPlans) numberOrders.push(plan && (yield* createNumberOrder(plan, words, arena)))
  const keywordSets: (KeywordSets | null)[] = []
  for (const plan of setPlans) keywordSets.push(plan && (yield* plan.create(arena)))
  const starts = arena.u32(groups.starts.length)
  starts.set(groups.starts)
  const widest = Math.max(starts.length, ...counterPlan.columns.map((column) => column.size))
  return {
    schema,
    columns,
    live,
    liveSize: size,
    idRank: yield* rankIds(byId),
    kernels: arena.kernels,
    numberOrders,
    pointOrders: yield* createPointOrders(schema, columns, dictionaries),
    keywordSets,
    counters: yield* createCounters(counterPlan, groups, size, arena),
    groups: { ...groups, starts },
    flagRows: yield* createFlagRows(flagFields, columns),
    totals,
    scratch: createScratch(size, conditions, widest, arena),
  }
}

/** The codes under which a number field is counted: its bands, or its dictionary's codes of distinct values. */
function* facetCodes(
  columns: DocumentColumns,
  field: CompiledField,
  ordinal: number,
  dictionaries: Dictionaries,
  capacity: number,
): Task<CodeColumn> {
  const values = columns.fields[ordinal] as CodeColumn
  const dictionary = dictionaries.byField[ordinal] ?? null
  const known = new Map<number, number>()

  function codeOf(value: number): number {
    if (dictionary === null) return bandOf(field.bandLows, value)
    const found = known.get(value) ?? dictionary.find(String(value))
    // A record removed during the compaction may have a value that was added again since, with a new code.
    const code = found < capacity ? found : 0
    known.set(value, code)
    return code
  }

  const codes = createCodeColumn(columns.size, capacity - 1)
  yield* inBatches(columns.size, (from, to) => {
    for (let d = from; d < to; d++) {
      const value = values[d] as number
      codes[d] = value === 0 ? 0 : codeOf(value - 1)
    }
  })
  return codes
}

/** By field ordinal; null for fields that are not filtered by their codes. */
function* planKeywordSets(
  { fields }: CompiledSchema,
  columns: DocumentColumns,
  dictionaries: Dictionaries,
  totals: readonly Uint32Array[],
): Task<(KeywordSetPlan | null)[]> {
  const plans: (KeywordSetPlan | null)[] = []
  for (const [ordinal, { kind, canFilter }] of fields.entries()) {
    if (!canFilter || kind === 'number') {
      plans.push(null)
      continue
    }
    const codes = columns.fields[ordinal] as ValueColumn
    const counts = totals[ordinal] ?? (yield* countCodes(codes, dictionaries.capacity(ordinal)))
    plans.push(
      kind === 'flags'
        ? { bitsets: codesInUse(counts).length, create: (arena) => createFlagSets(codes, counts, arena) }
        : {
            bitsets: commonCodes(counts, columns.size).length,
            create: (arena) => createKeywordSets(codes, counts, arena),
          },
    )
  }
  return plans
}

interface KeywordSetPlan {
  bitsets: number
  create(arena: Arena): Task<KeywordSets>
}

/** By flag code, the number of documents. */
function* countAllFlags(flags: CodeColumn, capacity: number): Task<Uint32Array> {
  const counts = new Uint32Array(capacity)
  const countOne = (code: number) => {
    counts[code] = (counts[code] as number) + 1
  }
  yield* inBatches(flags.length, (from, to) => {
    for (let d = from; d < to; d++) eachFlag(flags[d] as number, countOne)
  })
  return counts
}

/** By field ordinal; null for fields that are neither filtered nor sorted by. */
function* planNumberOrders(
  { fields, sorts }: CompiledSchema,
  columns: DocumentColumns,
  codes: readonly CodeColumn[],
): Task<(NumberOrderPlan | null)[]> {
  const sorted = new Set(Array.from(sorts.values(), ({ ordinal }) => ordinal))
  const buffers = createSortBuffers(columns.size)
  const plans: (NumberOrderPlan | null)[] = []
  for (const [ordinal, { kind, canFilter }] of fields.entries()) {
    if (kind !== 'number' || !(canFilter || sorted.has(ordinal))) {
      plans.push(null)
      continue
    }
    const values = columns.fields[ordinal] as ValueColumn
    const documents = yield* sortByValue(columns.byId, values, buffers)
    plans.push(yield* planNumberOrder(documents, values, codes[ordinal] ?? null))
  }
  return plans
}

function* createPointOrders(
  { fields }: CompiledSchema,
  columns: DocumentColumns,
  dictionaries: Dictionaries,
): Task<(PointOrder | null)[]> {
  const orders: (PointOrder | null)[] = []
  for (const [ordinal, { kind }] of fields.entries()) {
    const codes = columns.fields[ordinal] as ValueColumn
    const pointOf = (code: number) => dictionaries.point(ordinal, code)
    orders.push(
      kind === 'point'
        ? yield* createPointOrder(codes, columns.byId, dictionaries.capacity(ordinal), pointOf)
        : null,
    )
  }
  return orders
}

function* rankIds(byId: Uint32Array): Task<Uint32Array> {
  const ranks = new Uint32Array(byId.length)
  yield* inBatches(byId.length, (from, to) => {
    for (let i = from; i < to; i++) ranks[byId[i] as number] = i
  })
  return ranks
}
