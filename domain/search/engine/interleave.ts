import { filterFields } from '../../stock/filter-fields.ts'
import { has } from './bitset.ts'
import type { Rows } from './rows.ts'
import { inSteps, type Steps, sortInSteps, stepSize } from './steps.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * All rows to keep, ordered by make, model and derivative, so that a search for those touches few words of a set.
 * That is only for speed: any order is right. The documents of the base are in that order already.
 */
export function* interleave(rows: Rows, slots: Uint32Array, vocabulary: Vocabulary): Steps<Uint32Array> {
  const { added, base } = rows
  const keyOf = createKey(rows, vocabulary)
  yield
  const keys = new Float64Array(rows.end - added)
  yield* inSteps(slots.length, (from, to) => {
    for (let i = from; i < to; i++) keys[(slots[i] as number) - added] = keyOf(slots[i] as number)
  })
  const slotKey = (row: number) => keys[row - added] as number
  const sorted = yield* sortInSteps(slots.slice(), (a, b) => slotKey(a) - slotKey(b))

  const sources = new Uint32Array(added + sorted.length)
  let [document, slot, size] = [0, 0, 0]
  for (let turn = 1; document < added || slot < sorted.length; turn++) {
    if (turn % stepSize === 0) yield
    if (document < added && !has(base.live, document)) {
      document++
      continue
    }
    const next = sorted[slot]
    const takeDocument = next === undefined || (document < added && keyOf(document) <= slotKey(next))
    sources[size++] = takeDocument ? document++ : (sorted[slot++] as number)
  }
  return sources.slice(0, size)
}

/** One number that grows with make, then model, then derivative, in the order in which they are offered. */
function createKey(rows: Rows, vocabulary: Vocabulary): (row: number) => number {
  const [make, model, derivative] = (['make', 'model', 'derivative'] as const).map((field) => {
    const axis = filterFields.indexOf(field)
    const rank = new Uint32Array(vocabulary.capacity(axis))
    vocabulary.order(axis).forEach((code, position) => {
      rank[code] = position + 1
    })
    return { scale: rank.length + 1, of: (row: number) => rank[rows.code(axis, row)] as number }
  }) as [Rank, Rank, Rank]
  return (row) => (make.of(row) * model.scale + model.of(row)) * derivative.scale + derivative.of(row)
}

interface Rank {
  scale: number
  of(row: number): number
}
