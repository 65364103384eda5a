import { findPostcodes } from '../../stock/find-postcodes.ts'
import { monthsOfPlate, readPlate } from '../../stock/number-plate.ts'
import { findSpelled } from '../../stock/spelled-text.ts'
import type { VehicleType } from '../../stock/vehicle-type.ts'
import type { Reading } from '../reading.ts'
import { keyOf } from '../split/tokens.ts'
import type { StockVocabulary, VehicleNumber } from '../vocabulary.ts'
import { findComparison } from './comparisons.ts'
import { type Finding, unsearchable, wordsOf } from './finding.ts'

const announced =
  /(?<![a-z\d])(?:stock|ref|reference) ?(?:number|no|num|id|ref)? ?[.:#]? ?([a-z\d][a-z\d-]{0,39})(?![a-z\d-])/i
const longHex = /(?<![a-z\d])[a-f\d]{32}(?![a-z\d])/i

/** Registrations, and stock numbers that are announced or cannot be anything else. */
export function* recogniseVehicleNumbers(reading: Reading): Generator<Finding> {
  const { phrase } = reading
  yield* findPlateStarts(reading)
  const plates = findPlates(reading)
  for (const plate of plates) {
    yield plate
    // Which vehicle it is, nobody knows but the one who has it, so nothing can be compared with it.
    const comparison = findComparison(reading.tokens, plate, { before: 0, after: reading.tokens.length })
    if (comparison) yield { ...comparison, meaning: unsearchable }
  }
  if (plates.length > 0) return
  const stock = longHex.exec(phrase)
  if (stock) {
    yield numberFinding(reading, 'stockId', stock[0], stock.index, stock[0])
    return
  }
  const named = announced.exec(phrase)
  const [typed = '', id = ''] = named ?? []
  if (named && /\d/.test(id)) {
    yield numberFinding(reading, 'stockId', id, named.index, typed)
    return
  }
  const older = findOlderRegistration(reading)
  if (older) yield numberFinding(reading, 'registration', older.text, older.index, older.typed)
}

/** "CA16 reg": the plate 16. It has the form of an outcode. */
function* findPlateStarts(reading: Reading): Generator<Finding> {
  const { phrase, tokens, isName } = reading
  for (const { 0: typed, 1: area = '', 2: age = '', index } of phrase.matchAll(plateStart)) {
    if (monthsOfPlate(age) === null || isLaterPlate(`${area}${age}`, reading) || isName(keyOf(area + age)))
      continue
    const from = tokens.findIndex((token) => token.from >= index)
    const to = tokens.findLastIndex((token) => token.to <= index + typed.length) + 1
    yield { from, to, meaning: wordsOf('plate', [age]) }
  }
}

const plateStart = /(?<![a-z\d])([a-hj-pr-y]{2})(\d\d) (?:reg|registration|plate)(?![a-z\d])/gi

/**
 * Registrations since 2001: as they are written, or else the first that has other spaces ("po 66 nno", "AB12-CDE") or figures and
 * letters for each other ("BD5I SMR").
 */
function findPlates(reading: Reading): Finding[] {
  const { phrase } = reading
  const found = findSpelled(phrase, [7]).flatMap((typed) => {
    const plate = readPlate(typed.text)
    const text = typed.text.toLowerCase()
    return plate === null || isLaterPlate(plate, reading) ? [] : [{ ...typed, text, plate }]
  })
  const finding = ({ plate, from, to }: (typeof found)[number]) =>
    numberFinding(reading, 'registration', plate, from, phrase.slice(from, to))
  const written = found.filter(({ plate, text, from, to }) => {
    const typed = phrase.slice(from, to)
    return (
      text === keyOf(plate) &&
      (!/\W/.test(typed) || (/^\w{4}\s\w{3}$/.test(typed) && isRegistration(text, reading)))
    )
  })
  if (written.length > 0) return written.map(finding)
  const other = found.find(({ plate, text, from, to }) => {
    const mistyped = [...keyOf(plate)].filter((sign, at) => sign !== text[at]).length
    if (mistyped > mostMistyped) return false
    const form = phrase.slice(from, to).replaceAll(/[a-z\d]/gi, 'x')
    return (
      (mistyped === 0 ? exactForm : otherForm).test(form) &&
      !isPostcode(text) &&
      meansNothing(text, /^xx?(?!x)/.test(form), reading)
    )
  })
  return other ? [finding(other)] : []
}

/** Much else has the form of a plate with other spaces, so its signs are few. */
const exactForm = /^xx[ .-]?x[ .-]?x[ .-]{0,3}(?:xxx|x xx|xx x)$|^(?:x[ .-]){6}x$/
const otherForm = /^xxxx[ .-]{0,3}xxx$|^(?:x[ .-]){6}x$/
/** "CLS300d" has the form of a plate with three figures typed for letters. */
const mostMistyped = 2

/** "CH41 2AB" is a postcode, though a Z may be typed as 2. */
function isPostcode(text: string): boolean {
  return findPostcodes(text).length > 0
}

/** @param isParted Whether the first two letters stand alone: "my 71 mzn", but not "MY71MZN". */
function meansNothing(text: string, isParted: boolean, { isName, lexicon }: Reading): boolean {
  const parts = [...(isParted ? [text.slice(0, 2)] : []), text.slice(0, 4), text.slice(4)]
  return !parts.some((part) => isName(part) || lexicon.isKnown(part))
}

/** Registrations of every style, with those that would be read as something else or cannot have been issued yet. */
const anyRegistration =
  /^(?:[a-z]{2}\d\d[a-z]{3}|[a-z]\d{1,3}[a-z]{1,3}|[a-z]{1,3}\d{1,4}[a-z]?|\d{1,4}[a-z]{1,3})$/i
const stockNumber = /^[a-z\d][a-z\d_-]{3,39}$/i

/** A whole phrase that is the registration or the stock number of a vehicle of this stock. */
export function findWholeNumber(
  phrase: string,
  { findVehicle }: Pick<StockVocabulary, 'findVehicle'>,
): { type: VehicleType; filters: Record<string, string> } | null {
  if (!/\d/.test(phrase)) return null
  const joined = phrase.replaceAll(' ', '')
  if (anyRegistration.test(joined)) {
    const found = findVehicle('registration', joined.toUpperCase())
    if (found) return { type: found.type, filters: { registration: found.text } }
  }
  if (!stockNumber.test(phrase)) return null
  const found = findVehicle('stockId', phrase)
  return found && { type: found.type, filters: { stockId: found.text } }
}

const announcements: Readonly<Record<VehicleNumber, RegExp>> = {
  registration: /^(?:reg|registration|number|no|num|plate)$/,
  stockId: /^(?:stock|ref|reference|number|no|num|id)$/,
}

/** Of the tokens of `typed`, and of the words before it that say what it is: "reg", "number plate", "stock number". */
function numberFinding(
  { tokens }: Reading,
  field: VehicleNumber,
  text: string,
  start: number,
  typed: string,
): Finding {
  let from = tokens.findIndex((token) => token.from >= start)
  const to = tokens.findLastIndex((token) => token.to <= start + typed.length) + 1
  while (announcements[field].test(tokens[from - 1]?.text ?? '')) from -= 1
  return { from, to, meaning: wordsOf(field, [text]) }
}

/** "XC60 red", "MY23 new" and "CX30 for" have the form of a registration too. */
function isRegistration(text: string, { isName, lexicon }: Reading): boolean {
  const [start, end] = [text.slice(0, 4), text.slice(4)]
  return !(isName(start) || isName(end) || lexicon.isKnown(end))
}

/** Whether no vehicle can have the age identifier of "AB71" yet. */
function isLaterPlate(registration: string, { newestPlate }: Reading): boolean {
  const [own, newest] = [registration.slice(2, 4), newestPlate].map((plate) => {
    const { year, month } = monthsOfPlate(plate)?.from ?? { year: 0, month: 0 }
    return 12 * year + month
  }) as [number, number]
  return own > newest
}

/**
 * Registrations of 1963 to 1983 ("ABC 123D") and of 1983 to 2001 ("P123 ABC"), with three figures: with fewer they have
 * the form of a model. In Northern Ireland ("ABZ 1234") a letter and the two of a council stand before three figures or
 * four.
 */
const olderStyles = [
  /(?<![a-z\d])([a-hj-pr-y]{3})[ -]?(\d{3}[a-hj-npr-tv-y])(?![a-z\d])/i,
  /(?<![a-z\d])([a-hj-npr-tv-y]\d{3})[ -]?([a-hj-pr-y]{3})(?![a-z\d])/i,
  /(?<![a-z\d])([a-z](?:[a-hj-pr-y]z|i[abgjlw]|[joux]i))[ -]?(\d{3,4})(?![a-z\d])/i,
]

/** "Avg 100k", "sxi 2010": a mileage and a year. */
const figure = /^(?:\d+0k|(?:19|20)\d\d)$/i

/**
 * The first of these styles in a phrase. Much else has their form, so no part of it must mean anything: "C220 CDI",
 * "red 320d", "Kia 2019".
 */
function findOlderRegistration({
  phrase,
  isName,
  lexicon,
}: Reading): { text: string; index: number; typed: string } | null {
  for (const style of olderStyles) {
    const match = style.exec(phrase)
    if (!match) continue
    const [typed, start = '', end = ''] = match
    const parts = [start, end, start + end].map(keyOf)
    if (figure.test(end) || parts.some((part) => isName(part) || lexicon.isKnown(part))) continue
    return { text: `${start} ${end}`.toUpperCase(), index: match.index, typed }
  }
  return null
}
