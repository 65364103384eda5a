import type { Limit, MeasureName } from '../lexicon/quantities.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { isYear, parseNumber, type TypedNumber } from './parse-number.ts'
import type { Quantity } from './parse-quantity.ts'
import { limitBefore, measureAfter, unitTable } from './quantity-words.ts'

/** Kilograms from which a weight alone is the gross weight of a van, and not what it carries. */
const lightestGross = 2_000

/** Thousand miles: "with under 5k" is more likely a price. */
const leastDriven = 10

/** What a number counts that no search can ask for: "no more than 2 owners" is no price. */
const counted =
  /^(?:keys?|stamps?|services?|gears?|speeds?|cylinders?|axles?|wheels?|wheelers?|berths?|beds?|mins?|minutes?|hours?|days?|weeks?|weekly|pw|percent|inch|inches|kwh|kw|nm|volts?|apr)$/

/** "£50 a week": there is a price by month alone. */
export function isPerOtherTime(tokens: readonly Token[], at: number): boolean {
  const [per, time] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  return /^(?:a|per|each|every|\/)$/.test(per) && /^(?:day|week|wk|fortnight|year|annum)$/.test(time)
}

const yearLimits: readonly (Limit | null)[] = ['before', 'after', 'notBefore', 'notAfter']

const ofFinance: readonly (MeasureName | null)[] = ['monthlyPrice', 'deposit', 'term']

/** What a number measures; null where nothing tells, and for a term of finance where there is none. */
export function measureOf(quantity: Quantity, reading: Reading): MeasureName | null {
  const measure = measureWithFinance(quantity, reading)
  return reading.sells.finance || !ofFinance.includes(measure) ? measure : null
}

function measureWithFinance(quantity: Quantity, reading: Reading): MeasureName | null {
  const measure = nameMeasure(quantity, reading)
  if (measure === 'price' && countsOther(quantity, reading)) return null
  if (measure === 'price' && isTooHighForPrice(quantity, reading)) return 'mileage'
  if (measure === 'price' && isHigherMaximum(quantity, reading)) return 'mileage'
  const isInstalment = measure === 'price' && quantity.measure === null && quantity.high < 1_000
  // "On finance under 200", "£1000 deposit 48 months under £200".
  return isInstalment &&
    !quantity.hasThousands &&
    quantity.high >= 100 &&
    /financ|\bpcp\b|lease|deposit|\d ?(?:months?|mths?)\b(?! (?:mot|warranty))/i.test(reading.phrase)
    ? 'monthlyPrice'
    : measure
}

/** "About eight hunner", "max 3 mates": the word after a small number without "£" or "k" is what it counts. */
function countsOther(
  { measure, high, hasPounds, hasThousands, to }: Quantity,
  { tokens, lexicon }: Reading,
): boolean {
  const next = tokens[to]
  if (measure !== null || hasPounds || hasThousands || high >= 100) return false
  return (
    next?.kind === 'letters' && next.state === 'open' && !next.startsClause && !lexicon.isKnown(next.text)
  )
}

/** Miles that many ask for as the most, and pounds that few vehicles cost. */
const leastTooHigh = 100_000

/** "Fiesta under 100k": as a price it would say nothing of cars and vans, unless some of a make that is named cost more. */
function isTooHighForPrice(
  { measure, limit, high, hasPounds, hasThousands, isRange, from, to }: Quantity,
  { type, tokens, lexicon, ranges, vocabulary }: Reading,
): boolean {
  const isPlain = measure === null && !isRange && !hasPounds && hasThousands && limit === 'atMost'
  const hasUnit = tokens
    .slice(from, to)
    .some(({ text }) => /^(?:grand|gs?|thousand|quid|pounds?)$/.test(text))
  if (!isPlain || hasUnit || high < leastTooHigh || type === 'truck' || ranges.has('mileage')) return false
  const makes = tokens.flatMap(({ text }) =>
    (lexicon.entries.get(text) ?? []).flatMap((entry) => ('make' in entry ? [entry.make] : [])),
  )
  if (makes.length === 0) return true
  const dearer = [...makes.map((make) => ['make', make]), ['price', `${high}-`]]
  return vocabulary.countFound(type, new URLSearchParams(dearer)) === 0
}

