import { filterDefinitions, type NumberField, type PhraseField, scaleOf } from '../stock/filter-fields.ts'
import { monthsOfPlate } from '../stock/number-plate.ts'
import type { Atom } from './atoms.ts'
import { findDenialOfLimit, findNegator } from './find-negator.ts'
import { measureOf } from './name-measure.ts'
import { parseQuantity, type Quantity } from './parse-quantity.ts'
import { currencies, type Limit, measures, thousands } from './quantities.data.ts'
import { addLimits, addText, addWords, type Limits, mark, mostValues, type Reading } from './reading.ts'

/** Reads every number that has a unit, a limit or a word beside it that says what it measures. */
export function readQuantities(reading: Reading): void {
  const { atoms } = reading
  readOtherCurrencies(atoms)
  for (let from = 0; from < atoms.length; from++) {
    if (atoms[from]?.state !== 'open') continue
    const quantity = parseQuantity(atoms, from, reading)
    if (!quantity) continue
    const negator = quantity.limit === null ? findNegator(atoms, from) : null
    if (negator && measureOf(quantity, reading) !== null) {
      // No range is all numbers but one.
      mark(atoms, negator.from, quantity.to, negator.isIndifferent ? 'read' : 'unknown')
      from = quantity.to - 1
      continue
    }
    const denial = quantity.limit === null ? null : findDenialOfLimit(atoms, from, quantity.to)
    if (denial !== null && quantity.limit !== null) quantity.limit = opposites[quantity.limit]
    const isRead = applyQuantity(reading, quantity)
    if (isRead === null) continue
    for (const atom of atoms.slice(denial ?? from, quantity.to))
      if (atom.state === 'open') atom.state = isRead ? 'read' : 'unknown'
    if (isRead && reading.texts.has('term')) reading.termAt ??= { from, to: quantity.to }
    from = quantity.to - 1
  }
}

/** Lists "EUR 5000" as not understood: prices are in pounds. "5000 euros" is read later, as a number with a unit. */
function readOtherCurrencies(atoms: readonly Atom[]): void {
  for (const [at, { text, state }] of atoms.entries()) {
    const number = atoms[at + 1]
    if (!currencies.has(text) || state !== 'open' || number?.kind !== 'number') continue
    const hasThousands = thousands.has(atoms[at + 2]?.text ?? '')
    if (hasThousands || number.value >= leastForeignPrice)
      mark(atoms, at, hasThousands ? at + 3 : at + 2, 'unknown')
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

/** Null: the number may mean something else. False: it is a quantity that cannot be searched for. */
function applyQuantity(reading: Reading, quantity: Quantity): boolean | null {
  if (quantity.unit?.for?.length === 0) return false
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

function applyRange(reading: Reading, name: NumberField & PhraseField, quantity: Quantity): boolean | null {
  const { alone, small, largest = 2_000_000 } = measures[name]
  if (reading.type === 'car' && filterDefinitions[name].types?.includes('car') === false) return false
  const { unit, hasThousands, isRange, limit } = quantity
  const isSmall =
    small !== undefined &&
    !hasThousands &&
    quantity.high <= small.upTo &&
    (unit === null || unit.factor === 1)
  const isThousands = name === 'price' && !quantity.hasPounds && !hasThousands && quantity.high < 100
  const factor =
    (unit?.factor ?? 1) * (isSmall && unit?.means !== 'mileage' ? small.factor : isThousands ? 1_000 : 1)
  const scale = scaleOf(name)
  const round = (value: number) => Math.round(value * scale) / scale
  const low = round(quantity.low * factor)
  const high = round(quantity.high * factor)
  if (high > largest) return null
  const heaviestVan = name === 'grossWeight' ? 3_500 : name === 'payload' ? 2_500 : null
  if (heaviestVan !== null && high > heaviestVan !== (reading.type === 'truck')) reading.doubts += 1
  if (name === 'engineSize' && low > largestCarEngine && reading.type !== 'truck') reading.doubts += 1
  const meaning = limit ?? (isRange ? 'exactly' : alone)
  return addLimits(reading, name, limitsOf(meaning, low, high, name === 'year'))
}

/** In litres. */
const largestCarEngine = 8

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

function applyAge(reading: Reading, { low, high, limit: typed, isLimitOfYears }: Quantity): boolean {
  if (high > 60) return false
  // "5 years old or newer" is at most that age.
  const limit = isLimitOfYears && typed ? opposites[typed] : typed
  const newest = reading.thisYear - low
  const oldest = reading.thisYear - high
  if (limit === 'atLeast' || limit === 'before' || limit === 'notAfter')
    return addLimits(reading, 'year', { low: Number.NEGATIVE_INFINITY, high: newest })
  if (limit === null) return addLimits(reading, 'year', { low: oldest, high: newest })
  return addLimits(reading, 'year', { low: oldest, high: Number.POSITIVE_INFINITY })
}

/** Exact plates are filtered by plate; "71 or newer" by the year in which the plate came. */
function applyPlate(reading: Reading, { low, high, limit, isRange, isEither }: Quantity): boolean {
  const yearOf = (plate: number) => monthsOfPlate(String(plate).padStart(2, '0'))?.from.year ?? null
  const [first, last] = [yearOf(low), yearOf(high)]
  if (first === null || last === null || first > reading.thisYear || last > reading.thisYear) return false
  if (limit === null && (!isRange || isEither)) {
    return addWords(reading, 'plate', new Set([low, high].map((plate) => String(plate).padStart(2, '0'))))
  }
  const limits = limitsOf(limit ?? 'exactly', Math.min(first, last), Math.max(first, last), true)
  return addLimits(reading, 'year', limits)
}

/** The stock writes groups with a letter for the security rating: "15E". */
function applyInsuranceGroup(reading: Reading, { low, high, limit, isRange }: Quantity): boolean {
  if (high > 50) return false
  const limits = limitsOf(limit ?? (isRange ? 'exactly' : measures.insuranceGroup.alone), low, high, false)
  const groups = (reading.lexicon.vocabulary.words.insuranceGroup ?? []).filter((group) => {
    const number = Number.parseInt(group, 10)
    return number >= limits.low && number <= limits.high
  })
  if (groups.length === 0 || groups.length > mostValues) return false
  return addWords(
    reading,
    'insuranceGroup',
    groups.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10)),
  )
}

function applyTerm(reading: Reading, { high }: Quantity, months: number): boolean {
  return applyText(reading, 'term', high * months, 12, 60)
}

function applyText(reading: Reading, name: string, value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most && addText(reading, name, String(value))
}

/** "2 years" and "12 months" are a term only beside other words of finance; they may be a warranty or an MOT. */
export function dropTermWithoutFinance(reading: Reading): void {
  const { texts, ranges, atoms, termAt } = reading
  if (termAt === null) return
  const { from, to } = termAt
  const beside = [...atoms.slice(Math.max(0, from - 2), from), ...atoms.slice(to, to + 2)]
  const isOther = beside.some(({ text }) => /^(mot|warranty|tax|taxed|service|history)$/.test(text))
  const hasFinance =
    ranges.has('monthlyPrice') ||
    texts.has('deposit') ||
    /financ|term|payment|loan|\bhp\b|pcp|credit/i.test(reading.phrase)
  const isLong =
    Number(texts.get('term')) > 12 && atoms.slice(from, to).some(({ text }) => /^m(on)?ths?$/.test(text))
  if (!isOther && (hasFinance || isLong)) return
  texts.delete('term')
  mark(atoms, from, to, 'unknown')
}
