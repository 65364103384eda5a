import { hash } from 'node:crypto'
import { FeedError } from '../feed-error.ts'
import type { ColumnMap } from './column-map.ts'
import { type Conversion, conversions } from './conversions.ts'

interface Cell {
  index: number
  path: readonly string[]
  convert: Conversion
  values: Readonly<Record<string, string>> | undefined
}

interface JsonObject {
  [key: string]: unknown
}

const idPath = 'metadata.stockId'

/**
 * How to make a record of a row's cells, for a file with this heading.
 *
 * Without a column for the id, the id is a hash of the row's own cells: the same row is the same vehicle in the
 * next import, and a row with another price is another vehicle (import such files with `--replace`).
 *
 * @throws {FeedError} that names the columns which the file lacks, and those which it has.
 */
export function createRowMapper(
  map: ColumnMap,
  heading: readonly string[],
): (cells: readonly string[]) => JsonObject {
  assertColumns(map, heading)
  const cells = Object.entries(map.columns).flatMap(([name, column]): Cell[] => {
    const index = heading.indexOf(name)
    if (index < 0) return []
    return [{ index, path: column.to.split('.'), convert: conversions[column.as], values: column.values }]
  })
  const defaults = Object.entries(map.defaults).map(([path, value]) => ({ path: path.split('.'), value }))
  const derivesId = derivesIds(map)

  return (row) => {
    const record: JsonObject = {}
    if (derivesId) place(record, idPath.split('.'), rowId(row))
    for (const { path, value } of defaults) place(record, path, value)
    for (const { index, path, convert, values } of cells) {
      const text = row[index]?.trim()
      if (!text) continue
      const meant = values && Object.hasOwn(values, text) ? (values[text] ?? text) : text
      // What cannot be read stays as it is: the record's parser then says so, and about which field.
      place(record, path, convert(meant) ?? meant)
    }
    return record
  }
}

export function derivesIds(map: ColumnMap): boolean {
  return !Object.values(map.columns).some(({ to }) => to === idPath)
}

function assertColumns(map: ColumnMap, heading: readonly string[]): void {
  const missing = missingColumns(map, heading)
  if (missing.length === 0) return
  const lacks = missing.length === 1 ? `column ${missing[0]} is` : `columns ${missing.join(', ')} are`
  throw new FeedError(`The ${lacks} missing. The file has: ${heading.join(', ').slice(0, 500)}`)
}

/** The columns that a file of this shape must have, and this heading has not. */
export function missingColumns(map: ColumnMap, heading: readonly string[]): string[] {
  return Object.entries(map.columns).flatMap(([name, { optional }]) =>
    optional || heading.includes(name) ? [] : [name],
  )
}

function rowId(cells: readonly string[]): string {
  return hash('sha256', JSON.stringify(cells)).slice(0, 32)
}

function place(record: JsonObject, path: readonly string[], value: unknown): void {
  let at = record
  for (let step = 0; step < path.length - 1; step++) {
    const key = path[step] ?? ''
    const next = at[key]
    if (typeof next === 'object' && next !== null) at = next as JsonObject
    else {
      const made: JsonObject = {}
      at[key] = made
      at = made
    }
  }
  at[path.at(-1) ?? ''] = value
}
