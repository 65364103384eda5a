import { postcodeArea } from '../stock/postcode-area.ts'
import { postcodeAreas } from '../stock/postcode-areas.data.ts'
import { keyOf } from './atoms.ts'
import { createPhraseTable } from './phrase-table.ts'
import { addText, mark, type Reading } from './reading.ts'

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
const ordinaryNames = new Set(['reading', 'bath', 'perth', 'derby', 'crewe', 'wells'])

/** The postcode area of a town; that of the centre for London, which has eight. */
const areaOfTown = new Map<string, string>([
  ...Object.entries(postcodeAreas).map(([area, [town]]) => [keyOf(town), area] as const),
  ['london', 'EC'],
])
const longestTown = Math.max(...[...areaOfTown.keys()].map((town) => town.length))

/** An outcode, with the rest of the postcode or without it. */
const postcode = /^([a-z]{1,2}\d[a-z\d]?)(?:(\s?)(\d[a-z]{2}))?(?![a-z\d])/i

/** "Within 20 miles of" cannot be searched for: results are sorted by distance, and have no limit. */
export function readRadius({ atoms }: Reading): void {
  for (let at = 0; at < atoms.length; at++) {
    const unit = atoms[at + 1]?.text ?? ''
    const link = atoms[at + 2]?.text ?? ''
    if (atoms[at]?.kind !== 'number' || !/^miles?$/.test(unit) || !/^(of|from|around|radius)$/.test(link))
      continue
    if (link === 'of' && /^range$/.test(atoms[at + 3]?.text ?? '')) continue
    const first = /^(within|inside|under)$/.test(atoms[at - 1]?.text ?? '') ? at - 1 : at
    mark(atoms, first, at + 2, 'unknown')
  }
}

/** "Near L3", "in Liverpool", and whole postcodes anywhere. */
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
      matchPostcode(reading, start, preposition === null) ?? (preposition && matchTown(reading, start))
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
    const town = matchTown(reading, at)
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

function matchTown({ atoms }: Reading, at: number): { place: string; to: number; key: string } | null {
  let key = ''
  let found: { place: string; to: number; key: string } | null = null
  for (let to = at; to < atoms.length && key.length < longestTown; to++) {
    const atom = atoms[to]
    if (atom?.state !== 'open' || atom.kind !== 'letters') break
    key += atom.text
    const area = areaOfTown.get(key)
    if (area && key.length > 2) found = { place: area, to: to + 1, key }
  }
  return found
}
