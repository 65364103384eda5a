import { formatRange } from '../search/parse-range.ts'
import { filterFields, isTextField, type NumberField, scaleOf } from '../stock/filter-fields.ts'
import { monthsOfPlate } from '../stock/number-plate.ts'
import { defaultSortOrder, type SortOrder } from '../stock/sort-orders.ts'
import { type VehicleType, vehicleTypes } from '../stock/vehicle-type.ts'
import { type Atom, keyOf, longestPhrase, plainText, toAtoms } from './atoms.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { bodyNamesOfModels } from './nicknames.data.ts'
import { isYear } from './parse-quantity.ts'
import { ignoredWords } from './plain-words.data.ts'
import { readNames } from './read-names.ts'
import { readBarePlaces, readPlaces, readRadius } from './read-places.ts'
import { mostValues, readQuantities } from './read-quantity.ts'
import { applyCleanAir, readSetPhrases } from './read-set-phrases.ts'
import { findWholeNumber, readVehicleNumbers } from './read-vehicle-number.ts'
import { addLimits, addWords, type Reading } from './reading.ts'
import type { StockVocabulary } from './vocabulary.ts'

/** A phrase as a search. */
export interface Interpretation {
  type: VehicleType
  /** Query parameters of the search, without the order: several values as a list. */
  filters: Readonly<Record<string, string | readonly string[]>>
  sort: SortOrder
  /** As typed, in the order of the phrase. */
  notUnderstood: readonly string[]
}

export type Interpret = (phrase: string, asked?: VehicleType | null) => Interpretation

/** Compiles a vocabulary once for many phrases. @param thisYear The year in which "3 years old" is counted. */
export function createInterpret(vocabulary: StockVocabulary, thisYear: number): Interpret {
  const lexicons = Object.fromEntries(
    vehicleTypes.map((type) => [type, createLexicon(vocabulary.types[type])]),
  ) as Record<VehicleType, Lexicon>
  const isName = (key: string) => vehicleTypes.some((type) => lexicons[type].entries.has(key))

  return (typed, asked = null) => {
    const phrase = typed.slice(0, longestPhrase).replaceAll(/\s+/g, ' ').trim()
    const atoms = toAtoms(phrase)
    const order = asked === null ? vehicleTypes : [asked, ...vehicleTypes.filter((type) => type !== asked)]
    const readings = order.map((type) => {
      const reading = startReading(
        phrase,
        type,
        atoms.map((atom) => ({ ...atom })),
        lexicons[type],
      )
      readPhrase(reading, vocabulary)
      return reading
    })
    const best = readings.reduce((best, next) => (costOf(next) < costOf(best) ? next : best))
    const notUnderstood = wordsNotRead(best)
    const number = notUnderstood.length > 0 ? findWholeNumber(phrase, vocabulary) : null
    if (number) return { ...number, sort: defaultSortOrder, notUnderstood: [] }
    return {
      type: findByNumber(best, vocabulary) ?? best.type,
      filters: formatFilters(best),
      sort: best.sort ?? defaultSortOrder,
      notUnderstood,
    }
  }

  function startReading(phrase: string, type: VehicleType, atoms: Atom[], lexicon: Lexicon): Reading {
    return {
      phrase,
      type,
      thisYear,
      atoms,
      lexicon,
      isName,
      words: new Map(),
      ranges: new Map(),
      texts: new Map(),
      sort: null,
      isOtherType: false,
      isForCleanAir: false,
      doubts: 0,
    }
  }
}

/** The rules in their order: the more a rule needs to be sure, the earlier it reads. */
function readPhrase(reading: Reading, vocabulary: StockVocabulary): void {
  readVehicleNumbers(reading)
  correctAtoms(reading)
  readSetPhrases(reading)
  readRadius(reading)
  readPlaces(reading)
  readQuantities(reading)
  readNames(reading)
  readBarePlaces(reading)
  readBareNumbers(reading)
  readBadges(reading)
  chooseBodyOfModel(reading)
  readDerivative(reading, vocabulary)
  applyCleanAir(reading)
  dropWithoutFinance(reading)
  for (const values of reading.words.values())
    while (values.size > mostValues) values.delete([...values].at(-1) ?? '')
}

function correctAtoms({ atoms, lexicon }: Reading): void {
  for (const atom of atoms) {
    if (atom.kind !== 'letters' || atom.state !== 'open' || lexicon.entries.has(atom.text)) continue
    const word = lexicon.correct(atom.text)
    if (word === null) continue
    atom.text = word
    atom.corrected = true
  }
}

