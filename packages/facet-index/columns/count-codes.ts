import type { CountedWords } from '../dictionary/dictionaries.ts'
import type { DictionaryWords } from '../dictionary/dictionary.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import type { Columns, ValueColumn } from './columns.ts'

/** By code below `capacity`, the number of documents. */
export function* countCodes(codes: ValueColumn, capacity: number): Task<Uint32Array> {
  const counts = new Uint32Array(capacity)
  yield* inBatches(codes.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const code = codes[d] as number
      counts[code] = (counts[code] as number) + 1
    }
  })
  return counts
}

/** By field ordinal, the words of columns with the number of documents that have each. */
export function* countWords({ schema, fields, dictionaries }: Columns): Task<(CountedWords | null)[]> {
  const counted: (CountedWords | null)[] = []
  for (const [ordinal, words] of dictionaries.entries()) {
    if (words === null) {
      counted.push(null)
      continue
    }
    const column = fields[ordinal] as ValueColumn
    const records =
      schema.fields[ordinal]?.kind === 'number'
        ? yield* countNumbers(column, words)
        : yield* countCodes(column, words.keys.length)
    records[0] = 0
    counted.push({ words, records })
  }
  return counted
}

/** By code of a number's dictionary. Free codes may have the key of another code, but only used ones are in `order`. */
function* countNumbers(column: ValueColumn, { keys, order }: DictionaryWords): Task<Uint32Array> {
  const codes = new Map(Array.from(order, (code) => [Number(keys[code]) + 1, code]))
  const counts = new Uint32Array(keys.length)
  yield* inBatches(column.length, (from, to) => {
    for (let d = from; d < to; d++) {
      const value = column[d] as number
      if (value === 0) continue
      const code = codes.get(value) as number
      counts[code] = (counts[code] as number) + 1
    }
  })
  return counts
}
