import { hash } from 'node:crypto'
import { readVatStatus } from '#domain/finance/vat-words.ts'
import { createTitleSplitter, firstWordOfTitle, type TitleSplitter } from '#domain/makes/split-title.ts'
import { dateFields } from '#domain/stock/date-fields.ts'
import { dayOrderOf, readDay } from '#domain/stock/read-day.ts'
import type { RecordWarning } from '#domain/stock/record-fault.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'
import { FeedError } from '../feed-error.ts'
import { type ListReader, readFeatures, readPictures } from './cell-lists.ts'
import type { ColumnMap } from './column-map.ts'
import { type Conversion, type ConversionName, conversions, isNothing } from './conversions.ts'
import { readPrice } from './read-price.ts'

interface Cell {
  index: number
  /** Its value is an object, whose fields are all copied. */
  isTitle: boolean
  path: readonly string[]
  convert: Conversion
  values: Readonly<Record<string, string>> | undefined
  /** Its text may say "+ VAT" or "POA", which belongs to other fields of the record. */
  isPrice: boolean
  /** Its text is the VAT status, which a price may have given before. */
  isVat: boolean
  /** A longer text is not converted. */
  mostCharacters: number
  /** Its values are added to those of other columns of the same field. */
  isList: boolean
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
  /** Cells that cannot be read, with a reason that the record does not show. */
  warnings?: RecordWarning[]
  /** No cell says the type: it is that of the map's defaults. */
  hasDefaultType?: true
}

const idPath = 'metadata.stockId'
const registrationPath = 'vehicle.registration'
const vatField = 'adverts.retailAdverts.vatStatus'
const vatPath = vatField.split('.')
const typeField = 'vehicle.vehicleType'
const onApplicationPath = ['adverts', 'retailAdverts', 'priceOnApplication']
const priceIn = /^adverts\.retailAdverts\.(totalPrice|suppliedPrice|price)(\.amountGBP)?$/

/**
 * Creates the function that makes a record of a row's cells, for a file with this heading.
 *
 * Without a column for the id, the id is a hash of the columns in `identify`, else of all cells: the same row is then
 * the same vehicle in the next import, and a row with another price is another vehicle.
 *
 * @param sample The first rows of the file. They decide whether a column of dates has the day or the month first.
 * @throws {FeedError} that names the columns that the file lacks, and those that it has.
 */
export function createRowMapper(
  map: ColumnMap,
  heading: readonly string[],
  splitTitle: TitleSplitter = createTitleSplitter(map.makes.map((make) => ({ make }))),
  sample: readonly (readonly string[])[] = [],
): (cells: readonly string[]) => MappedRow {
  assertColumns(map, heading)
  const cells = Object.entries(map.columns).flatMap(([name, column]): Cell[] => {
    const index = heading.indexOf(name)
    if (index < 0) return []
    const isTitle = column.as === 'title'
    const isDate = column.as === 'date' || dateFields.has(column.to)
    const as = unitless.has(column.as) ? (unitsOf[column.to] ?? column.as) : column.as
    const readList = listReaders[column.as]
    const convert = readList
      ? (text: string) => readList(text, column.separator)
      : isTitle
        ? splitTitle
        : isDate
          ? dateReader(sample.map((row) => row[index] ?? ''))
          : (tidyWords[column.to] ?? conversions[as])
    const isPrice = priceIn.test(column.to)
    const path = column.to.split('.')
    const isList = readList !== undefined
    const mostCharacters = isList ? Number.POSITIVE_INFINITY : recordLimits.text
    const isVat = column.to === vatField
    return [{ index, isTitle, isPrice, isVat, isList, path, convert, values: column.values, mostCharacters }]
  })
  // Titles first, so that a column for the make or model overrides the title; then prices, so that a column for the VAT
  // status overrides "+ VAT" in the price.
  cells.sort((a, b) => rank(b) - rank(a))
  const defaults = Object.entries(map.defaults).map(([path, value]) => ({ path: path.split('.'), value }))
  const hasDefaultType = Object.hasOwn(map.defaults, typeField)
  const typeCells = Object.entries(map.columns).flatMap(([name, { to }]) =>
    to === typeField ? heading.indexOf(name) : [],
  )
  const idOf = Object.values(map.columns).some(({ to }) => to === idPath) ? null : createIds(map, heading)

  return (row) => {
    const record: JsonObject = {}
    const derived = idOf?.(row)
    if (derived) place(record, idPath.split('.'), derived.id)
    let unknownMake: string | undefined
    let isVatRead = false
    for (const { path, value } of defaults) place(record, path, value)
    const warnings: RecordWarning[] = []
    for (const { index, isTitle, isPrice, isVat, isList, path, convert, values, mostCharacters } of cells) {
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
      const price = isPrice ? readPrice(meant) : null
      if (price?.state === 'on application') {
        place(record, onApplicationPath, true)
        continue
      }
      if (price !== null) {
        if (price.vatStatus) place(record, vatPath, price.vatStatus)
        isVatRead ||= price.vatStatus !== null
        place(record, path, price.pounds)
        continue
      }
      // A column such as "VAT: 20%" says less than "+ VAT" in the price.
      if (isVat && isVatRead && readVatStatus(meant) === null) continue
      if (isList) {
        const values = convert(meant)
        if (values === null) warnings.push({ field: path.join('.'), ...severalValues })
        else append(record, path, values as unknown[])
        continue
      }
      // A cell that cannot be converted keeps its text, and parsing the record reports the field.
      place(record, path, isPrice ? meant : (convert(meant) ?? meant))
    }
    return {
      record,
      ...(derived?.isFromCells && { isIdFromCells: true }),
      ...(unknownMake !== undefined && { unknownMake }),
      ...(warnings.length > 0 && { warnings }),
      ...(hasDefaultType && typeCells.every((at) => isNothing(row[at]?.trim() ?? '')) && { hasDefaultType }),
    }
  }
}

const listReaders: { readonly [C in ConversionName]?: ListReader } = {
  pictures: readPictures,
  features: readFeatures,
}

const severalValues = {
  outcome: 'field left out',
  reason: 'The cell holds several: say what separates them, such as "separator": ",", in the column map',
} as const

/** Conversions that would drop the unit of a cell, and what the unit of a field is read by instead: "110 kW" is no 110. */
const unitless: ReadonlySet<ConversionName> = new Set(['text', 'number'])
const unitsOf: Readonly<Record<string, ConversionName>> = {
  'vehicle.odometerReadingMiles': 'miles',
  'vehicle.enginePowerBHP': 'power',
  'vehicle.badgeEngineSizeLitres': 'litres',
}

/** How words are written that must be the same in all feeds. */
const tidyWords: Readonly<Record<string, Conversion>> = {
  [registrationPath]: (text) => text.toUpperCase(),
}

/** A cell that contradicts the order of its column keeps its text with the reason, so that nothing reads it otherwise. */
function dateReader(cells: readonly string[]): Conversion {
  const order = dayOrderOf(cells)
  if (order === 'day first') return conversions.date
  return (text) => readDay(text, order) ?? `${text}, month first as the column,`
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

function append(record: JsonObject, path: readonly string[], values: readonly unknown[]): void {
  const before = path.reduce<unknown>((at, key) => (at as JsonObject | undefined)?.[key], record)
  place(record, path, Array.isArray(before) ? [...before, ...values] : values)
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
