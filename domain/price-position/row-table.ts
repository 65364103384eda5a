import { inSteps, type Steps } from '../search/engine/steps.ts'
import { type Appraisable, comparableFacts } from './comparable-facts.ts'
import { type FactColumns, notCompared } from './fact-columns.ts'
import { ageKey, type Group, insertRow, type RowValues, removeRow } from './group.ts'
import type { GroupedRows } from './group-rows.ts'
import { codeOf } from './position-codes.ts'
import { createRowIds, type RowIds } from './row-ids.ts'

/** The vehicles that can be compared, each in a numbered row; numbers of rows that were left are given out again. */
export interface RowTable extends RowValues {
  /** Rows are below this. */
  size: number
  ids: RowIds
  /** By row; null where there is no vehicle. */
  groups: (Group | null)[]
  groupNamed: Map<string, Group>
  /** The position that searches were last told, as `codeOf` has it. */
  told: Uint8Array
  /** 1 where something comparable has changed since the row was last looked at. */
  stale: Uint8Array
  free: number[]
}

/** What a row is to hold. */
export interface RowDraft {
  id: string
  group: string
  key: number
  standard: number
  told: number
}

/** Null where the vehicle cannot be compared. */
export function draftRow(listing: Appraisable): RowDraft | null {
  const facts = comparableFacts(listing)
  if (facts === null) return null
  const { group, year, mileage, standard } = facts
  return {
    id: listing.id,
    group,
    key: ageKey(year, mileage),
    standard,
    told: codeOf(listing.words.pricePosition),
  }
}

/** Row by row what `facts` say. All rows are stale. */
export function* createRowTable(facts: FactColumns, grouped: GroupedRows): Steps<RowTable> {
  const { names, groups: numbers, keys, standards, told } = facts
  const size = keys.length
  const ids = createRowIds(facts.ids)
  const table: RowTable = {
    size,
    ids,
    groups: new Array<Group | null>(size).fill(null),
    groupNamed: new Map(),
    free: [],
    ...columnsOf(size + 1024, { keys, standards, told, stale: new Uint8Array(size).fill(1) }),
  }
  let start = 0
  for (const [number, name] of names.entries()) {
    const end = grouped.ends[number] as number
    const group: Group = { name, rows: Array.from(grouped.rows.subarray(start, end)) }
    for (const row of group.rows) table.groups[row] = group
    table.groupNamed.set(name, group)
    start = end
    yield
  }
  yield* inSteps(size, (from, to) => {
    for (let row = from; row < to; row++) {
      if (numbers[row] !== notCompared) continue
      ids.drop(row)
      table.stale[row] = 0
      table.free.push(row)
    }
  })
  return table
}

/** Takes a row for a vehicle that has none. */
export function addRow(table: RowTable, { id, key, standard, told, ...draft }: RowDraft): number {
  const group = table.groupNamed.get(draft.group) ?? { name: draft.group, rows: [] }
  table.groupNamed.set(draft.group, group)
  const row = table.free.pop() ?? table.size++
  if (row === table.keys.length) Object.assign(table, columnsOf(row * 2, table))
  table.ids.take(row, id)
  table.groups[row] = group
  table.keys[row] = key
  table.standards[row] = standard
  table.told[row] = told
  insertRow(group, table, row)
  return row
}

/** Gives a row back. */
export function dropRow(table: RowTable, row: number): void {
  const group = table.groups[row] as Group
  removeRow(group, table, row)
  if (group.rows.length === 0) table.groupNamed.delete(group.name)
  table.ids.drop(row)
  table.groups[row] = null
  table.stale[row] = 0
  table.free.push(row)
}

type RowColumns = Pick<RowTable, 'keys' | 'standards' | 'told' | 'stale'>

function columnsOf(length: number, { keys, standards, told, stale }: RowColumns): RowColumns {
  const columns = {
    keys: new Uint32Array(length),
    standards: new Float32Array(length),
    told: new Uint8Array(length),
    stale: new Uint8Array(length),
  }
  columns.keys.set(keys)
  columns.standards.set(standards)
  columns.told.set(told)
  columns.stale.set(stale)
  return columns
}
