import { postcodeArea } from '../stock/postcode-area.ts'
import { postcodeAreas } from '../stock/postcode-areas.data.ts'
import { type Atom, keyOf } from './atoms.ts'
import { createPhraseTable, type PhraseTable } from './phrase-table.ts'
import { limitsBefore, numberWords } from './quantities.data.ts'
import { addLimits, addText, mark, type Reading } from './reading.ts'
import { townsOfAreas } from './towns.data.ts'

const prepositions = createPhraseTable(
  [
    'near',
    'nearby',
    'near to',
    'nearest',
    'nearest to',
    'closest',
    'closest to',
    'close to',
    'in',
    'around',
    'from',
    'by',
    'at',
    'local to',
    'next to',
    'based in',
    'located in',
    'outside',
    'round',
    'nr',
    'in or near',
    'in or around',
    'within reach of',
    'of',
  ].map((phrase) => [phrase, true] as const),
)

/** Towns whose names are ordinary words, or words of the trade: read only after "near" and its like. */
const ordinaryNames = new Set([
  'reading',
  'bath',
  'perth',
  'derby',
  'crewe',
  'rugby',
  'nelson',
  'windsor',
  'sale',
  'corby',
  'kingston',
  'bedford',
  'leyland',
])

/** "Ford in sale" is no place; "near Sale" is one. */
const forSale = /^(in|at|by|on)$/

/** The postcode area of a town; that of the centre for London, which has eight. */
const areaOfTown = new Map<string, string>([
  ...Object.entries(postcodeAreas).map(([area, [town]]) => [keyOf(town), area] as const),
  ...Object.entries(townsOfAreas).flatMap(([area, towns]) =>
    towns.map((town) => [keyOf(town), area] as const),
  ),
  ['london', 'EC'],
])
const longestTown = Math.max(...[...areaOfTown.keys()].map((town) => town.length))

/** An outcode, with the rest of the postcode or without it. */
const postcode = /^([a-z]{1,2}\d[a-z\d]?)(?:(\s?)(\d[a-z]{2}))?(?![a-z\d])/i

const upTo = createPhraseTable(
  [...(limitsBefore.atMost ?? []), 'inside', 'within a', 'in a', 'a'].map(
    (phrase) => [phrase, true] as const,
  ),
)

/** "From 20 miles away" is no such limit. */
const atLeast = createPhraseTable(
  ['further than', 'farther than', ...(limitsBefore.atLeast ?? [])]
    .filter((phrase) => phrase !== 'from')
    .map((phrase) => [phrase, true] as const),
)

/** Miles in a unit of distance. */
const milesIn: Readonly<Record<string, number>> = { mile: 1, miles: 1, mi: 1, km: 0.621371, kms: 0.621371 }

/** Nobody is further away. More miles than this are those that a vehicle has covered. */
const mostMiles = 900

/** "Within 20 miles", "20 miles from", "a 20 mile radius": a distance from the place of the phrase, or from ours. */
export function readRadius(reading: Reading): void {
  const { atoms } = reading
  for (const [at, { kind, text, state, ...atom }] of atoms.entries()) {
    const value = kind === 'number' ? atom.value : (numberWords[text] ?? Number.NaN)
    const factor = milesIn[atoms[at + 1]?.text ?? '']
    if (state !== 'open' || factor === undefined || !(value <= mostMiles)) continue
    const link = atoms[at + 2]?.text ?? ''
    const range = startOfRange(atoms, at)
    const [nearest, furthest] = [startOfLimit(atLeast, atoms, at), startOfLimit(upTo, atoms, at)]
    // "Less than" is also a part of "not less than", and "more than" of "no more than".
    const from = range?.from ?? Math.min(nearest, furthest)
    const isLinked = /^(of|from|around|radius|away)$/.test(link)
    if (!isLinked && !/^(within|inside)$/.test(atoms[from]?.text ?? '')) continue
    const to = /^(radius|away)$/.test(link) ? at + 3 : at + 2
    if (isOfBattery(atoms, at + 2)) {
      // "200 miles of range" is read later, as a quantity.
      if (atoms[at + 3]?.text !== 'range') mark(atoms, from, at + 3, 'unknown')
      continue
    }
    if (isNegated(atoms, from)) {
      mark(atoms, from - 1, to, 'unknown')
      continue
    }
    const distance = Math.round(value * factor)
    const limits = range
      ? { low: Math.round(range.low * factor), high: distance }
      : nearest < furthest
        ? { low: distance, high: Number.POSITIVE_INFINITY }
        : { low: Number.NEGATIVE_INFINITY, high: distance }
    mark(atoms, from, to, addLimits(reading, 'distance', limits) ? 'read' : 'unknown')
  }
}

/** "10 to 20 miles away", "between 10 and 20 miles from": where the words before the second number begin. */
function startOfRange(atoms: readonly Atom[], number: number): { low: number; from: number } | null {
  const [start, first, link] = [atoms[number - 3], atoms[number - 2], atoms[number - 1]]
  const low = first?.kind === 'number' ? first.value : (numberWords[first?.text ?? ''] ?? Number.NaN)
  const isRange = first?.state === 'open' && /^(?:to|and|-)$/.test(link?.text ?? '')
  if (!isRange || !(low < (atoms[number]?.value ?? 0))) return null
  const isIntroduced = start?.state === 'open' && /^(?:between|from)$/.test(start.text)
  return link?.text === 'and' && !isIntroduced ? null : { low, from: isIntroduced ? number - 3 : number - 2 }
}

