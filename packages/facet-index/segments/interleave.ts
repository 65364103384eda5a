import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { has } from '../kernels/bitset.ts'
import { mergeSort } from '../tasks/merge-sort.ts'
import { stepSize, type Task } from '../tasks/task.ts'
import type { MergeSource } from './merge-source.ts'

/**
 * The live rows in the order of the schema's `clusterBy`. The documents of the segment are in this order already, except
 * where the order of the words has changed since, which is harmless: clustering affects speed only.
 */
export function* interleave(
  source: MergeSource,
  slots: Uint32Array,
  dictionaries: Dictionaries,
): Task<Uint32Array> {
  const { added, segment } = source
  const compare = createComparison(source, dictionaries)
  yield
  const sorted = yield* mergeSort(slots.slice(), compare)

  const rows = new Uint32Array(added + sorted.length)
  let [document, slot, size] = [0, 0, 0]
  for (let turn = 1; document < added || slot < sorted.length; turn++) {
    if (turn % stepSize === 0) yield
    if (document < added && !has(segment.live, document)) {
      document++
      continue
    }
    const next = sorted[slot]
    const takeDocument = next === undefined || (document < added && compare(document, next) <= 0)
    rows[size++] = takeDocument ? document++ : (sorted[slot++] as number)
  }
  return rows.slice(0, size)
}

function createComparison(
  { segment, value }: MergeSource,
  dictionaries: Dictionaries,
): (a: number, b: number) => number {
  const fields = segment.schema.clusterBy.map((ordinal) => {
    const rank = new Uint32Array(dictionaries.capacity(ordinal))
    for (const [position, code] of dictionaries.order(ordinal).entries()) rank[code] = position + 1
    return { ordinal, rank }
  })
  return (a, b) => {
    for (const { ordinal, rank } of fields) {
      const difference = (rank[value(ordinal, a)] as number) - (rank[value(ordinal, b)] as number)
      if (difference !== 0) return difference
    }
    return 0
  }
}
