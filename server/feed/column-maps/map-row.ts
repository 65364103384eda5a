import { hash } from 'node:crypto'
import { readPrice, vatOfHeading } from '#domain/finance/read-price.ts'
import type { VatStatus } from '#domain/finance/vat-words.data.ts'
import { agreeOnVat } from '#domain/finance/vat-words.ts'
import { createTitleSplitter, firstWordOfTitle, type TitleSplitter } from '#domain/makes/split-title.ts'
import { dateFields } from '#domain/stock/date-fields.ts'
import { readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { plainText } from '#domain/stock/plain-text.ts'
import { dayOrderOf, readDay, readMonth } from '#domain/stock/read-day.ts'
import type { RecordWarning } from '#domain/stock/record-fault.ts'
import { recordLimits } from '#domain/stock/record-limits.ts'
import { typeOfBody } from '#domain/stock/type-words.ts'
import { FeedError } from '../feed-error.ts'
import { type ListReader, readFeatures, readPictures } from './cell-lists.ts'
import { cellReader, withUnit } from './cell-reader.ts'
import type { ColumnMap } from './column-map.ts'
import { type Conversion, type ConversionName, conversions, isNothing } from './conversions.ts'

interface Cell {
  index: number
  /** What it says is kept as it is, or read as a list. */
  isText: boolean
  /** Its value is an object, whose fields are all copied. */
  isTitle: boolean
  path: readonly string[]
  convert: Conversion
  values: Readonly<Record<string, string>> | undefined
  /** Its text may say "+ VAT" or "POA", which belongs to other fields of the record. */
  isPrice: boolean
  /** What the heading of a price says of VAT, "Price (ex VAT)", for cells that do not. */
  headingVat: VatStatus | null
  /** Its text is the VAT status, which a price may have given before. */
  isVat: boolean
  /** Of the column with the unit of its cells; -1 for none. */
  unitIndex: number
  /** A yes in its cell decides the state, unless the vehicle is gone already. */
  isStateFlag: boolean
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
    const readList = listReaders[column.as]
    const convert = readList
      ? (text: string) => readList(text, column.separator)
      : isTitle
        ? splitTitle
        : isDate
          ? dateReader(sample.map((row) => row[index] ?? ''))
          : (tidyWords[column.to] ?? cellReader(column, name))
    const isPrice = priceIn.test(column.to)
    const headingVat = isPrice ? vatOfHeading(name) : null
    const unitIndex = column.unit === undefined ? -1 : heading.indexOf(column.unit)
    const isStateFlag = column.as === 'sold' || column.as === 'reserved'
    const path = column.to.split('.')
    const isList = readList !== undefined
    const mostCharacters = isList ? Number.POSITIVE_INFINITY : recordLimits.text
    const isVat = column.to === vatField
    const isText = isList || (column.as === 'text' && !isPrice)
    const kinds = { isText, isTitle, isPrice, headingVat, isVat, isList, isStateFlag }
    return [{ index, ...kinds, unitIndex, path, convert, values: column.values, mostCharacters }]
  })
  // Titles first, so that a column for the make or model overrides the title; then prices, so that a column for the VAT
  // status overrides "+ VAT" in the price. Columns such as "Sold" are last, and override the state.
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
    /** What the price says of VAT by its own words, and else by its heading. */
    let vat: { status: VatStatus; isOwn: boolean } | null = null
    for (const { path, value } of defaults) place(record, path, value)
    const warnings: RecordWarning[] = []
    for (const cell of cells) {
      const { index, unitIndex, isTitle, isPrice, headingVat, isVat, isList, isStateFlag } = cell
      const { path, convert, values, mostCharacters, isText } = cell
      const text = row[index]?.trim()
      if (!text) continue
      const said = values && Object.hasOwn(values, text) ? (values[text] ?? text) : text
      // Texts are decoded with the record.
      const meant = isText || !said.includes('&') || said.length > mostCharacters ? said : plainText(said)
      // Of a cell of many megabytes, no pattern reads a character. It keeps its text like any that cannot be converted.
      if (meant.length > mostCharacters) {
        if (!isTitle) place(record, path, meant)
        continue
      }
      // Meta's "not available" is a state.
      if (isNothing(meant) && !(path.at(-1) === 'lifecycleState' && readLifecycle(meant) !== null)) continue
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
      // Feeds for shops write 0 where there is no sale price.
      if (price?.pounds === 0 && isSet(record, path)) continue
      if (price !== null) {
        const status = price.vatStatus ?? headingVat
        if (status) place(record, vatPath, status)
        if (status) vat = { status, isOwn: price.vatStatus !== null }
        place(record, path, price.pounds)
        continue
      }
      if (isVat && vat) {
        const { vatStatus, isContradiction } = agreeOnVat(vat.status, meant)
        place(record, path, isContradiction && !vat.isOwn ? meant : vatStatus)
        if (isContradiction && vat.isOwn)
          warnings.push({ field: vatField, ...contradiction(vat.status, meant, vatStatus) })
        continue
      }
      if (isList) {
        const values = convert(meant)
        if (values === null) warnings.push({ field: path.join('.'), ...severalValues })
        else append(record, path, values as unknown[])
        continue
      }
      const measured = unitIndex < 0 ? meant : withUnit(meant, row[unitIndex]?.trim() ?? '')
      const value = isPrice ? meant : convert(measured)
      if (value === undefined || (isStateFlag && isGone(record))) continue
      // A cell that cannot be converted keeps its text, and parsing the record reports the field.
      place(record, path, value ?? measured)
    }
    const isDefaultType = hasDefaultType && typeCells.every((at) => isNothing(row[at]?.trim() ?? ''))
    const ofBody = isDefaultType ? (readBodyType(record) ?? readTypeOfWeight(record)) : null
    if (ofBody) place(record, typeField.split('.'), ofBody)
    return {
      record,
      ...(derived?.isFromCells && { isIdFromCells: true }),
      ...(unknownMake !== undefined && { unknownMake }),
      ...(warnings.length > 0 && { warnings }),
      ...(isDefaultType && !ofBody && { hasDefaultType }),
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

function contradiction(price: VatStatus, column: string, taken: string) {
  const reason = `The price says ${price} and this column ${JSON.stringify(column.slice(0, 60))}: taken as ${taken}`
  return { outcome: 'field not understood', reason } as const
}

/** How words are written that must be the same in all feeds. */
const tidyWords: Readonly<Record<string, Conversion>> = {
  [registrationPath]: (text) => text.toUpperCase(),
}

/** A cell that contradicts the order of its column keeps its text with the reason, so that nothing reads it otherwise. */
function dateReader(cells: readonly string[]): Conversion {
  const order = dayOrderOf(cells)
  if (order === 'day first') return conversions.date
  return (text) => readDay(text, order) ?? readMonth(text) ?? `${text}, month first as the column,`
}

function rank({ isTitle, isPrice, isStateFlag }: Cell): number {
  if (isStateFlag) return -1
  return isTitle ? 2 : Number(isPrice)
}

/** A panel van is a van, also in a file of cars. */
function readBodyType({ vehicle }: JsonObject): string | null {
  const { bodyType } = (vehicle ?? {}) as JsonObject
  return typeof bodyType === 'string' ? typeOfBody(bodyType) : null
}

/** Kilograms. A licence for cars and vans ends here. */
const heaviestVan = 3_500

function readTypeOfWeight({ vehicle }: JsonObject): string | null {
  const { grossVehicleWeightKG: weight } = (vehicle ?? {}) as JsonObject
  return typeof weight === 'number' && weight > heaviestVan ? 'Truck' : null
}

/** A vehicle that is sold is not reserved, whatever the other column says. */
function isGone(record: JsonObject): boolean {
  const { lifecycleState } = (record.metadata ?? {}) as JsonObject
  const state = readLifecycle(String(lifecycleState ?? ''))
  return state !== null && state !== 'FORECOURT' && state !== 'SALE_IN_PROGRESS'
}

function assertColumns(map: ColumnMap, heading: readonly string[]): void {
  const missing = missingColumns(map, heading)
  if (missing.length === 0) return
  const lacks = missing.length === 1 ? `column ${missing[0]} is` : `columns ${missing.join(', ')} are`
  throw new FeedError(`The ${lacks} missing. The file has: ${heading.join(', ').slice(0, 500)}`)
}

/** The columns that the map requires and the heading lacks. */
export function missingColumns(map: ColumnMap, heading: readonly string[]): string[] {
  const required = Object.entries(map.columns).flatMap(([name, { optional, unit }]) =>
    optional ? [] : [name, ...(unit === undefined ? [] : [unit])],
  )
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

function isSet(record: JsonObject, path: readonly string[]): boolean {
  return path.reduce<unknown>((at, key) => (at as JsonObject | undefined)?.[key], record) !== undefined
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
