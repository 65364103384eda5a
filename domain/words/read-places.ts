import { postcodeArea } from '../stock/postcode-area.ts'
import { postcodeAreas } from '../stock/postcode-areas.data.ts'
import { type Atom, keyOf } from './atoms.ts'
import { createPhraseTable } from './phrase-table.ts'
import { limitsBefore } from './quantities.data.ts'
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
  ...[
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
  ],
])

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

/** Miles in a unit of distance. */
const milesIn: Readonly<Record<string, number>> = { mile: 1, miles: 1, mi: 1, km: 0.621371, kms: 0.621371 }

/** Nobody is further away. More miles than this are those that a vehicle has covered. */
const mostMiles = 900

/** "Within 20 miles", "20 miles from", "a 20 mile radius": a distance from the place of the phrase, or from ours. */
export function readRadius(reading: Reading): void {
  const { atoms } = reading
  for (const [at, { kind, value, state }] of atoms.entries()) {
    const factor = milesIn[atoms[at + 1]?.text ?? '']
    if (kind !== 'number' || state !== 'open' || factor === undefined || value > mostMiles) continue
    const link = atoms[at + 2]?.text ?? ''
    if (link === 'of' && /^range$/.test(atoms[at + 3]?.text ?? '')) continue
    const from = startOfLimit(atoms, at)
    const isLinked = /^(of|from|around|radius|away)$/.test(link)
    if (!isLinked && !/^(within|inside)$/.test(atoms[from]?.text ?? '')) continue
    const to = /^(radius|away)$/.test(link) ? at + 3 : at + 2
    const limits = { low: Number.NEGATIVE_INFINITY, high: Math.round(value * factor) }
    mark(atoms, from, to, addLimits(reading, 'distance', limits) ? 'read' : 'unknown')
  }
}

/** Where the words "up to" before a number begin; at the number without such words. */
function startOfLimit(atoms: readonly Atom[], number: number): number {
  const starts = [number - 3, number - 2, number - 1].filter((from) => upTo.match(atoms, from)?.to === number)
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
    if (!found) continue
    mark(atoms, at, found.to, setPlace(reading, found.place) ? 'read' : 'unknown')
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
    const found = (town && !ordinaryNames.has(town.key) ? town : null) ?? (isClear ? outcode : null)
    if (!found) continue
    mark(atoms, at, found.to, setPlace(reading, found.place) ? 'read' : 'unknown')
  }
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
