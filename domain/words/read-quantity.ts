import { monthsOfPlate } from '../stock/number-plate.ts'
import type { Atom } from './atoms.ts'
import { createPhraseTable } from './phrase-table.ts'
import {
  type Limit,
  limitsAfter,
  limitsBefore,
  type Measure,
  type MeasureName,
  measures,
  numberWords,
  thousands,
  units,
} from './quantities.data.ts'
import { addLimits, addWords, type Limits, mark, type Reading } from './reading.ts'

/** Everything that stands around one number or range: "under £5k-£8k a month". */
interface Quantity {
  low: number
  /** The second number of a range; the first one again otherwise. */
  high: number
  isRange: boolean
  /** "69 or 70": both numbers, and none between. */
  isEither: boolean
  hasPounds: boolean
  hasThousands: boolean
  unit: (typeof units)[number] | null
  measure: MeasureName | null
  limit: Limit | null
  hasLimitBefore: boolean
  to: number
}

const measureNames = Object.keys(measures) as MeasureName[]
const table = measures as Record<MeasureName, Measure>
const before = createPhraseTable(
  measureNames.flatMap((name) => (table[name].before ?? []).map((phrase) => [phrase, name] as const)),
)
const after = createPhraseTable(
  measureNames.flatMap((name) => (table[name].after ?? []).map((phrase) => [phrase, name] as const)),
)
const limitBefore = tableOfLimits(limitsBefore)
const limitAfter = tableOfLimits(limitsAfter)
const unitTable = createPhraseTable(units.flatMap((unit) => unit.words.map((word) => [word, unit] as const)))

function tableOfLimits(lists: Readonly<Partial<Record<Limit, readonly string[]>>>) {
  const pairs = Object.entries(lists) as [Limit, readonly string[]][]
  return createPhraseTable(
    pairs.flatMap(([limit, phrases]) => phrases.map((phrase) => [phrase, limit] as const)),
  )
}

/** Reads every number that has a unit, a limit or a word beside it that says what it measures. */
export function readQuantities(reading: Reading): void {
  const { atoms } = reading
  for (let from = 0; from < atoms.length; from++) {
    if (atoms[from]?.state !== 'open') continue
    const quantity = parseQuantity(atoms, from, reading)
    if (!quantity) continue
    const isRead = applyQuantity(reading, quantity)
    if (isRead === null) continue
    mark(atoms, from, quantity.to, isRead ? 'read' : 'unknown')
    from = quantity.to - 1
  }
}

const fillers = new Set(['a', 'an', 'the', 'of', 'is', 'price', 'just', 'about', 'only'])

function parseQuantity(atoms: readonly Atom[], from: number, { thisYear }: Reading): Quantity | null {
  let at = from
  let subject = before.match(atoms, at)
  if (subject) at = skipFillers(atoms, subject.to)
  const isBetween = atoms[at]?.text === 'between' && atoms[at]?.state === 'open'
  const limited = isBetween ? null : limitBefore.match(atoms, at)
  if (isBetween) at += 1
  else if (limited) {
    at = skipFillers(atoms, isHyphenBefore(atoms, limited.to) ? limited.to + 1 : limited.to)
    if (!subject) {
      subject = before.match(atoms, at)
      if (subject) at = skipFillers(atoms, subject.to)
    }
  }
  const first = parseNumber(atoms, at)
  if (!first || isPartOfName(atoms, first.at, at > from)) return null
  let { to } = first
  let unit = unitTable.match(atoms, to)
  const afterUnit = unit?.to ?? to
  const second =
    limited && limited.meaning !== 'atLeast'
      ? null
      : parseSecond(atoms, afterUnit, first, { isBetween, thisYear })
  if (second) {
    to = second.number.to
    unit = null
  }
  let later = null as { meaning: Limit; to: number } | null
  if (!limited && atoms[to]?.text === '+' && atoms[to]?.state === 'open' && atoms[to + 1]?.text !== 'vat') {
    later = { meaning: 'atLeast', to: to + 1 }
    to += 1
  }
  if (isHyphen(atoms, to)) to += 1
  let measured = matchAfter(atoms, to)
  if (measured) to = measured.to
  else {
    unit = unitTable.match(atoms, to)
    // A single letter belongs to the number only if it is written with it: "3 t" may be anything.
    if (unit && isLoose(atoms, to, first.value)) unit = null
    if (unit) {
      to = unit.to
      measured = matchAfter(atoms, to)
      if (measured) to = measured.to
    }
  }
  if (!limited && !later) {
    later = limitAfter.match(atoms, to)
    if (later?.meaning === 'atLeast' && atoms[later.to - 1]?.text === '+' && atoms[later.to]?.text === 'vat')
      later = null
    if (later) to = later.to
    if (later && !measured && !unit) {
      measured = matchAfter(atoms, to)
      if (measured) to = measured.to
    }
  }
  const [low, high] = second ? rangeOf(first, second.number) : [amount(first), amount(first)]
  return {
    low,
    high,
    isRange: second !== null,
    isEither: second?.isEither === true,
    hasPounds: first.hasPounds || second?.number.hasPounds === true,
    hasThousands: first.hasThousands || second?.number.hasThousands === true,
    unit: unit?.meaning ?? null,
    measure: measured?.meaning ?? subject?.meaning ?? null,
    limit: limited?.meaning ?? later?.meaning ?? null,
    hasLimitBefore: limited !== null,
    to,
  }
}

