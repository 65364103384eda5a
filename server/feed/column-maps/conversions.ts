import { parseLitres } from '#domain/stock/measure-text.ts'
import { bhpFromPs } from '#domain/stock/vehicle-figures.ts'

/** A cell's text as a field's value; null when it cannot be read so. */
export type Conversion = (text: string) => unknown

/** What a column map may ask for under `as`. */
export const conversions = {
  /** As it is. */
  text: (text) => text,
  /** "45,000", "45000 miles", "2.0" */
  number: (text) => plainNumber(/^(-?[\d,]+(?:\.\d+)?)(?:\s*[a-z/]+)?$/i.exec(text)?.[1]),
  /** "£12,995", "12995.00" */
  pounds: (text) => plainNumber(/^£?\s*(-?[\d,]+(?:\.\d+)?)$/.exec(text)?.[1]),
  /** "1.6", "1.6L", "1598cc", in litres */
  litres: (text) => parseLitres(text),
  /** "237BHP", "354PS", "110 kW", "237", in brake horsepower */
  power: (text) => parsePower(text),
  /** "Yes", "no", "true", "0" */
  flag: (text) => flags.get(text.toLowerCase()) ?? null,
  /** "31/12/2026", "2026-12-31", as an ISO date */
  date: (text) => parseDate(text),
  /** Addresses with |, ; or white space between them, as pictures. */
  pictures: (text) => text.split(/[|;\s]+/).flatMap((href) => (href ? [{ href }] : [])),
} as const satisfies Record<string, Conversion>

export type ConversionName = keyof typeof conversions

export const conversionNames = Object.keys(conversions) as [ConversionName, ...ConversionName[]]

function plainNumber(digits: string | undefined): number | null {
  return digits && /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)
    ? Number(digits.replaceAll(',', ''))
    : null
}

const bhpPerKilowatt = 1.34102

function parsePower(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)\s*(bhp|hp|ps|kw)?$/i.exec(text)
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
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const iso = match ? `${match[3]}-${match[2]?.padStart(2, '0')}-${match[1]?.padStart(2, '0')}` : text
  return /^\d{4}-\d\d-\d\d/.test(iso) && !Number.isNaN(Date.parse(iso)) ? iso : null
}
