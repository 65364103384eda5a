import { pricePositions, pricePositionWords } from '../stock/price-position.ts'
import { type Appraisable, comparableFacts } from './comparable-facts.ts'
import { ageKey, type Group, insertRow, type RowValues, removeRow } from './group.ts'
import { createIdTable, type IdTable } from './id-table.ts'

/** The vehicles that can be compared, each in a numbered row; numbers of rows that were left are given out again. */
export interface RowTable extends RowValues {
  rows: IdTable
  /** By row. */
  ids: string[]
  /** By row. */
  groups: Group[]
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

/** Rows that are compared with one another lie side by side, so that comparing walks through memory in order. */
export function createRowTable(listings: Iterable<Appraisable>): RowTable {
  const drafts = new Map<string, RowDraft[]>()
  let count = 0
  for (const listing of listings) {
    const draft = draftRow(listing)
    if (draft === null) continue
    count++
    const members = drafts.get(draft.group)
    if (members) members.push(draft)
    else drafts.set(draft.group, [draft])
  }
  const ids: string[] = []
  const rows = createIdTable(ids, count)
  const table: RowTable = {
    rows,
    ids,
    groups: [],
    groupNamed: new Map(),
    free: [],
    ...columnsOf(count + 1024),
  }
  for (const [name, members] of drafts) {
    members.sort((a, b) => a.key - b.key || a.standard - b.standard)
    const group: Group = { name, rows: [] }
    group.rows = members.map((draft) => write(table, draft, group))
    table.groupNamed.set(name, group)
  }
  return table
}

/** Takes a row for a vehicle that has none. */
export function addRow(table: RowTable, draft: RowDraft): number {
  const group = table.groupNamed.get(draft.group) ?? { name: draft.group, rows: [] }
  table.groupNamed.set(draft.group, group)
  const row = write(table, draft, group)
  insertRow(group, table, row)
  return row
}

/** Gives a row back. */
export function dropRow(table: RowTable, row: number): void {
  const group = table.groups[row] as Group
  removeRow(group, table, row)
  if (group.rows.length === 0) table.groupNamed.delete(group.name)
  table.rows.remove(row)
  table.ids[row] = ''
  table.stale[row] = 0
  table.free.push(row)
}

/** A position's word as a number; 0 for none. */
export function codeOf(word: string | undefined): number {
  return word === undefined ? 0 : words.indexOf(word) + 1
}

const words: readonly string[] = pricePositions.map((position) => pricePositionWords[position])

/** The place in the group's order is left to the caller. */
function write(table: RowTable, { id, key, standard, told }: RowDraft, group: Group): number {
  const row = table.free.pop() ?? table.ids.length
  if (row === table.keys.length) Object.assign(table, columnsOf(row * 2, table))
  table.ids[row] = id
  table.rows.add(row)
  table.groups[row] = group
  table.keys[row] = key
  table.standards[row] = standard
  table.told[row] = told
  return row
}

function columnsOf(length: number, from?: RowTable) {
  const columns = {
    keys: new Uint32Array(length),
    standards: new Float32Array(length),
    told: new Uint8Array(length),
    stale: new Uint8Array(length),
  }
  if (from) {
    columns.keys.set(from.keys)
    columns.standards.set(from.standards)
    columns.told.set(from.told)
    columns.stale.set(from.stale)
  }
  return columns
}