interface TypedNumber {
  value: number
  hasPounds: boolean
  hasThousands: boolean
  at: number
  to: number
}

function parseNumber(atoms: readonly Atom[], from: number): TypedNumber | null {
  let at = from
  const hasPounds = atoms[at]?.text === '£'
  if (hasPounds) at += 1
  const atom = atoms[at]
  if (atom?.state !== 'open') return null
  const value = atom.kind === 'number' ? atom.value : (numberWords[atom.text] ?? Number.NaN)
  if (Number.isNaN(value)) return null
  const next = atoms[at + 1]
  const hasThousands = next !== undefined && next.state === 'open' && thousands.has(next.text)
  return { value, hasPounds, hasThousands, at, to: at + (hasThousands ? 2 : 1) }
}

/** The second number of a range: "5-8k", "between 8 and 10", "3 or 5 door". */
function parseSecond(
  atoms: readonly Atom[],
  from: number,
  first: TypedNumber,
  { isBetween, thisYear }: { isBetween: boolean; thisYear: number },
): { number: TypedNumber; isEither: boolean } | null {
  const link = atoms[from]
  if (link?.state !== 'open') return null
  const links = isBetween ? ['-', 'and', 'to', '&'] : ['-', 'to', 'or', '/', 'till', 'until']
  if (!links.includes(link.text)) return null
  const number = parseNumber(atoms, from + 1)
  if (!number) return null
  const [low, high] = rangeOf(first, number)
  if (low > high) return null
  // "2019 - 10k" is a year and a price.
  if (isYear(first.value, thisYear) && !first.hasPounds && !isYear(number.value, thisYear)) return null
  return { number, isEither: link.text === 'or' || link.text === '/' }
}

/** "5-8k" and "8 and 10 grand" are thousands on both sides. */
function rangeOf(first: TypedNumber, second: TypedNumber): [low: number, high: number] {
  const high = amount(second)
  const shared = second.hasThousands && !first.hasThousands && first.value * 1_000 <= high
  return [shared ? first.value * 1_000 : amount(first), high]
}

function amount({ value, hasThousands }: TypedNumber): number {
  return hasThousands ? value * 1_000 : value
}

/** "A3": the number belongs to the letters before it. "Euro 6": it names a class. */
function isPartOfName(atoms: readonly Atom[], at: number, isIntroduced: boolean): boolean {
  const previous = atoms[at - 1]
  if (previous?.kind !== 'letters') return false
  return previous.text === 'euro' || (!isIntroduced && atoms[at]?.joined === true)
}

function isLoose(atoms: readonly Atom[], at: number, value: number): boolean {
  const atom = atoms[at]
  if (!atom || atom.text.length > 1 || atom.joined) return false
  return !(atom.text === 'l' && !Number.isInteger(value)) && !(atom.text === 't' && value >= 3.5)
}

/** "pre-2010". */
function isHyphenBefore(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.text === '-' && atoms[at]?.joined === true && atoms[at + 1]?.kind === 'number'
}

/** "5-door", "71-plate". */
function isHyphen(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.text === '-' && atoms[at]?.joined === true && atoms[at + 1]?.kind === 'letters'
}

