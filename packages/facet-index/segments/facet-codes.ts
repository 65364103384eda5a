import { type CodeColumn, createCodeColumn, type DocumentColumns } from '../columns/columns.ts'
import type { Dictionaries } from '../dictionary/dictionaries.ts'
import { bandOf, type CompiledField } from '../schema/compile-schema.ts'
import { inBatches, type Task } from '../tasks/task.ts'

/** The codes under which a number field is counted: its bands, or its dictionary's codes of distinct values. */
export function* facetCodes(
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
