import { type NumberField, type PhraseField, scaleOf } from '../../stock/filter-fields.ts'
import { monthsOfPlate } from '../../stock/number-plate.ts'
import { currencies, type Limit, measures, thousands } from '../lexicon/quantities.data.ts'
import type { Limits, Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, type Meaning, rangeOf, unsearchable, wordsOf } from './finding.ts'
import { isPerOtherTime, measureOf } from './name-measure.ts'
import { findDenialOfLimit, findingOfDenied, findNegator } from './negators.ts'
import { findOtherMeasures } from './other-measures.ts'
import { isYear } from './parse-number.ts'
import { parseQuantity, type Quantity } from './parse-quantity.ts'

/** Every number that has a unit, a limit or a word beside it that says what it measures. */
export function* recogniseQuantities(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  yield* findOtherCurrencies(tokens)
  yield* findOtherMeasures(reading)
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]?.state !== 'open') continue
    const quantity = parseQuantity(tokens, from, reading)
    const finding = quantity && findingOf(reading, from, quantity)
    if (!finding) continue
    yield finding
    from = finding.to - 1
  }
}

/** Null when the number may mean something else. */
function findingOf(reading: Reading, from: number, quantity: Quantity): Finding | null {
  const { tokens } = reading
  const { limit, to } = quantity
  if (limit === null) {
    const negator = findNegator(tokens, from)
    // No range is all numbers but one.
    if (negator && measureOf(quantity, reading) !== null) return findingOfDenied(negator, to)
    return findingAt(from, to, meaningOf(reading, from, quantity))
  }
  const denial = findDenialOfLimit(tokens, from, to)
  if (denial === null) return findingAt(from, to, meaningOf(reading, from, quantity))
  const finding = findingAt(from, to, meaningOf(reading, from, { ...quantity, limit: opposites[limit] }))
  return finding && { ...finding, deniedFrom: denial }
}

/** "EUR 5000" is not understood: prices are in pounds. "5000 euros" is read later, as a number with a unit. */
function* findOtherCurrencies(tokens: readonly Token[]): Generator<Finding> {
  for (const [at, { text, state }] of tokens.entries()) {
    const number = tokens[at + 1]
    if (!currencies.has(text) || state !== 'open' || number?.kind !== 'number') continue
    const hasThousands = thousands.has(tokens[at + 2]?.text ?? '')
    if (hasThousands || number.value >= leastForeignPrice)
      yield { from: at, to: hasThousands ? at + 3 : at + 2, meaning: unsearchable }
  }
}

/** Below it "euro 6" is an emission class. */
const leastForeignPrice = 50

/** "Never more than" is at most. */
const opposites: Readonly<Record<Limit, Limit>> = {
  atMost: 'atLeast',
  atLeast: 'atMost',
  around: 'around',
  before: 'notBefore',
  notBefore: 'before',
  after: 'notAfter',
  notAfter: 'after',
}

type Sense = Pick<Finding, 'meaning' | 'doubts'>

function findingAt(from: number, to: number, sense: Sense | null): Finding | null {
  return sense && { from, to, onlyOpen: true, ...sense }
}

function meaningOf(reading: Reading, from: number, quantity: Quantity): Sense | null {
  const { unit, high } = quantity
  if (unit?.for?.length === 0) return { meaning: unsearchable }
  const measure = measureOf(quantity, reading)
  // "£5,000 a year": there is a price in all or by month alone.
  const isMoney = measure === 'price' || (measure === null && quantity.hasPounds)
  if (isMoney && isPerOtherTime(reading.tokens, quantity.to)) return { meaning: unsearchable }
  if (measure === null) return null
  if (unit?.for && !unit.for.includes(measure)) return measure === 'price' ? null : { meaning: unsearchable }
  switch (measure) {
    case 'age':
      return { meaning: isOfPerson(reading, from, quantity) ? unsearchable : ageMeaning(reading, quantity) }
    case 'people':
      return rangeSense(reading, from, 'seats', { ...quantity, limit: quantity.limit ?? 'atLeast' })
    case 'plate':
      return { meaning: plateMeaning(reading, quantity) }
    case 'deposit':
      return { meaning: textMeaning('deposit', high, 0, 1_000_000) }
    case 'term':
      return { meaning: textMeaning('term', high, 12, 60) }
    case 'years':
      return { meaning: textMeaning('term', 12 * high, 12, 60) }
    default:
      return rangeSense(reading, from, measure, quantity)
  }
}

function rangeSense(
  reading: Reading,
  from: number,
  name: NumberField & PhraseField,
  quantity: Quantity,
): Sense | null {
  const { alone, largest = 2_000_000 } = measures[name]
  const factor = factorOf(name, quantity)
  const scale = scaleOf(name)
  const [low, high] = [quantity.low, quantity.high].map((value) =>
    name === 'year' ? wholeYear(value) : Math.round(value * factor * scale) / scale,
  ) as [number, number]
  if (name === 'monthlyPrice' && high < leastMonthly) return { meaning: unsearchable }
  if (name === 'year' && !(isYear(low, reading.thisYear) && isYear(high, reading.thisYear)))
    return { meaning: unsearchable }
  // "500 litres" of boot space. A single letter may belong to a name: "500L".
  if (high > largest) return hasWrittenUnit(reading, quantity) ? { meaning: unsearchable } : null
  const typed = quantity.limit ?? (quantity.isRange ? 'exactly' : alone)
  // "Tow up to 2 tonnes", "carry up to a tonne" is what it must be able to.
  const isAbility =
    name === 'towingWeight' || (name === 'payload' && hasWord(reading, from, quantity, /^carr/))
  const limit = isAbility && typed === 'atMost' ? 'atLeast' : typed
  const isCount = name === 'owners' || name === 'seats' || name === 'doors'
  const isFewer = isCount && limit === 'atMost' && isBeyond(reading, from, quantity, below)
  const isMore = isCount && limit === 'atLeast' && isBeyond(reading, from, quantity, above)
  const limits = limitsOf(
    limit,
    isMore ? low + 1 : low,
    isFewer ? high - 1 : high + (isMore ? 1 : 0),
    name === 'year',
  )
  return { meaning: { kind: 'range', field: name, limits }, doubts: doubtsOf(reading, name, low, high) }
}