/** "under 10k, mileage under 50k": the mileage belongs to the next number. */
function matchAfter(atoms: readonly Atom[], at: number): { meaning: MeasureName; to: number } | null {
  const found = after.match(atoms, at)
  if (!found) return null
  const next = atoms[found.to]
  const isRover = found.meaning === 'batteryRange' && (next?.text === 'rover' || next?.text === 'rovers')
  if (isRover) return null
  const startsNext =
    (found.meaning === 'mileage' || found.meaning === 'price') &&
    before.match(atoms, at)?.to === found.to &&
    limitBefore.match(atoms, found.to) !== null
  return startsNext ? null : found
}

function skipFillers(atoms: readonly Atom[], from: number): number {
  let at = from
  while (atoms[at]?.state === 'open' && fillers.has(atoms[at]?.text ?? '')) at += 1
  return at
}

/** Null: the number may mean something else. False: it is a quantity that cannot be searched for. */
function applyQuantity(reading: Reading, quantity: Quantity): boolean | null {
  const name = measureOf(quantity, reading)
  if (name === null) return null
  const { unit } = quantity
  if (unit?.for && !unit.for.includes(name)) return name === 'price' ? null : false
  switch (name) {
    case 'age':
      return applyAge(reading, quantity)
    case 'plate':
      return applyPlate(reading, quantity)
    case 'insuranceGroup':
      return applyInsuranceGroup(reading, quantity)
    case 'deposit':
      return applyText(reading, 'deposit', quantity.high, 0, 1_000_000)
    case 'term':
      return applyTerm(reading, quantity, 1)
    case 'years':
      return applyTerm(reading, quantity, 12)
    default:
      return applyRange(reading, name, quantity)
  }
}

const yearLimits: readonly (Limit | null)[] = ['before', 'after', 'notBefore', 'notAfter']

function measureOf(quantity: Quantity, { thisYear }: Reading): MeasureName | null {
  const { measure, unit, limit, low, high, isRange, hasPounds, hasThousands, hasLimitBefore } = quantity
  const isYears = !hasPounds && !hasThousands && isYear(low, thisYear) && isYear(high, thisYear)
  if (measure === 'plate' && isYears) return 'year'
  if (measure === 'years' && yearLimits.includes(limit)) return 'age'
  // Nobody pays £48 a month for a car, but many pay for 48 months.
  if (measure === 'monthlyPrice' && !hasPounds && !isRange && low >= 12 && low <= 60 && low % 6 === 0)
    return 'term'
  if (unit?.means === 'mileage' && !measure) {
    // "Over 250 miles" is what a battery lasts: nobody asks for a car that has been driven at least 250.
    return limit === 'atLeast' && !hasThousands && low >= 50 && low < 1_000 ? 'batteryRange' : 'mileage'
  }
  if (measure) return measure
  if (unit?.means) return unit.means
  if (unit) return null
  if (hasPounds || hasThousands) return 'price'
  if (
    isYears &&
    (isRange || (limit !== null && !(hasLimitBefore && limit === 'atMost' && low % 1_000 === 0)))
  )
    return 'year'
  if (limit === null || yearLimits.includes(limit)) return isRange && low >= 1_000 ? 'price' : null
  if (isRange && low < 100) return hasLimitBefore ? 'price' : null
  return low >= 100 || hasLimitBefore ? 'price' : null
}

export function isYear(value: number, thisYear: number): boolean {
  return Number.isInteger(value) && value >= 1950 && value <= thisYear + 1
}

const vanAndTruckOnly = new Set<string>(['payload', 'loadLength', 'grossWeight'])

function applyRange(reading: Reading, name: MeasureName, quantity: Quantity): boolean | null {
  const { parameter, alone, small, decimals } = table[name]
  if (vanAndTruckOnly.has(parameter) && reading.type === 'car') return false
  const { unit, hasThousands, isRange, limit } = quantity
  const isSmall =
    small !== undefined &&
    !hasThousands &&
    quantity.high <= small.upTo &&
    (unit === null || unit.factor === 1)
  const isThousands = name === 'price' && !quantity.hasPounds && !hasThousands && quantity.high < 100
  const factor =
    (unit?.factor ?? 1) * (isSmall && unit?.means !== 'mileage' ? small.factor : isThousands ? 1_000 : 1)
  const round = decimals ? (value: number) => Math.round(value * 10) / 10 : Math.round
  const low = round(quantity.low * factor)
  const high = round(quantity.high * factor)
  if (high > 2_000_000 || !isPlausible(parameter, high)) return false
  if (parameter === 'grossWeight' && high > 3_500 !== (reading.type === 'truck')) reading.doubts += 1
  const meaning = limit ?? (isRange ? 'exactly' : alone)
  addLimits(reading, parameter, limitsOf(meaning, low, high, name === 'year'))
  return true
}

