import { wordFields } from '../stock/filter-fields.ts'
import { createColumn } from './engine/columns.ts'
import type { SavedDictionary } from './engine/dictionary.ts'
import { sortByValue } from './engine/radix-sort.ts'
import { inSteps, type Steps } from './engine/steps.ts'
import type { GatheredRows } from './gathered-rows.ts'

/**
 * The rows by make, model and derivative, so that a search for those touches few words of a set. That is only for
 * speed: any order is right.
 */
export function* orderRows(
  { size, codes }: GatheredRows,
  words: readonly SavedDictionary[],
): Steps<Uint32Array> {
  let rows: Uint32Array = new Uint32Array(size)
  for (let row = 0; row < size; row++) rows[row] = row
  // Each sorting keeps the order of the one before where its own words are the same.
  for (const field of ['derivative', 'model', 'make'] as const) {
    const position = wordFields.indexOf(field)
    const ranks = ranksOf(words[position] as SavedDictionary)
    const column = codes[position] as Uint32Array
    const ranked = createColumn(size, ranks.length)
    yield* inSteps(size, (from, to) => {
      for (let row = from; row < to; row++) ranked[row] = ranks[column[row] as number] as number
    })
    rows = yield* sortByValue(rows, ranked)
  }
  return rows
}

/** By code, from 1. */
function ranksOf({ keys, order }: SavedDictionary): Uint32Array {
  const ranks = new Uint32Array(keys.length)
  ranks[0] = 1
  for (const [position, code] of order.entries()) ranks[code] = position + 2
  return ranks
}
