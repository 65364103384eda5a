import { filterFields, type NumberField, numberFields } from '../../stock/filter-fields.ts'
import { type CodeColumn, type Columns, createColumn } from './columns.ts'
import { inSteps, type Steps } from './steps.ts'
import { bandCode, bandLows, type Vocabulary } from './vocabulary.ts'

/** The codes under which a number field is counted: its bands, or for a count its values. */
export function* facetColumn(
  columns: Columns,
  axis: number,
  vocabulary: Vocabulary,
  capacity: number,
): Steps<CodeColumn> {
  const position = numberFields.indexOf(filterFields[axis] as NumberField)
  const values = columns.values[position] as CodeColumn
  const lows = bandLows[position] as Uint32Array
  const dictionary = vocabulary.dictionaries[axis] ?? null
  const known = new Map<number, number>()

  function codeOf(value: number): number {
    if (dictionary === null) return bandCode(lows, value)
    const found = known.get(value) ?? dictionary.find(String(value))
    // A listing that went during the merge may have a value that came back under a later code.
    const code = found < capacity ? found : 0
    known.set(value, code)
    return code
  }

  const codes = createColumn(columns.size, capacity - 1)
  yield* inSteps(columns.size, (from, to) => {
    for (let d = from; d < to; d++) {
      const value = values[d] as number
      codes[d] = value === 0 ? 0 : codeOf(value - 1)
    }
  })
  return codes
}
