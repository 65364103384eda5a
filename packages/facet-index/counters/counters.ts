import type { CodeColumn } from '../columns/columns.ts'
import type { Arena } from '../kernels/arena.ts'
import { inBatches, type Task } from '../tasks/task.ts'
import { createCompositeColumns, widestField } from './composite-column.ts'
import { type Groups, groupCount } from './groups.ts'

/**
 * What facets are counted from: the composite codes of a document lie side by side in one row, so counting a document
 * reads one place in memory.
 */
export interface Counters {
  columns: readonly CounterColumn[]
  /** How many of `columns`, from the first: all but the group numbers, which are the last if they have a column. */
  ungrouped: number
  /** Row by row, one code for each of `columns`. */
  rows: Uint16Array
  /** For each of `columns` where its part of `counts` starts. The first part is that of the groups, column or not. */
  starts: Uint32Array
  /** Documents by composite code; all 0 between uses. */
  counts: Uint32Array
  /** By field ordinal, how the field is read from a row. */
  columnOf: ReadonlyMap<number, { column: number; decode: Uint32Array }>
  /** By field ordinal, the codes of fields with too many values for a 16-bit column. */
  wide: ReadonlyMap<number, CodeColumn>
}

/** A composite column, the group numbers, or one field by itself. */
export interface CounterColumn {
  /** Codes are below this. */
  size: number
  ordinals: readonly number[]
  /** For each of `ordinals`: code of the column → code of the field. */
  decode: readonly Uint32Array[]
}

export interface CounterPlan extends Pick<Counters, 'wide'> {
  /** `codes` by document; null for the group numbers. */
  columns: readonly (CounterColumn & { codes: CodeColumn | null })[]
}

const widestColumn = 65_536

/**
 * Decides how fields are counted. Fields without a value take no part.
 *
 * @param fields By ordinal of the fields with facets, codes below `capacities`.
 */
export function* planCounters(
  fields: readonly CodeColumn[],
  capacities: readonly number[],
  groups: Groups,
): Task<CounterPlan> {
  const capacityOf = (ordinal: number) => capacities[ordinal] as number
  const used = fields.flatMap((_, ordinal) => (capacityOf(ordinal) > 1 ? [ordinal] : []))
  const withGroups = groups.ordinals.length > 0 && groupCount(groups) <= widestColumn
  const ungrouped = used.filter((ordinal) => !groups.ordinals.includes(ordinal))
  const narrow = ungrouped.filter((ordinal) => capacityOf(ordinal) <= widestField)
  const alone = ungrouped.filter(
    (ordinal) => capacityOf(ordinal) > widestField && capacityOf(ordinal) <= widestColumn,
  )
  const composites = yield* createCompositeColumns(narrow, fields, capacities)
  const columns = [
    ...composites,
    ...alone.map((ordinal) => ({
      size: capacityOf(ordinal),
      ordinals: [ordinal],
      decode: [Uint32Array.from({ length: capacityOf(ordinal) }, (_, code) => code)],
      codes: fields[ordinal] as CodeColumn,
    })),
    ...(withGroups
      ? [{ size: groupCount(groups), ordinals: groups.ordinals, decode: groups.codes, codes: null }]
      : []),
  ]
  const wide = [
    ...(withGroups ? [] : groups.ordinals.filter((ordinal) => used.includes(ordinal))),
    ...ungrouped.filter((ordinal) => capacityOf(ordinal) > widestColumn),
  ]
  return { columns, wide: new Map(wide.map((ordinal) => [ordinal, fields[ordinal] as CodeColumn])) }
}

/** Lengths in bytes of what `createCounters` takes from the arena. */
export function counterLengths({ columns }: CounterPlan, groups: Groups, size: number): number[] {
  return [size * columns.length * 2, columns.length * 4, countsLength(columns, groups) * 4]
}

function countsLength(columns: CounterPlan['columns'], groups: Groups): number {
  return columns.reduce((sum, { codes, size }) => sum + (codes === null ? 0 : size), groupCount(groups))
}

export function* createCounters(
  { columns, wide }: CounterPlan,
  groups: Groups,
  size: number,
  arena: Arena,
): Task<Counters> {
  const rows = arena.u16(size * columns.length)
  const starts = arena.u32(columns.length)
  const counts = arena.u32(countsLength(columns, groups))
  let start = groupCount(groups)
  for (const [column, { codes, size: length }] of columns.entries()) {
    if (codes === null) {
      yield* writeGroups(rows, column, columns.length, groups)
      continue
    }
    starts[column] = start
    start += length
    yield* inBatches(size, (from, to) => {
      for (let d = from; d < to; d++) rows[d * columns.length + column] = codes[d] as number
    })
  }
  const columnOf = columns.flatMap(({ ordinals, decode }, column) =>
    ordinals.map((ordinal, i) => [ordinal, { column, decode: decode[i] as Uint32Array }] as const),
  )
  return {
    columns: columns.map(({ size: length, ordinals, decode }) => ({ size: length, ordinals, decode })),
    ungrouped: columns.filter(({ codes }) => codes !== null).length,
    rows,
    starts,
    counts,
    columnOf: new Map(columnOf),
    wide,
  }
}

function* writeGroups(rows: Uint16Array, column: number, stride: number, { starts }: Groups): Task<void> {
  let group = 0
  yield* inBatches(starts.at(-1) as number, (from, to) => {
    for (let d = from; d < to; d++) {
      if (d === starts[group + 1]) group++
      rows[d * stride + column] = group
    }
  })
}

/** The facet code of a document. */
export function codeAt(
  { columns, rows, columnOf, wide }: Counters,
  ordinal: number,
  document: number,
): number {
  const found = columnOf.get(ordinal)
  if (found === undefined) return wide.get(ordinal)?.[document] ?? 0
  return found.decode[rows[document * columns.length + found.column] as number] as number
}
