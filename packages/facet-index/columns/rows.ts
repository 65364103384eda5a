import { compareWords, wordKey } from '../dictionary/words.ts'
import { hasDictionary, ordinalOf } from '../schema/compile-schema.ts'
import { runTask } from '../tasks/task.ts'
import { wordsOf } from './column-builder.ts'
import { type Columns, createCodeColumn, createColumn, type ValueColumn } from './columns.ts'
import { idOf } from './id-column.ts'

/** Records column by column. Row numbers are positions from 0 to size − 1. */
export interface Rows {
  size: number
  id(row: number): string
  keyword(field: string): KeywordRows
  /** NaN where absent. */
  number(field: string): Float64Array
}

export interface KeywordRows {
  /** By row; 0 is absent. */
  codes: ArrayLike<number>
  /** By code. */
  labels: readonly string[]
}

/** Finished columns by row. Labels are the first spelling of each keyword. */
export function rowsOf({ schema, size, ids, fields, dictionaries }: Columns): Rows {
  return {
    size,
    id: (row) => idOf(ids, row),
    keyword(field) {
      const ordinal = ordinalOf(schema, field, 'keyword')
      return { codes: fields[ordinal] as ValueColumn, labels: dictionaries[ordinal]?.labels ?? [''] }
    },
    number: (field) => readNumbers(fields[ordinalOf(schema, field, 'number')] as ValueColumn),
  }
}

function readNumbers(column: ValueColumn): Float64Array {
  const numbers = new Float64Array(column.length)
  for (let row = 0; row < column.length; row++)
    numbers[row] = column[row] === 0 ? Number.NaN : (column[row] as number) - 1
  return numbers
}

/**
 * The columns with derived values in a keyword field that no record has yet.
 *
 * @param labels By code; the first stands for absent, the others are distinct keywords.
 * @param codes By row of `rowsOf(columns)`.
 */
export function withKeyword(
  columns: Columns,
  field: string,
  labels: readonly string[],
  codes: ArrayLike<number>,
): Columns {
  const { schema, size, fields, dictionaries } = columns
  const ordinal = ordinalOf(schema, field, 'keyword')
  const column = createCodeColumn(size, labels.length - 1)
  column.set(codes)
  const keys = labels.map(wordKey)
  const order = Uint32Array.from({ length: labels.length - 1 }, (_, i) => i + 1)
  order.sort((a, b) => compareWords(keys[a] as string, keys[b] as string))
  return {
    ...columns,
    fields: fields.with(ordinal, column),
    dictionaries: dictionaries.with(ordinal, { keys, labels, order }),
  }
}

/**
 * The columns with a number field replaced by derived values.
 *
 * @param values By row of `rowsOf(columns)`: whole numbers that the field can hold; NaN for absent.
 */
export function withNumber(columns: Columns, field: string, values: ArrayLike<number>): Columns {
  const { schema, size, fields, dictionaries } = columns
  const ordinal = ordinalOf(schema, field, 'number')
  let highest = 0
  for (let row = 0; row < size; row++) if ((values[row] as number) > highest) highest = values[row] as number
  const column = createColumn(size, highest + 1)
  for (let row = 0; row < size; row++) {
    const value = values[row] as number
    column[row] = Number.isNaN(value) ? 0 : value + 1
  }
  const definition = schema.fields[ordinal]
  const words = definition && hasDictionary(definition) ? runTask(wordsOf(definition, column)) : null
  return { ...columns, fields: fields.with(ordinal, column), dictionaries: dictionaries.with(ordinal, words) }
}
