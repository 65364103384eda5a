import type { z } from 'zod'
import { nearestName } from '#domain/nearest-name.ts'
import { stockRecordSchema } from '#domain/stock/record.ts'
import { type ConversionName, conversionNames } from './conversions.ts'

/**
 * What is wrong with the columns of a map, a sentence each that says what would be right: a field that seems misspelt, a
 * conversion that does not exist, or one that cannot make the field. A field that resembles no known one is accepted,
 * because records keep fields that pages do not show.
 */
export function mapMistakes(map: unknown): string[] {
  const columns = isObject(map) && isObject(map.columns) ? Object.entries(map.columns) : []
  const defaults = isObject(map) && isObject(map.defaults) ? Object.keys(map.defaults) : []
  return [
    ...columns.flatMap(([name, column]) => columnMistakes(column).map((mistake) => `${name}: ${mistake}`)),
    ...defaults.flatMap((path) => pathMistakes(path).map((mistake) => `defaults: ${mistake}`)),
  ]
}

function columnMistakes(column: unknown): string[] {
  if (typeof column === 'string') return [...pathMistakes(column), ...kindMistakes(column, 'text')]
  if (!isObject(column)) return ['must be a field, or an object with "to"']
  const { to, as = 'text' } = column
  const unknownKeys = Object.keys(column).filter((key) => !columnKeys.includes(key))
  return [
    ...unknownKeys.map((key) => `"${key}" is not known: ${meant(key, columnKeys)}`),
    ...(typeof to === 'string' ? pathMistakes(to) : ['"to" must name a field']),
    ...(isConversion(as)
      ? kindMistakes(String(to), as)
      : [`"as": ${JSON.stringify(as)} is not known: ${conversionFor(as, to)}`]),
  ]
}

const columnKeys = ['to', 'as', 'values', 'separator', 'unit', 'optional']

function isConversion(as: unknown): as is ConversionName {
  return (conversionNames as readonly unknown[]).includes(as)
}

/** What people write for a conversion. */
const otherNames: Readonly<Record<string, ConversionName>> = {
  string: 'text',
  str: 'text',
  integer: 'number',
  int: 'number',
  float: 'number',
  decimal: 'number',
  price: 'pounds',
  money: 'pounds',
  currency: 'pounds',
  gbp: 'pounds',
  mileage: 'miles',
  km: 'kilometres',
  kilometers: 'kilometres',
  images: 'pictures',
  image: 'pictures',
  photos: 'pictures',
  urls: 'pictures',
  equipment: 'features',
  boolean: 'flag',
  bool: 'flag',
  datetime: 'date',
  bhp: 'power',
}

function conversionFor(as: unknown, to: unknown): string {
  const needed = listFields[String(to)]
  if (needed) return `this field needs "${needed}"`
  if (/list|array/i.test(String(as)))
    return '"pictures" reads a list of pictures, "features" one of equipment'
  const other = otherNames[String(as).toLowerCase()]
  return other ? `"${other}" is meant` : meant(String(as), conversionNames)
}

/** Fields that are lists of objects, which only one conversion makes. */
const listFields: Readonly<Record<string, ConversionName>> = {
  'media.images': 'pictures',
  features: 'features',
}

function kindMistakes(to: string, as: ConversionName): string[] {
  const needed = listFields[to]
  if (needed && as !== needed) return [`"${to}" needs "as": "${needed}"`]
  if (!needed && Object.values(listFields).includes(as)) {
    const field = Object.keys(listFields).find((each) => listFields[each] === as)
    return [`"as": "${as}" needs "to": "${field}"`]
  }
  if ((as === 'sold' || as === 'reserved') && to !== stateField)
    return [`"as": "${as}" needs "to": "${stateField}"`]
  return to === 'vehicle' && as !== 'title' ? ['"vehicle" needs "as": "title"'] : []
}

const stateField = 'metadata.lifecycleState'

function pathMistakes(path: string): string[] {
  if (recordPaths.has(path)) return []
  const near = nearestName(path, [...recordPaths])
  return near ? [`"${path}" is no field of a record: "${near}" is meant`] : []
}

function meant(word: string, known: readonly string[]): string {
  const near = nearestName(word, known)
  return near ? `"${near}" is meant` : `known are ${known.join(', ')}`
}

/** Auto Trader's fields that the schema of a record does not declare, because no page shows them. */
const otherFields = [
  ...['vin', 'engineNumber', 'derivativeId', 'hoursUsed', 'exDemo', 'origin', 'keys', 'vehicleExciseDutyGBP'],
  ...['topSpeedKPH', 'widthMM', 'engineTorqueNM', 'engineTorqueLBFT', 'bootSpaceSeatsUpLitres'],
  ...['bootSpaceSeatsDownLitres', 'minimumKerbWeightKG', 'gears', 'cylinders', 'valves', 'interiorCondition'],
].map((field) => `vehicle.${field}`)

const recordPaths: ReadonlySet<string> = new Set([
  'vehicle',
  ...pathsOf(stockRecordSchema, ''),
  ...otherFields,
  'metadata.externalStockId',
  'metadata.externalStockReference',
  'metadata.searchId',
  'advertiser.advertiserId',
  'media.video.href',
])

interface ZodNode {
  shape?: Record<string, ZodNode>
  unwrap?: () => ZodNode
}

/** The fields that a schema declares; those of a list's elements are not, because no cell is one. */
function pathsOf(schema: z.ZodType, before: string): string[] {
  let node = schema as unknown as ZodNode
  while (node.shape === undefined && 'innerType' in ((schema as { def?: object }).def ?? {}) && node.unwrap) {
    node = node.unwrap()
    schema = node as unknown as z.ZodType
  }
  if (node.shape === undefined) return [before]
  return Object.entries(node.shape).flatMap(([name, field]) =>
    pathsOf(field as unknown as z.ZodType, before === '' ? name : `${before}.${name}`),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
