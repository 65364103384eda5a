import type { ColumnDoubt } from '../column-maps/column-doubts.ts'
import { stateField, typeField } from '../column-maps/column-guesses.data.ts'
import { type ColumnMap, columnMapSchema, columnOf } from '../column-maps/column-map.ts'
import type { ConversionName } from '../column-maps/conversions.ts'
import { fieldKey, labelOf } from '../column-maps/field-choices.ts'
import { type GuessedColumns, guessColumns, mapOfChoice } from '../column-maps/guess-columns.ts'
import { type CsvSample, JsonFeedError, readCsvSample } from '../csv-sample.ts'
import { openSource } from '../open-source.ts'
import { type CellWord, type Meaning, meaningsOf, wordsOf } from './cell-words.ts'

/** A column of a file beside the field that it becomes. */
export interface SheetColumn {
  heading: string
  /** A `FieldChoice.key`; '' where it is left out. */
  field: string
  label: string
  /** The first cells that are not blank, at most three. */
  examples: string[]
  doubt: ColumnDoubt | null
  /** It says in which unit another column is, and is no field of its own. */
  isUnit: boolean
  /** What its cells say that its field does not know, with what a person can choose for each. */
  words: CellWord[]
  meanings: readonly Meaning[]
}

/** The columns of a CSV file or a workbook, with what may be wrong. */
export interface ReadSheet {
  columns: SheetColumn[]
  /** Of no single column. */
  doubts: ColumnDoubt[]
  /** 'Car' and the like, for rows that do not say it; null where every row does. */
  defaultType: string | null
  /** Whether no column has a field: the first line may name none. */
  isUnknown: boolean
  /** Lines above the heading, which are left out. */
  titles: number
}

/** The heading and the first rows of a file; null when it is JSON, which has no columns. @throws {FeedError} */
export async function openSheet(file: string): Promise<CsvSample | null> {
  const { chunks } = await openSource(file)
  try {
    return await readCsvSample(chunks)
  } catch (error) {
    if (error instanceof JsonFeedError) return null
    throw error
  }
}

/** The map that the headings suggest. */
export function guessMap({ heading, rows }: CsvSample): ColumnMap {
  return columnMapSchema.parse(guessColumns(heading, rows).map)
}

/**
 * What the dealer sees of a file that is read by this map.
 *
 * @param unknownStates of rows behind the first ones too
 */
export function describeSheet(
  sample: CsvSample,
  map: ColumnMap,
  unknownStates: readonly string[] = [],
): ReadSheet {
  const { heading, rows, titles } = sample
  const { doubts } = mapOfChoice(heading, saidRows(sample, map.columns), fieldsOf(map))
  const isOf = (name: string) => (doubt: ColumnDoubt) => 'column' in doubt && doubt.column === name
  const units = new Set(Object.values(map.columns).map(({ unit }) => unit))
  const type = map.defaults[typeField]
  return {
    columns: heading.flatMap((name, index) => {
      if (name === '' || heading.indexOf(name) !== index) return []
      const column = columnOf(map, name)
      const cells = rows.map((row) => row[index] ?? '')
      return {
        heading: name,
        field: column ? fieldKey(column) : '',
        label: column ? labelOf(column) : '',
        examples: examplesOf(cells),
        doubt: doubts.find(isOf(name)) ?? null,
        isUnit: units.has(name),
        words: column ? wordsOf(column, cells, column.to === stateField ? unknownStates : []) : [],
        meanings: column ? meaningsOf(column) : [],
      }
    }),
    doubts: doubts.filter((doubt) => !('column' in doubt)),
    defaultType: type === undefined ? null : String(type),
    isUnknown: Object.keys(map.columns).length === 0,
    titles,
  }
}

function fieldsOf({ columns }: ColumnMap): Map<string, { to: string; as: ConversionName }> {
  return new Map(Object.entries(columns).map(([name, { to, as }]) => [name, { to, as }]))
}

/** The rows with what somebody has said of their cells. */
function saidRows(
  { heading, rows }: CsvSample,
  columns: Readonly<Record<string, { values?: Readonly<Record<string, string>> | undefined }>>,
): string[][] {
  const values = heading.map((name) => (Object.hasOwn(columns, name) ? columns[name]?.values : undefined))
  return rows.map((row) =>
    row.map((cell, index) => {
      const said = values[index]
      return said && Object.hasOwn(said, cell.trim()) ? (said[cell.trim()] ?? cell) : cell
    }),
  )
}

/** Characters of an example: a description has thousands. */
const longestExample = 60

function examplesOf(cells: readonly string[]): string[] {
  const filled = [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))]
  return filled
    .slice(0, 3)
    .map((cell) => (cell.length > longestExample ? `${cell.slice(0, longestExample)}…` : cell))
}

export interface ChosenField {
  to: string
  as: ConversionName
  values?: Readonly<Record<string, string>>
}

/** What a person has chosen: by heading, a `FieldChoice` or null for a column that is left out. */
export interface ColumnChoice {
  /** `values`: what its words mean; absent where nobody was asked. */
  fields: ReadonlyMap<string, ChosenField | null>
  /** For rows that do not say it. */
  defaultType: string
}

/**
 * The map with what a person has chosen. A column whose field stays keeps how its cells are read, and what a form does not show
 * of a map stays.
 */
export function applyChoice(
  sample: CsvSample,
  before: ColumnMap,
  { fields, defaultType }: ColumnChoice,
): ColumnMap {
  const chosen = new Map([...fields].flatMap(([name, field]) => (field ? [[name, field] as const] : [])))
  const rows = saidRows(sample, Object.fromEntries(chosen))
  const suggested: GuessedColumns['map'] = mapOfChoice(sample.heading, rows, chosen).map
  const isKept = (name: string) => {
    const [former, field] = [columnOf(before, name), chosen.get(name)]
    return former !== undefined && field !== undefined && fieldKey(former) === fieldKey(field)
  }
  const isOfFile = (name: string) => sample.heading.includes(name)
  const elsewhere = Object.entries(before.columns).filter(
    ([name, { optional }]) => optional && !isOfFile(name),
  )
  const columns = Object.fromEntries([
    ...elsewhere,
    ...Object.entries(suggested.columns).map(([name, column]) => [
      name,
      withValues((isKept(name) && before.columns[name]) || column, chosen.get(name)?.values),
    ]),
  ])
  // In the order of the guess: the same vehicle with its fields in another order counts as changed.
  const defaults = { ...suggested.defaults, ...otherDefaults(before) }
  if (Object.hasOwn(defaults, typeField)) defaults[typeField] = defaultType
  const identify = before.identify.filter(isOfFile)
  return columnMapSchema.parse({
    ...before,
    columns,
    defaults,
    identify: isIdMapped(chosen) ? [] : identify.length > 0 ? identify : (suggested.identify ?? []),
    // A person has seen them, so they are not asked about again.
    ignore: sample.heading.filter((name) => name !== '' && !chosen.has(name)),
  })
}

function withValues(column: string | object, values: ChosenField['values']): string | object {
  if (values === undefined) return column
  return { ...(typeof column === 'string' ? { to: column } : column), values }
}

function isIdMapped(chosen: ReadonlyMap<string, { to: string }>): boolean {
  return [...chosen.values()].some(({ to }) => to === 'metadata.stockId')
}

/** Without the state and the type, which follow from the columns. */
function otherDefaults({ defaults }: ColumnMap): ColumnMap['defaults'] {
  const { [typeField]: _type, [stateField]: _state, ...others } = defaults
  return others
}