/** Pounds. "Would rather pay 8" is no monthly price. */
const leastMonthly = 20

/** "Year 19", "registered 17 to 19". */
function wholeYear(value: number): number {
  return value < 50 ? 2_000 + value : value < 100 ? 1_900 + value : value
}

const below = /^(under|below|less|fewer)$/
const above = /^(over|above|more|greater)$/

/** "Fewer than 3 owners" are 2, "more than 5 seats" are 6, and "no more than 3" are 3. */
function isBeyond({ tokens }: Reading, from: number, { to }: Quantity, words: RegExp): boolean {
  const texts = tokens.slice(Math.max(0, from - 1), to).map(({ text }) => text)
  const isNegated = texts.some((text) => /^(no|not|or|and)$/.test(text))
  return !isNegated && texts.some((text) => words.test(text))
}

function hasWord({ tokens }: Reading, from: number, { to }: Quantity, word: RegExp): boolean {
  return tokens.slice(from, to).some(({ text }) => word.test(text))
}

function hasWrittenUnit({ tokens }: Reading, { unit, to }: Quantity): boolean {
  return unit !== null && (tokens[to - 1]?.text.length ?? 0) > 1
}

/** From the number as typed to the unit of the parameter. */
function factorOf(
  name: NumberField & PhraseField,
  { unit, hasPounds, hasThousands, high }: Quantity,
): number {
  const { small } = measures[name]
  if (small && !hasThousands && high <= small.upTo && (unit === null || unit.factor === 1))
    return unit?.means === 'mileage' ? unit.factor : small.factor * (unit?.factor ?? 1)
  const isThousands = name === 'price' && !hasPounds && !hasThousands && high < 100
  return (unit?.factor ?? 1) * (isThousands ? 1_000 : 1)
}

/** Kilograms: heavier vehicles are trucks. */
const heaviestVan: Readonly<Partial<Record<PhraseField, number>>> = { grossWeight: 3_500, payload: 2_500 }
/** In litres. */
const largestCarEngine = 8

function doubtsOf({ type }: Reading, name: PhraseField, low: number, high: number): number {
  const heaviest = heaviestVan[name]
  const isOtherWeight = heaviest !== undefined && high > heaviest !== (type === 'truck')
  const isOtherEngine = name === 'engineSize' && low > largestCarEngine && type !== 'truck'
  return isOtherWeight || isOtherEngine ? 1 : 0
}

function limitsOf(meaning: Limit | 'exactly', low: number, high: number, isWhole: boolean): Limits {
  const step = isWhole ? 1 : 0
  switch (meaning) {
    case 'atMost':
      return { low: high === 0 ? 0 : Number.NEGATIVE_INFINITY, high }
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

/** "A 17 year old driver", "for a 17 year old": not the age of a vehicle. */
function isOfPerson({ tokens, lexicon }: Reading, from: number, { low, limit, to }: Quantity): boolean {
  const next = tokens[to]
  if (limit !== null || low < 16) return false
  if (/^(drivers?|sons?|daughters?|boy|girl|lad|lass|student|learner)$/.test(next?.text ?? '')) return true
  const before = tokens.slice(0, from).findLast(({ text }) => !/^(a|an|my|our)$/.test(text))
  const isFollowedByName = next !== undefined && !next.startsClause && lexicon.entries.has(next.text)
  return /^(for|im|am|m)$/.test(before?.text ?? '') && !isFollowedByName
}

function ageMeaning({ thisYear }: Reading, { low, high, limit: typed, isLimitOfYears }: Quantity): Meaning {
  if (high > 60) return unsearchable
  // "5 years old or newer" is at most that age.
  const limit = isLimitOfYears && typed ? opposites[typed] : typed
  const [oldest, newest] = [thisYear - high, thisYear - low]
  if (limit === null) return rangeOf('year', oldest, newest)
  return limit === 'atLeast' || limit === 'before' || limit === 'notAfter'
    ? rangeOf('year', Number.NEGATIVE_INFINITY, newest)
    : rangeOf('year', oldest, Number.POSITIVE_INFINITY)
}

/** Exact plates are filtered by plate; "71 or newer" by the year in which the plate came. */
function plateMeaning({ thisYear }: Reading, { low, high, limit, isRange, isEither }: Quantity): Meaning {
  const plates = [low, high].map((plate) => String(plate).padStart(2, '0'))
  const years = plates.map((plate) => monthsOfPlate(plate)?.from.year ?? Number.POSITIVE_INFINITY)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (last > thisYear) return unsearchable
  if (limit === null && (!isRange || isEither)) return wordsOf('plate', plates)
  return { kind: 'range', field: 'year', limits: limitsOf(limit ?? 'exactly', first, last, true) }
}

function textMeaning(name: 'deposit' | 'term', value: number, least: number, most: number): Meaning {
  return Number.isInteger(value) && value >= least && value <= most
    ? { kind: 'text', name, text: String(value) }
    : unsearchable
}
