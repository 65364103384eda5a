import { emissionClassOf } from '../../stock/emission-class.ts'
import type { VehicleCondition } from '../../stock/vehicle-condition.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { numberWords } from '../lexicon/quantities.data.ts'
import { type Reading, stockValues } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { isCompared } from './comparisons.ts'
import { type Finding, type Meaning, nothing, rangeOf, unsearchable, wordsOf } from './finding.ts'
import { findingOfDenied, findNegator, type Negator } from './negators.ts'
import { parseQuantity } from './parse-quantity.ts'
import { measureBefore } from './quantity-words.ts'
import { orBetter, type SetPhrase, setPhrases, sharedCosts } from './set-phrases.data.ts'

/** Phrases with a fixed meaning: orders of the results, VAT, no deposit, free tax, Euro classes, clean-air zones. */
export function* recogniseSetPhrases(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    const negator = findNegator(tokens, at)
    const finding = negator ? findDenied(reading, at, negator) : findSetPhrase(reading, at)
    if (!finding) continue
    yield finding
    at = finding.to - 1
    if (finding.meaning.kind !== 'range') continue
    for (let next = findShared(tokens, at + 1); next; next = findShared(tokens, next.to)) {
      yield next
      at = next.to - 1
    }
  }
}

/** "Low tax and insurance", "cheap to insure, tax and run": the word "low" or "cheap" holds for each cost. */
function findShared(tokens: readonly Token[], from: number): Finding | null {
  const isLinked = /^(and|&)$/.test(tokens[from]?.text ?? '')
  if (!isLinked && !tokens[from]?.startsClause) return null
  const found = sharedCosts.match(tokens, isLinked ? from + 1 : from)
  // "Low tax, insurance group 20" says which group.
  const next = found ? tokens[found.to] : undefined
  const isFigure = next?.startsClause === false && /^(groups?|under|below|£|\d+)$/.test(next.text)
  if (!found || isFigure) return null
  return { from, ...found }
}

const deniable: readonly SetPhrase['kind'][] = ['newPlate', 'sort', 'condition', 'nearlyNew', 'words']

/**
 * "Not euro 5" is every other class, and "not a new car" a used one. A search cannot leave out the other set phrases, so
 * they are reported as not understood.
 */
function findDenied(reading: Reading, at: number, negator: Negator): Finding | null {
  const { from, isIndifferent } = negator
  const euro = matchEuroClass(reading, at)
  if (euro) {
    const others: Meaning = {
      kind: 'without',
      entries: [{ kind: 'word', field: 'emissionClass', values: euro.values, vague: false }],
    }
    return { from, to: euro.to, meaning: isIndifferent ? nothing : others }
  }
  const found = setPhrases.match(reading.tokens, at)
  if (!found || !deniable.includes(found.meaning.kind) || isVerb(reading.tokens, at, found)) return null
  const { to, meaning: denied } = found
  if (isIndifferent || denied.kind !== 'condition') return findingOfDenied(negator, to)
  const other = denied.condition === 'New' ? 'Used' : 'New'
  return { from, to: withoutType(reading.tokens, found), meaning: inCondition(reading, other) }
}

function findSetPhrase(reading: Reading, from: number): Finding | null {
  const { tokens } = reading
  const found = setPhrases.match(tokens, from)
  if (found && isCompared(tokens, from, found.to)) return null
  if (found && !isPlace(tokens, found) && !isVerb(tokens, from, found)) {
    const meaning = meaningOf(reading, found.meaning)
    const figure = findFigure(reading, from, found)
    if (figure !== null) return { from, to: figure, meaning: meaning.kind === 'sort' ? meaning : nothing }
    if (found.meaning.kind === 'vat') return { from, to: found.to, meaning, role: 'vat' }
    return { from, to: withoutType(tokens, found), meaning }
  }
  if (isSmallOfCar(reading, from)) return { from, to: from + 1, meaning: { kind: 'smallCar' } }
  const euro = matchEuroClass(reading, from)
  if (euro) {
    const meaning = euro.values.length > 0 ? wordsOf('emissionClass', euro.values) : unsearchable
    return { from, to: euro.to, meaning }
  }
  return isNewBeforeName(reading, from) ? { from, to: from + 1, meaning: inCondition(reading, 'New') } : null
}

type FoundPhrase = { meaning: SetPhrase; to: number }

/**
 * "Low insurance group under 5", "low mileage under 60k", "big boot over 400": where the words begin that the figure after
 * the phrase belongs to. Null when none follows, or when it is more likely a price: "low mileage under 5k".
 */
function findFigure(reading: Reading, from: number, { meaning, to }: FoundPhrase): number | null {
  const field = meaning.kind === 'range' ? meaning.field : meaning.kind === 'sort' ? meaning.sort : null
  if (field === null || reading.tokens[to]?.startsClause) return null
  for (let at = from + 1; at < to; at++) {
    const measure = measureBefore.match(reading.tokens, at)
    if (measure?.meaning !== field || measure.to < to) continue
    const quantity = parseQuantity(reading.tokens, at, reading)
    if (quantity?.measure !== field || quantity.to <= to) return null
    const { high, hasPounds, hasThousands } = quantity
    if (field === 'mileage') return !hasPounds && high >= leastMiles ? at : null
    return !hasThousands && high <= (largestFigures[field] ?? 0) ? at : null
  }
  return null
}