/** "Of electric range", "from a full charge": after the miles that a battery lasts for. */
function isOfBattery(atoms: readonly Atom[], link: number): boolean {
  const [word, ...others] = atoms.slice(link, link + 4).map(({ text }) => text)
  return (word === 'of' && others.includes('range')) || (word === 'from' && others.includes('charge'))
}

/** "Not in Leeds": a search cannot leave out a place. */
function isNegated(atoms: readonly Atom[], from: number): boolean {
  const before = atoms[from - 1]
  return before?.state === 'open' && /^(not|except|excluding)$/.test(before.text)
}

/** Where the words of a limit before a number begin; at the number without such words. */
function startOfLimit(limit: PhraseTable<true>, atoms: readonly Atom[], number: number): number {
  const starts = [number - 3, number - 2, number - 1].filter(
    (from) => limit.match(atoms, from)?.to === number,
  )
  return Math.min(number, ...starts)
}

/** "Near L3", "in Liverpool", and anywhere whole postcodes and towns of several words: "St Helens". */
export function readPlaces(reading: Reading): void {
  const { atoms } = reading
  // "The nearest Focus to M1".
  const isNearest = atoms.some(({ text }) => text === 'nearest' || text === 'closest')
  for (let at = 0; at < atoms.length; at++) {
    if (atoms[at]?.state !== 'open') continue
    const isTo = isNearest && atoms[at]?.text === 'to'
    const preposition = isTo ? { to: at + 1 } : prepositions.match(atoms, at)
    const start = preposition?.to ?? at
    const found =
      matchPostcode(reading, start, preposition === null) ?? matchTown(reading, start, preposition ? 1 : 2)
    if (!found || (forSale.test(atoms[at]?.text ?? '') && atoms[start]?.text === 'sale')) continue
    readPlace(reading, at, found)
    at = found.to - 1
  }
}

/** Towns and outcodes without a preposition, among the words that no other rule has read. */
export function readBarePlaces(reading: Reading): void {
  const { atoms } = reading
  for (let at = 0; at < atoms.length; at++) {
    if (atoms[at]?.state !== 'open') continue
    const town = matchTown(reading, at, 1)
    const outcode = matchPostcode(reading, at, false)
    const isClear = outcode && outcode.place.search(/\d/) === 2
    if (isClear && isBadge(reading, at)) {
      for (const atom of atoms.slice(at, outcode.to)) reading.badges.add(atom)
      continue
    }
    const found = (town && !ordinaryNames.has(town.key) ? town : null) ?? (isClear ? outcode : null)
    if (found) readPlace(reading, at, found)
  }
}

/** "Golf Mk7", "Focus ST3" and "DAF CF85" have the form of an outcode, but name a version of the model. */
function isBadge({ type, atoms, lexicon, words, vocabulary }: Reading, at: number): boolean {
  const text = atoms[at]?.text ?? ''
  if (text === 'mk' && atoms[at + 1]?.text.length === 1) return true
  const [makes, models] = [[...(words.get('make') ?? [])], [...(words.get('model') ?? [])]]
  const isModel = (lexicon.entries.get(text) ?? []).some(
    (entry) => entry.kind === 'model' && makes.includes(entry.make),
  )
  const isTrim =
    models.length > 0 &&
    vocabulary.valuesOf(type, 'trim', { makes, models }).some((trim) => keyOf(trim) === text)
  return isModel || isTrim
}

function readPlace(reading: Reading, from: number, { place, to }: { place: string; to: number }): void {
  const { atoms } = reading
  if (isNegated(atoms, from)) mark(atoms, from - 1, to, 'unknown')
  else mark(atoms, from, to, setPlace(reading, place) ? 'read' : 'unknown')
}

/** False when the phrase has named another place before. */
function setPlace(reading: Reading, place: string): boolean {
  if (!addText(reading, 'postcode', place)) return false
  reading.sort ??= 'distance'
  return true
}

function matchPostcode(
  { phrase, atoms }: Reading,
  at: number,
  isWhole: boolean,
): { place: string; to: number } | null {
  const first = atoms[at]
  if (first?.state !== 'open' || first.kind !== 'letters' || first.text.length > 2) return null
  const match = postcode.exec(phrase.slice(first.from, first.from + 9))
  const [typed = '', outcode = '', , unit] = match ?? []
  if (!outcode || (isWhole && unit === undefined) || postcodeArea(outcode) === null) return null
  const end = first.from + typed.length
  const to = atoms.findIndex(({ to }) => to >= end) + 1
  if (to === 0 || atoms[to - 1]?.to !== end) return null
  const place = unit === undefined ? outcode : `${outcode} ${unit}`
  return { place: place.toUpperCase(), to }
}

/** A town of at least so many words. */
function matchTown(
  { atoms }: Reading,
  at: number,
  least: number,
): { place: string; to: number; key: string } | null {
  let key = ''
  let found: { place: string; to: number; key: string } | null = null
  for (let to = at; to < atoms.length && key.length < longestTown; to++) {
    const atom = atoms[to]
    if (atom?.state !== 'open' || (to > at && atom.startsClause)) break
    if (atom.text === '-' && to > at) continue
    if (atom.kind !== 'letters') break
    key += atom.text
    const area = areaOfTown.get(key)
    if (area && key.length > 2 && to - at >= least - 1) found = { place: area, to: to + 1, key }
  }
  return found
}
