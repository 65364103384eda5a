import { createTitleSplitter } from '#domain/makes/split-title.ts'
import { bhpFromPs, parseLitres } from '#domain/stock/vehicle-figures.ts'

/** Converts the text of a cell to the value of a field; null when it cannot. */
export type Conversion = (text: string) => unknown

/** The values of `as` in a column map. */
export const conversions = {
  /** Unchanged. */
  text: (text) => text,
  /** "45,000", "45 000", "45000 miles", "2.0", "1,5" */
  number: (text) => plainNumber(/^(-?\d[\d.,]*)(?:\s*[a-z/]+\.?)?$/i.exec(tidySpaces(text))?.[1]),
  /** "£12,995", "12995.00", "12.995", "12.995,00", "GBP 12,995", "£12,995 + VAT", "£12,995 ono" */
  pounds: (text) => plainNumber(withoutDots(poundsPattern.exec(tidySpaces(text))?.[1])),
  /** "23,000 miles", "23.000", "23 000", "45k", "45.5k miles"; "80,000 km" is converted */
  miles: (text) => parseMiles(tidySpaces(text)),
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
  /** "31/12/2026", "31.12.2026", "2026-12-31", as an ISO date */
  date: (text) => parseDate(text),
  /** Addresses with |, ; or white space between them, as pictures. */
  pictures: (text) => text.split(/[|;\s]+/).flatMap((href) => (href ? [{ href }] : [])),
} as const satisfies Record<string, Conversion>

export type ConversionName = keyof typeof conversions

export const conversionNames = Object.keys(conversions) as [ConversionName, ...ConversionName[]]

/** Whether the text is one that programs and spreadsheets write for a missing value. */
export function isNothing(text: string): boolean {
  return /^(|nan|n\/?a|n\.a\.|null|none|nil|-+|#n\/a)$/i.test(text)
}

/** "45,000.5" or, as on the Continent, "45.000,5" and "1,5". */
function plainNumber(digits: string | undefined): number | null {
  if (digits === undefined) return null
  if (/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  return /^-?(\d+,\d{1,2}|\d{1,3}(\.\d{3})+,\d+)$/.test(digits)
    ? Number(digits.replaceAll('.', '').replace(',', '.'))
    : null
}

/**
 * "155 000  km" as "155000 km", also with the spaces that do not break a line. Two patterns of white space that may touch
 * would take time that grows with the square of its length, so one space is left.
 */
function tidySpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '')
}

function numberOrNull(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits)
}

const poundsPattern =
  /^(?:£|gbp)? ?(-?\d[\d.,]*) ?(?:gbp)? ?(?:(?:\+|plus|ex|exc|excl|inc|incl)?\.? ?vat)? ?(?:o\.?[nv]\.?o\.?|ovno)?$/i

/** "12.995" as "12995": prices and mileages never have three decimals, so the dot separates thousands. */
function withoutDots(digits: string | undefined): string | undefined {
  return digits && /^[1-9]\d{0,2}(\.\d{3})+$/.test(digits) ? digits.replaceAll('.', '') : digits
}

const kilometresPerMile = 1.609344

function parseMiles(text: string, plainUnit: 'miles' | 'km' = 'miles'): number | null {
  const match = /^(-?\d[\d.,]*) ?(k(?![a-z]))? ?(miles?|mi\.?|kms?\.?|kilometres?)?$/i.exec(text)
  const amount = plainNumber(match?.[2] ? match[1] : withoutDots(match?.[1]))
  if (amount === null) return null
  const distance = match?.[2] ? amount * 1_000 : amount
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

const flags = new Map([
  ['yes', true],
  ['y', true],
  ['true', true],
  ['1', true],
  ['no', false],
  ['n', false],
  ['false', false],
  ['0', false],
])

function parseDate(text: string): string | null {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const iso = match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : text
  return /^\d{4}-\d\d-\d\d/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null
}

export interface PriceNote {
  /** "Ex VAT" for "£11,995 + VAT"; null where the text does not mention VAT. */
  vatStatus: 'Ex VAT' | 'Inc VAT' | null
  /** The text asks the buyer to call instead of naming an amount. */
  onApplication: boolean
}

/** What the text of a price says apart from the amount. */
export function readPriceNote(text: string): PriceNote {
  return {
    vatStatus: withoutVat.test(text) ? 'Ex VAT' : withVat.test(text) ? 'Inc VAT' : null,
    onApplication: onApplication.test(text),
  }
}

const withoutVat = /(?:\+|\b(?:plus|excl?|excluding)\b)\.?\s*vat\b/i
const withVat = /\b(?:incl?|including)\b\.?\s*vat\b/i
const onApplication =
  /^(?:p\.?o\.?a\.?|(?:price )?on (?:application|request)|(?:please )?(?:call|phone|ring|enquire|contact us|ask)(?: us)?(?: for (?:a |the )?price)?)$/i