/** Below it, "low mileage under 12k" may be the price. */
const leastMiles = 20_000
/** Above it, the figure after "low tax" is the price. */
const largestFigures: Readonly<Record<string, number>> = {
  insuranceGroup: 50,
  taxPerYear: 900,
  bootSpace: 2_000,
  fuelConsumption: 300,
}

/** Where the phrase ends, without the type that "new vans" also names. */
function withoutType(tokens: readonly Token[], { meaning, to }: FoundPhrase): number {
  const last = tokens[to - 1]?.text ?? ''
  return meaning.kind === 'condition' && /^(car|van|truck)s?$/.test(last) ? to - 1 : to
}

/** "Used for towing", "to be used as a camper" say nothing of the condition. */
function isVerb(tokens: readonly Token[], from: number, { meaning, to }: FoundPhrase): boolean {
  if (meaning.kind !== 'condition' || tokens[from]?.text !== 'used') return false
  const [before, after] = [tokens[from - 1]?.text ?? '', tokens[to]?.text ?? '']
  return /^(be|being|get|getting)$/.test(before) || /^(for|as|by|to)$/.test(after)
}

function inCondition({ type, sells }: Reading, condition: VehicleCondition): Meaning {
  const sold: readonly string[] = sells[type]
  if (!sold.includes(condition.toLowerCase())) return unsearchable
  return sold.length > 1 ? wordsOf('condition', [condition]) : nothing
}

function meaningOf(reading: Reading, phrase: SetPhrase): Meaning {
  const { type, thisYear, newestPlate, sells } = reading
  switch (phrase.kind) {
    case 'vat':
      return type === 'car' ? unsearchable : { kind: 'text', name: 'vat', text: phrase.basis }
    case 'condition':
      return inCondition(reading, phrase.condition)
    case 'nearlyNew':
      return rangeOf('year', thisYear - 1, Number.POSITIVE_INFINITY)
    case 'sort': {
      const isMonthly = phrase.sort === 'monthly_asc' || phrase.sort === 'monthly_desc'
      return isMonthly && !sells.finance ? unsearchable : phrase
    }
    case 'newPlate':
      return wordsOf('plate', [newestPlate])
    default:
      return phrase
  }
}

/** "New Fiesta" and "new diesel van" ask for a new one; "new or used Fiesta" does not. */
function isNewBeforeName({ tokens, lexicon }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.state !== 'open' || token.text !== 'new' || next?.state !== 'open' || next.startsClause)
    return false
  if (/^(or|and|&|\/|is|nearly)$/.test(tokens[at - 1]?.text ?? '')) return false
  const entries = lexicon.entries.get(next.text) ?? []
  return entries.some(({ kind }) => kind === 'make' || kind === 'model' || kind === 'word')
}

/** "Small electric car": the word for a car is not far. "Small petrol": no other kind of vehicle is named. */
function isSmallOfCar({ type, tokens, lexicon }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token?.state !== 'open' || !/^(small|little|compact)$/.test(token.text)) return false
  const end = tokens.findIndex(({ startsClause }, i) => i > at && startsClause)
  const beside = tokens.slice(at + 1, Math.min(at + 5, end === -1 ? tokens.length : end))
  if (beside.some(({ text }) => /^(cars?|hatch|hatchbacks?)$/.test(text))) return true
  const next = tokens[at + 1]?.text ?? ''
  return (
    type === 'car' &&
    isWordOf(lexicon, next, 'fuelType') &&
    !tokens.some(({ text }) =>
      lexicon.entries.get(text)?.some(({ kind }) => kind === 'make' || kind === 'model'),
    ) &&
    !tokens.some(({ text }) => isWordOf(lexicon, text, 'bodyType'))
  )
}

function isWordOf({ entries }: Lexicon, text: string, field: string): boolean {
  return entries.get(text)?.some((entry) => entry.kind === 'word' && entry.field === field) === true
}

/** "Nearest to L3", "nearest M1" name a place, which is read later. "Near me under 10k" names none. */
function isPlace(tokens: readonly Token[], { meaning, to }: FoundPhrase): boolean {
  if (meaning.kind !== 'sort' || meaning.sort !== 'distance') return false
  const [next, number] = [tokens[to], tokens[to + 1]]
  const isOutcode =
    next?.kind === 'letters' && next.text.length <= 2 && number?.kind === 'number' && number.joined
  return next?.text === 'to' || isOutcode
}

/** "Euro 6", "Euro VI", "Euro 5 or better". */
function matchEuroClass(reading: Reading, at: number): { values: readonly string[]; to: number } | null {
  const { tokens } = reading
  if (tokens[at]?.text !== 'euro' || tokens[at]?.state !== 'open') return null
  const number = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const text = tokens[number]?.text ?? ''
  const name = emissionClassOf(`Euro ${numberWords.get(text) ?? text}`)
  if (name === null || !/^Euro \d$/.test(name)) return null
  const stage = tokens[number + 1]
  const end = stage?.joined === true && /^[a-e]$/.test(stage.text) ? number + 2 : number + 1
  const later = orBetter.match(tokens, end)
  const values = stockValues(reading, 'emissionClass').filter((own) =>
    later ? own.localeCompare(name) >= 0 : own === name,
  )
  return { values, to: later?.to ?? end }
}
