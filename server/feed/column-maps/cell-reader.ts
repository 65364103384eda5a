import type { ColumnMap } from './column-map.ts'
import { type Conversion, type ConversionName, conversions } from './conversions.ts'
import { headingUnits, measureReader } from './measures.ts'

/** Conversions that would drop the unit of a cell, and what the unit of a field is read by instead: "110 kW" is no 110. */
const unitless: ReadonlySet<ConversionName> = new Set(['text', 'number'])
const unitsOf: Readonly<Record<string, ConversionName>> = {
  'vehicle.odometerReadingMiles': 'miles',
  'vehicle.enginePowerBHP': 'power',
  'vehicle.badgeEngineSizeLitres': 'litres',
}

/** Of a column without a conversion of its own, the unit that belongs to the field decides: "3.5t" of a weight in kilograms. */
export function cellReader({ as: given, to }: ColumnMap['columns'][string], heading: string): Conversion {
  const as = unitless.has(given) ? (unitsOf[to] ?? given) : given
  if (as === 'number') return measureReader(to, heading) ?? conversions.number
  const units = headingUnits(heading)
  if (as === 'miles' && units.some((unit) => /^k(?:ms?|ilomet(?:re|er)s?)$/.test(unit)))
    return conversions.kilometres
  const power = as === 'power' ? units.find((unit) => unit === 'ps' || unit === 'kw') : undefined
  return power === undefined
    ? conversions[as]
    : (text) => conversions.power(/[a-z]/i.test(text) ? text : `${text} ${power}`)
}

/**
 * A cell of a mileage with the unit that another column names: "72420" and "KM" are "72420 km". Unchanged where the cell has a
 * unit or the column has none. A unit that is no distance stays behind the number, which is then not read.
 */
export function withUnit(text: string, unit: string): string {
  if (unit === '' || /[a-jl-z]|km/i.test(text)) return text
  if (/^k(?:ms?|ilomet(?:re|er)s?)?\.?$/i.test(unit)) return `${text} km`
  return `${text} ${/^(?:m|mi|miles?)\.?$/i.test(unit) ? 'miles' : unit}`
}