/** Above it a number is not read as this measure, so "golf 500 doors" is said not to be understood. */
const largest: Readonly<Record<string, number>> = {
  doors: 9,
  seats: 99,
  engineSize: 20,
  enginePower: 2_000,
  year: 2_100,
}

function isPlausible(parameter: string, value: number): boolean {
  return value <= (largest[parameter] ?? Number.POSITIVE_INFINITY)
}

function limitsOf(meaning: Limit | 'exactly', low: number, high: number, isWhole: boolean): Limits {
  const step = isWhole ? 1 : 0
  switch (meaning) {
    case 'atMost':
      return { low: Number.NEGATIVE_INFINITY, high }
    case 'atLeast':
      return low === high ? { low, high: Number.POSITIVE_INFINITY } : { low, high }
    case 'before':
      return { low: Number.NEGATIVE_INFINITY, high: high - step }
    case 'after':
      return { low: low + step, high: Number.POSITIVE_INFINITY }
    case 'notBefore':
      return { low, high: Number.POSITIVE_INFINITY }
    case 'notAfter':
      return { low: Number.NEGATIVE_INFINITY, high }
    case 'around':
      return isWhole
        ? { low: low - 1, high: high + 1 }
        : { low: Math.round(low * 0.9), high: Math.round(high * 1.1) }
    case 'exactly':
      return { low, high }
  }
}

function applyAge(reading: Reading, { low, high, limit }: Quantity): boolean {
  if (high > 60) return false
  const newest = reading.thisYear - low
  const oldest = reading.thisYear - high
  if (limit === 'atLeast' || limit === 'before' || limit === 'notAfter')
    addLimits(reading, 'year', { low: Number.NEGATIVE_INFINITY, high: newest })
  else if (limit === null) addLimits(reading, 'year', { low: oldest, high: newest })
  else addLimits(reading, 'year', { low: oldest, high: Number.POSITIVE_INFINITY })
  return true
}

/** Exact plates are filtered by plate; "71 or newer" by the year in which the plate came. */
function applyPlate(reading: Reading, { low, high, limit, isRange, isEither }: Quantity): boolean {
  const yearOf = (plate: number) => monthsOfPlate(String(plate).padStart(2, '0'))?.from.year ?? null
  const [first, last] = [yearOf(low), yearOf(high)]
  if (first === null || last === null || first > reading.thisYear || last > reading.thisYear) return false
  if (limit === null && (!isRange || isEither)) {
    addWords(reading, 'plate', new Set([low, high].map((plate) => String(plate).padStart(2, '0'))))
    return true
  }
  const limits = limitsOf(limit ?? 'exactly', Math.min(first, last), Math.max(first, last), true)
  addLimits(reading, 'year', limits)
  return true
}

/** The stock writes groups with a letter for the security rating: "15E". */
function applyInsuranceGroup(reading: Reading, { low, high, limit, isRange }: Quantity): boolean {
  if (high > 50) return false
  const limits = limitsOf(limit ?? (isRange ? 'exactly' : table.insuranceGroup.alone), low, high, false)
  const groups = (reading.lexicon.vocabulary.words.insuranceGroup ?? []).filter((group) => {
    const number = Number.parseInt(group, 10)
    return number >= limits.low && number <= limits.high
  })
  if (groups.length === 0 || groups.length > mostValues) return false
  addWords(
    reading,
    'insuranceGroup',
    groups.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
  )
  return true
}

/** The most values of one parameter that a search takes. */
export const mostValues = 20

function applyTerm(reading: Reading, { high }: Quantity, months: number): boolean {
  return applyText(reading, 'term', high * months, 12, 60)
}

function applyText(reading: Reading, name: string, value: number, least: number, most: number): boolean {
  if (!Number.isInteger(value) || value < least || value > most) return false
  reading.texts.set(name, String(value))
  return true
}
