import { hash } from 'node:crypto'
import { knownMake } from '#domain/makes/known-make.ts'
import { createTitleSplitter, firstWordOfTitle, type TitleSplitter } from '#domain/makes/split-title.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'
import { FeedError } from '../feed-error.ts'
import type { ColumnMap } from './column-map.ts'
import { type Conversion, conversions, isNothing, readPriceNote } from './conversions.ts'

interface Cell {
  index: number
  /** Its value is an object, whose fields are all copied. */
  isTitle: boolean
  path: readonly string[]
  convert: Conversion
  values: Readonly<Record<string, string>> | undefined
  /** Its text may say "+ VAT" or "POA", which belongs to other fields of the record. */
  isPrice: boolean
  /** A longer text is not converted. */
  mostCharacters: number
}

interface JsonObject {
  [key: string]: unknown
}

interface MappedRow {
  record: JsonObject
  /** The row has no column for the id and none that identifies the vehicle: its id is a hash of all cells. */
  isIdFromCells?: true
  /** The first word of a title that begins with no known make. */
  unknownMake?: string
}

const idPath = 'metadata.stockId'
const makePath = 'vehicle.make'
const registrationPath = 'vehicle.registration'
const vatPath = ['adverts', 'retailAdverts', 'vatStatus']
const onApplicationPath = ['adverts', 'retailAdverts', 'priceOnApplication']
const priceIn = /^adverts\.retailAdverts\.(totalPrice|suppliedPrice|price)\.amountGBP$/

/**
 * Creates the function that makes a record of a row's cells, for a file with this heading.
 *
 * Without a column for the id, the id is a hash of the columns in `identify`, else of all cells: the same row is then
 * the same vehicle in the next import, and a row with another price is another vehicle.
 *
 * @throws {FeedError} that names the columns that the file lacks, and those that it has.
 */
export function createRowMapper(
  map: ColumnMap,
  heading: readonly string[],
  splitTitle: TitleSplitter = createTitleSplitter(map.makes.map((make) => ({ make }))),
): (cells: readonly string[]) => MappedRow {
  assertColumns(map, heading)
  const cells = Object.entries(map.columns).flatMap(([name, column]): Cell[] => {
    const index = heading.indexOf(name)
    if (index < 0) return []
    const isTitle = column.as === 'title'
    const convert = isTitle ? splitTitle : (tidyWords[column.to] ?? conversions[column.as])
    const isPrice = column.as === 'pounds' && priceIn.test(column.to)
    const path = column.to.split('.')
    const mostCharacters = column.as === 'pictures' ? Number.POSITIVE_INFINITY : recordLimits.text
    return [{ index, isTitle, isPrice, path, convert, values: column.values, mostCharacters }]
  })
  // Titles first, so that a column for the make or model overrides the title; then prices, so that a column for the VAT
  // status overrides "+ VAT" in the price.
  cells.sort((a, b) => rank(b) - rank(a))
  const defaults = Object.entries(map.defaults).map(([path, value]) => ({ path: path.split('.'), value }))
  const idOf = Object.values(map.columns).some(({ to }) => to === idPath) ? null : createIds(map, heading)

  return (row) => {
    const record: JsonObject = {}
    const derived = idOf?.(row)
    if (derived) place(record, idPath.split('.'), derived.id)
    let unknownMake: string | undefined
    for (const { path, value } of defaults) place(record, path, value)
    for (const { index, isTitle, isPrice, path, convert, values, mostCharacters } of cells) {
      const text = row[index]?.trim()
      if (!text) continue
      const meant = values && Object.hasOwn(values, text) ? (values[text] ?? text) : text
      // Of a cell of many megabytes, no pattern reads a character. It keeps its text like any that cannot be converted.
      if (meant.length > mostCharacters) {
        if (!isTitle) place(record, path, meant)
        continue
      }
      if (isNothing(meant)) continue
      if (isTitle) {
        const parts = splitTitle(meant)
        if (parts === null) unknownMake = firstWordOfTitle(meant)
        for (const [field, part] of Object.entries(parts ?? {})) place(record, [...path, field], part)
        continue
      }
      const note = isPrice ? readPriceNote(meant) : null
      if (note?.onApplication) {
        place(record, onApplicationPath, true)
        continue
      }
      if (note?.vatStatus) place(record, vatPath, note.vatStatus)
      // A cell that cannot be converted keeps its text, and parsing the record reports the field.
      place(record, path, convert(meant) ?? meant)
    }
    return {
      record,
      ...(derived?.isFromCells && { isIdFromCells: true }),
      ...(unknownMake !== undefined && { unknownMake }),
    }
  }
}

/** How words are written that must be the same in all feeds. */
const tidyWords: Readonly<Record<string, Conversion>> = {
  [makePath]: knownMake,
  [registrationPath]: (text) => text.toUpperCase(),
}

function rank({ isTitle, isPrice }: Cell): number {
  return isTitle ? 2 : Number(isPrice)
}

function assertColumns(map: ColumnMap, heading: readonly string[]): void {
  const missing = missingColumns(map, heading)
  if (missing.length === 0) return
  const lacks = missing.length === 1 ? `column ${missing[0]} is` : `columns ${missing.join(', ')} are`
  throw new FeedError(`The ${lacks} missing. The file has: ${heading.join(', ').slice(0, 500)}`)
}

/** The columns that the map requires and the heading lacks. */
export function missingColumns(map: ColumnMap, heading: readonly string[]): string[] {
  const required = Object.entries(map.columns).flatMap(([name, { optional }]) => (optional ? [] : [name]))
  return [...required, ...map.identify].filter((name) => !heading.includes(name))
}

/** A row with nothing in the identifying columns, such as an unregistered vehicle, has an id from all of its cells. */
function createIds({ identify }: ColumnMap, heading: readonly string[]) {
  const places = identify.map((name) => heading.indexOf(name))
  return (row: readonly string[]) => {
    const cells = places.map((at) => (row[at] ?? '').replaceAll(/\s+/g, '').toUpperCase())
    const isFromCells = cells.every(isNothing)
    return { id: hashOf(isFromCells ? row : cells), isFromCells }
  }
}

function hashOf(cells: readonly string[]): string {
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