/** "Under 9k, less than 50k": as a price the second one would say nothing, so it is the mileage. */
function isHigherMaximum(
  { measure, limit, high, hasPounds, hasThousands, isRange }: Quantity,
  { ranges }: Reading,
): boolean {
  const price = ranges.get('price')
  const isPlain = measure === null && !isRange && !hasPounds && hasThousands
  return isPlain && limit === 'atMost' && price !== undefined && price.high < high && !ranges.has('mileage')
}

function nameMeasure(quantity: Quantity, { type, thisYear, phrase, tokens }: Reading): MeasureName | null {
  const { measure, unit, limit, low, high, isRange, hasPounds, hasThousands, hasLimitBefore } = quantity
  const isYears = !hasPounds && !hasThousands && isYear(low, thisYear) && isYear(high, thisYear)
  if (measure === 'plate' && isYears) return 'year'
  if (measure === 'years' && (quantity.isLimitOfYears || yearLimits.includes(limit))) return 'age'
  // "Under 3 years" is an age, unless the phrase has words of finance.
  if (
    measure === 'years' &&
    limit === 'atMost' &&
    !/month|mth|\bp\/?c?m\b|deposit|financ|pcp|term|credit|loan/i.test(phrase)
  )
    return 'age'
  // Nobody pays £48 a month for a car, but many pay for 48 months.
  if (measure === 'monthlyPrice' && !hasPounds && !isRange && low >= 12 && low <= 60 && low % 6 === 0)
    return 'term'
  // "Over 250 miles" is what a battery lasts: nobody asks for a car that has been driven at least 250.
  const isMileage = measure === 'mileage' || (measure === null && unit?.means === 'mileage')
  if (isMileage && limit === 'atLeast' && !hasThousands && low >= 50 && low < 1_000) return 'batteryRange'
  if (measure) return measure
  const isWeight = unit?.for?.includes('towingWeight') === true
  if (isWeight && type === 'car' && /\b(tow|towing|caravan|trailer)\b/i.test(phrase)) return 'towingWeight'
  // What a van or a truck carries is no answer to what it pulls.
  if (unit?.words.includes('kg') && /\b(?:tow(?! ?(?:bar|hook|ball))|towing|caravan)\b/i.test(phrase))
    return 'towingWeight'
  if (unit?.means) return unit.means
  if (unit?.words.includes('kg')) return low >= lightestGross ? 'grossWeight' : 'payload'
  if (unit) return null
  const isMinimum = tokens[quantity.to]?.text === 'min' && parseNumber(tokens, quantity.to + 1) !== null
  if ((!isMinimum && counted.test(tokens[quantity.to]?.text ?? '')) || isPerOtherTime(tokens, quantity.to))
    return null
  // "With under 50k", "done less than 60k".
  const isDriven = /^(with|done|covered|driven)$/.test(tokens[quantity.from - 1]?.text ?? '')
  if (isDriven && limit === 'atMost' && hasThousands && !hasPounds && low >= leastDriven) return 'mileage'
  if (hasPounds || hasThousands) return 'price'
  const other = findOtherEnd(quantity, tokens)
  if (other) return measureAfter.match(tokens, other.to)?.meaning ?? null
  // "1.0-1.4 petrol", "up to 1.6": no price has a decimal without "k" or "£".
  const isEngine = low >= 0.6 && high <= 6.5 && quantity.hasDecimals
  if (isEngine && (isRange || limit !== null)) return 'engineSize'
  if (
    isYears &&
    (isRange || (limit !== null && !(hasLimitBefore && limit === 'atMost' && low % 1_000 === 0)))
  )
    return 'year'
  if (limit === null || yearLimits.includes(limit)) return isRange && low >= 1_000 ? 'price' : null
  if (isRange && low < 100) return hasLimitBefore ? 'price' : null
  return low >= 100 || hasLimitBefore ? 'price' : null
}

/**
 * "Over 3 but under 6 years old": the number of the other end of a range, where a word after it says what both are. Of a unit such
 * as "tonnes" none is said, so this end is not understood.
 */
function findOtherEnd({ limit, to, high }: Quantity, tokens: readonly Token[]): TypedNumber | null {
  if (high >= 100 || !/^(?:but|and)$/.test(tokens[to]?.text ?? '')) return null
  const second = limitBefore.match(tokens, to + 1)
  const number = second && parseNumber(tokens, second.to)
  const isRange = [limit, second?.meaning].toSorted().join() === 'atLeast,atMost'
  const isNamed = number && (measureAfter.match(tokens, number.to) ?? unitTable.match(tokens, number.to))
  return isRange && isNamed ? number : null
}
