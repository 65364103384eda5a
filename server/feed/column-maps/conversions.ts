import { readPrice } from '#domain/finance/read-price.ts'
import { plainNumber, tidySpaces, withoutDots } from '#domain/finance/written-number.ts'
import { createTitleSplitter } from '#domain/makes/split-title.ts'
import { type LifecycleState, readLifecycle } from '#domain/stock/lifecycle-words.ts'
import { isMissing } from '#domain/stock/missing-words.ts'
import { readDay } from '#domain/stock/read-day.ts'
import { bhpFromPs, parseLitres } from '#domain/stock/vehicle-figures.ts'
import { readFeatures, readPictures } from './cell-lists.ts'

/** Converts the text of a cell to the value of a field; null when it cannot, undefined when the cell says nothing of it. */
export type Conversion = (text: string) => unknown

/** The values of `as` in a column map. */
export const conversions = {
  /** Unchanged. */
  text: (text) => text,
  /** "45,000", "45 000", "45000 miles", "2.0", "1,5" */
  number: (text) => plainNumber(/^(-?\d[\d.,]*)(?:\s*[a-z/]+\.?)?$/i.exec(tidySpaces(text))?.[1]),
  /** "£12,995", "12995.00", "12.995", "12.995,00", "GBP 12,995", "£12,995 ono"; with VAT words only for a price: `readPrice` */
  pounds: (text) => plainPounds(text),
  /** `{"value":64000,"unit":"KM"}` of Meta's catalogues too. "23,000 miles", "23.000", "23 000", "45k", "45.5k miles"; "80,000 km" is converted */
  miles: (text) => parseMiles(tidySpaces(distanceInJson(text) ?? text)),
  /** "80,000", "80 000 km", converted to miles; "50,000 miles" is not converted */
  kilometres: (text) => parseMiles(tidySpaces(text), 'km'),
  /** "2017", "2017 (67 reg)", "2017.0", "Reg. 2017/67" */
  year: (text) => numberOrNull(/(?<!\d)(?:18|19|20)\d\d(?!\d)/.exec(text)?.[0]),
  /** An advert's title, "Ford Fiesta 1.0 EcoBoost", as make, model and derivative; `to` is then "vehicle". */
  title: createTitleSplitter(),
  /** "1.6", "1,6", "1.6L", "1598cc", "1,598cc", "1 598 cm3", in litres */
  litres: (text) => parseEngineSize(tidySpaces(text)),
  /** "237BHP", "354PS", "110 kW (150 PS)", "237", in brake horsepower */
  power: (text) => parsePower(tidySpaces(text)),
  /** "Yes", "no", "true", "0" */
  flag: (text) => flags.get(text.toLowerCase()) ?? null,
  /** Of a column such as "Sold": "Yes", the day or the state itself is SOLD; "No" says nothing of the state. */
  sold: (text) => stateIf('SOLD', text),
  /** The same for a column such as "Reserved". */
  reserved: (text) => stateIf('SALE_IN_PROGRESS', text),
  /** "31/12/2026", "31-Dec-26", "2026-12-31 00:00", an Excel serial, as an ISO date; see `readDay` */
  date: (text) => readDay(text),
  /** Addresses of pictures: `readPictures`. */
  pictures: (text) => readPictures(text),
  /** A list of equipment, "ABS|Air conditioning": `readFeatures`. */
  features: (text) => readFeatures(text),
} as const satisfies Record<string, Conversion>

export type ConversionName = keyof typeof conversions

export const conversionNames = Object.keys(conversions) as [ConversionName, ...ConversionName[]]

/** Whether the cell has no value: `isMissing`, and texts that spreadsheets write instead of one. */
export function isNothing(text: string): boolean {
  return isMissing(text) || /^(none|nil|-+|#(n\/a|ref!|value!|name\?|div\/0!|null!|num!))$/i.test(text)
}

function stateIf(state: LifecycleState, text: string): LifecycleState | null | undefined {
  const isSo = flags.get(text.toLowerCase())
  if (isSo !== undefined) return isSo ? state : undefined
  const named = readLifecycle(text)
  if (named !== null) return named === 'FORECOURT' ? undefined : named
  return readDay(text) === null ? null : state
}

function plainPounds(text: string): number | null {
  const read = readPrice(text)
  return read?.state === 'priced' && read.vatStatus === null ? read.pounds : null
}

function numberOrNull(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}

function distanceInJson(text: string): string | null {
  if (!text.startsWith('{')) return null
  try {
    const { value, unit = '' } = JSON.parse(text)
    return `${value} ${/^mi$/i.test(unit) ? 'miles' : unit}`.trim()
  } catch {
    return null
  }
}

const leastWithDecimals = 1_000

const kilometresPerMile = 1.609344

function parseMiles(text: string, plainUnit: 'miles' | 'km' = 'miles'): number | null {
  const match =
    /^(-?\d[\d.,]*) ?(k(?![a-z]))? ?(miles?|mi\.?|mls\.?|m\.?|kms?\.?|kilomet(?:re|er)s?)?$/i.exec(text)
  const amount = plainNumber(match?.[2] ? match[1] : withoutDots(match?.[1]))
  if (amount === null) return null
  const distance = match?.[2] ? amount * 1_000 : amount
  // "45.5" is thousands without their k.
  if (distance < leastWithDecimals && !Number.isInteger(distance)) return null
  const isKilometres = match?.[3] ? /^k/i.test(match[3]) : plainUnit === 'km'
  return Math.round(isKilometres ? distance / kilometresPerMile : distance)
}

/** The unit decides what a dot means: "1.998" is litres, "1.998 ccm" is cubic centimetres. */
function parseEngineSize(text: string): number | null {
  const [, digits, unit = ''] = /^(\d[\d.,]*) ?((?:[a-z³][a-z³\d]*)?)$/i.exec(text) ?? []
  const amount = plainNumber(/^c/i.test(unit) ? withoutDots(digits) : digits)
  return amount === null ? null : parseLitres(`${amount} ${unit}`)
}

const bhpPerKilowatt = 1.34102

function parsePower(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?) ?(bhp|hp|ps|kw)?(?: ?\([^()]*\))?$/i.exec(text)
  if (!match) return null
  const amount = Number(match[1])
  const unit = match[2]?.toLowerCase()
  if (unit === 'ps') return bhpFromPs(amount)
  return unit === 'kw' ? Math.round(amount * bhpPerKilowatt) : amount
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', 't', '1', 'ja', '✓', '✔'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', 'f', '0', 'nein', '✗', '✘'].map((word) => [word, false] as const),
])