/** "2019", "1.6" and "9000" without a word beside them: a year, an engine size and a budget. */
function readBareNumbers(reading: Reading): void {
  const years: number[] = []
  for (const [at, atom] of reading.atoms.entries()) {
    if (atom.kind !== 'number' || atom.state !== 'open') continue
    const isInWord = reading.atoms[at - 1]?.kind === 'letters' && atom.joined
    const next = reading.atoms[at + 1]
    const isWord = next?.joined === true && next.kind === 'letters' && next.state !== 'read'
    if (isInWord || isWord) continue
    if (atom.value >= 1980 && isYear(atom.value, reading.thisYear)) years.push(atom.value)
    else if (/^\d\.\d$/.test(atom.text) && atom.value >= 0.6)
      addLimits(reading, 'engineSize', { low: atom.value, high: atom.value })
    else if (isPlateInBrackets(reading.phrase, atom)) addWords(reading, 'plate', [atom.text])
    else if (isRoundPrice(atom.value))
      addLimits(reading, 'price', { low: Number.NEGATIVE_INFINITY, high: atom.value })
    else continue
    atom.state = 'read'
  }
  if (years.length > 0) addLimits(reading, 'year', { low: Math.min(...years), high: Math.max(...years) })
}

/** "2020 (70)". */
function isPlateInBrackets(phrase: string, { from, to, text }: Atom): boolean {
  return phrase[from - 1] === '(' && phrase[to] === ')' && monthsOfPlate(text) !== null
}

/** "9000", "8995"; but not the "2545" of an Actros. */
function isRoundPrice(value: number): boolean {
  return (
    Number.isInteger(value) && value >= 1_000 && value <= 500_000 && (value % 50 === 0 || value % 100 >= 90)
  )
}

/** "320d" is a 3 Series, "C220" a C Class, "R450" an R Series. The rest of the badge is no filter, so it stays unread. */
function readBadges(reading: Reading): void {
  const { atoms, lexicon, words } = reading
  if (words.has('model')) return
  for (const make of words.get('make') ?? []) {
    const models = lexicon.vocabulary.models[make] ?? []
    for (const [at, atom] of atoms.entries()) {
      if (atom.state !== 'open') continue
      const badge = badgeOf(atoms, at)
      const model =
        badge && models.find((name) => keyOf(name) === `${badge}series` || keyOf(name) === `${badge}class`)
      if (model) addWords(reading, 'model', [model])
    }
  }
}

function badgeOf(atoms: readonly Atom[], at: number): string | null {
  const [atom, next] = [atoms[at], atoms[at + 1]]
  if (atom?.kind === 'number')
    return /^[1-8]\d\d$/.test(atom.text) && !isJoinedToLetters(atoms, at) ? (atom.text[0] ?? null) : null
  return atom?.kind === 'letters' &&
    atom.text.length <= 3 &&
    next?.kind === 'number' &&
    /^\d{2,3}$/.test(next.text)
    ? atom.text
    : null
}

function isJoinedToLetters(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.joined === true && atoms[at - 1]?.kind === 'letters'
}

/** The estate of a 3 Series is the model "3 Series Touring", so with the body type the model is chosen that has it. */
function chooseBodyOfModel({ words, lexicon }: Reading): void {
  const [body, ...otherBodies] = words.get('bodyType') ?? []
  const models = words.get('model')
  if (body === undefined || otherBodies.length > 0 || !models) return
  const own = [...(words.get('make') ?? [])].flatMap((make) => lexicon.vocabulary.models[make] ?? [])
  const names = bodyNamesOfModels[body] ?? []
  const chosen = [...models].map((model) => {
    if (names.some((name) => keyOf(model).endsWith(keyOf(name)))) return model
    return own.find((other) => names.some((name) => keyOf(other) === keyOf(`${model} ${name}`))) ?? model
  })
  words.set('model', new Set(chosen))
}

/** Words of a derivative are read only when one derivative of one model has them all: the filter takes whole names. */
function readDerivative(reading: Reading, vocabulary: StockVocabulary): void {
  const [make, ...otherMakes] = reading.words.get('make') ?? []
  const [model, ...otherModels] = reading.words.get('model') ?? []
  if (make === undefined || model === undefined || otherMakes.length > 0 || otherModels.length > 0) return
  const open = unreadAtoms(reading.atoms)
  if (open.length === 0) return
  const asked = wordsNotRead(reading).map(plainText)
  const matching = vocabulary.derivatives(reading.type, make, model).filter((derivative) => {
    // Whole words: an "a200" is not an "A200d".
    const parts = new Set(plainText(derivative).split(/\s+/))
    return asked.every((word) => parts.has(word))
  })
  const [only, ...others] = matching
  if (only === undefined || others.length > 0) return
  addWords(reading, 'derivative', [only])
  for (const atom of open) atom.state = 'read'
}

