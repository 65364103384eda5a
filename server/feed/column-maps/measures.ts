import { plainNumber, tidySpaces, withoutDots } from '#domain/finance/written-number.ts'

/** What one of a unit is in the unit of the field. */
type Units = Readonly<Record<string, number>>

const unitsOf = (pairs: Readonly<Record<number, string>>): Units =>
  Object.fromEntries(
    Object.entries(pairs).flatMap(([factor, names]) =>
      names.split(' ').map((name): [string, number] => [name, Number(factor)]),
    ),
  )

const kilometre = 0.621_371

/** By the end of the field's name, which is its unit. */
const measures: Readonly<Record<string, Units>> = {
  KG: unitsOf({
    1: 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
    1000: 't te ton tons tonne tonnes',
  }),
  MM: unitsOf({
    1: 'mm millimetre millimetres millimeters',
    10: 'cm centimetre centimetres',
    1000: 'm metre metres meter meters',
  }),
  CC: unitsOf({ 1: 'cc ccm cm3 cm³', 1000: 'l litre litres liter liters' }),
  Litres: unitsOf({ 1: 'l lt ltr ltrs litre litres liter liters' }),
  CubicMetres: unitsOf({ 1: 'm3 m³ cbm' }),
  MPH: unitsOf({ 1: 'mph', [kilometre]: 'km/h kmh kph kmph' }),
  MPG: unitsOf({ 1: 'mpg' }),
  Miles: unitsOf({ 1: 'mi mile miles mls', [kilometre]: 'km kms kilometre kilometres kilometer kilometers' }),
  GPKM: unitsOf({ 1: 'g/km gkm g gpkm gms/km grams' }),
  Seconds: unitsOf({ 1: 's sec secs second seconds' }),
  KWH: unitsOf({ 1: 'kwh' }),
}

/** Units whose amounts have no three decimals, so that "18.000 kg" is 18 tonnes. */
const whole: ReadonlySet<string> = new Set(['KG', 'MM', 'CC'])

/** Kilograms. A lower number without a unit is likely to be meant in tonnes, and is not read. */
const lightestGross = 100

/**
 * What reads the cells of a field whose name ends with a unit, such as `grossVehicleWeightKG`: "3.5t" is 3500, "130 g/km"
 * 130. Null for a unit that is not the field's. Undefined for a field without a unit.
 *
 * @param heading Of the column. Its unit holds for cells without one: "Gross weight (t)".
 */
export function measureReader(
  field: string,
  heading: string,
): ((text: string) => number | string | null) | undefined {
  const unit = Object.keys(measures).find((each) => field.endsWith(each))
  const units = unit === undefined ? undefined : measures[unit]
  if (unit === undefined || units === undefined) return undefined
  const ofColumn = headingUnits(heading).find((each) => Object.hasOwn(units, each))
  return (text) => {
    const [, digits, own = ''] = /^(-?\d[\d.,]*) ?([a-z³/]*3?)\.?$/i.exec(tidySpaces(text)) ?? []
    const named = own.toLowerCase() || ofColumn
    const factor = named === undefined ? 1 : units[named]
    const amount = plainNumber(whole.has(unit) && factor === 1 ? withoutDots(digits) : digits)
    if (amount === null || factor === undefined) return null
    if (named === undefined && /gross\w+KG$/.test(field) && amount > 0 && amount < lightestGross)
      return `${text}, kilograms or tonnes,`
    return factor < 1 ? Math.round(amount * factor) : Math.round(amount * factor * 1000) / 1000
  }
}

/** The units that a heading may name, in small letters: "Power (PS)", "range_km", "kW"; of one letter only in brackets. */
export function headingUnits(heading: string): string[] {
  const inBrackets = /[([]\s*([a-z³/]+3?)\.?\s*[)\]]\s*$/i.exec(heading)?.[1] ?? ''
  const words = heading.trim().replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  const last = /(?:^|[\s_.-])([a-z/]{2,})$/i.exec(words)?.[1] ?? ''
  return [inBrackets, last].filter((unit) => unit !== '').map((unit) => unit.toLowerCase())
}