/** "2 years" and "12 months" are a term only beside other words of finance; they may be a warranty or an MOT. */
function dropWithoutFinance(reading: Reading): void {
  const { texts, ranges, atoms } = reading
  const term = texts.get('term')
  if (term === undefined) return
  const hasFinance =
    ranges.has('monthlyPrice') ||
    texts.has('deposit') ||
    /financ|term|payment|loan|\bhp\b|pcp|credit/i.test(reading.phrase)
  const hasOther = atoms.some(({ text }) => /^(mot|warranty|tax|service|history)$/.test(text))
  if (hasFinance && !hasOther) return
  if (!hasOther && Number(term) > 12 && /months|mths/.test(reading.phrase)) return
  texts.delete('term')
  const unit = atoms.findIndex(({ text }) => /^(months?|mths?|years?|yrs?)$/.test(text))
  for (const atom of atoms.slice(Math.max(0, unit - 1), unit + 1)) atom.state = 'unknown'
}

const otherTypeCost = 1_000
const wordCost = 10

function costOf(reading: Reading): number {
  const unread = unreadAtoms(reading.atoms).length
  const corrected = reading.atoms.filter((atom) => atom.corrected && atom.state === 'read').length
  return (reading.isOtherType ? otherTypeCost : 0) + wordCost * unread + reading.doubts + corrected
}

/** Without the words that say nothing; "i" is such a word, but not in "118i". */
function unreadAtoms(atoms: readonly Atom[]): Atom[] {
  return atoms.filter((atom, at) => {
    if (atom.kind === 'sign' || atom.state === 'read') return false
    if (atom.state === 'unknown' || atom.kind === 'number' || !ignoredWords.has(atom.text)) return true
    const before = atoms[at - 1]
    const after = atoms[at + 1]
    return (
      (atom.joined && before?.kind === 'number' && before.state !== 'read') ||
      (after?.joined === true && after.kind === 'number' && after.state !== 'read')
    )
  })
}

/** Each run of unread letters and digits within a word, as it was typed. */
function wordsNotRead({ phrase, atoms }: Reading): string[] {
  const words: { from: number; to: number }[] = []
  for (const atom of unreadAtoms(atoms)) {
    const last = words.at(-1)
    const isSameWord =
      last !== undefined && !/\s/.test(phrase.slice(last.to, atom.from)) && isRun(atoms, last.to, atom.from)
    if (isSameWord) last.to = atom.to
    else words.push({ from: atom.from, to: atom.to })
  }
  return words.map(({ from, to }) => phrase.slice(from, to))
}

/** Nothing that was read lies between. */
function isRun(atoms: readonly Atom[], from: number, to: number): boolean {
  return !atoms.some((atom) => atom.from >= from && atom.to <= to && atom.kind !== 'sign')
}

/** In the order of the search screen; each value in the stock's spelling. */
function formatFilters({ words, ranges, texts }: Reading): Interpretation['filters'] {
  const filters: Record<string, string | readonly string[]> = {}
  for (const field of filterFields) {
    if (isTextField(field)) {
      const [first, ...others] = words.get(field) ?? []
      if (first !== undefined) filters[field] = others.length > 0 ? [first, ...others] : first
    } else {
      const range = ranges.get(field)
      if (range) filters[field] = formatLimits(field, range)
    }
  }
  for (const name of ['vat', 'deposit', 'term', 'postcode']) {
    const text = texts.get(name)
    if (text !== undefined) filters[name] = text
  }
  return filters
}

function formatLimits(field: NumberField, { low, high }: { low: number; high: number }): string {
  const scale = scaleOf(field)
  return formatRange(field, { low: Math.round(low * scale), high: Math.round(high * scale) })
}

/** The type of the vehicle whose number is in the phrase. */
function findByNumber({ words }: Reading, vocabulary: StockVocabulary): VehicleType | null {
  for (const field of ['registration', 'stockId'] as const) {
    const [text] = words.get(field) ?? []
    const found = text === undefined ? null : vocabulary.findVehicle(field, text)
    if (found) return found.type
  }
  return null
}
