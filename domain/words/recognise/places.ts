import { postcodeArea } from '../../stock/postcode-area.ts'
import { postcodeAreas } from '../../stock/postcode-areas.data.ts'
import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import { townsOfAreas } from '../lexicon/towns.data.ts'
import { modelNamesOf, type Reading } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'
import type { Finding } from './finding.ts'
import { findDenialOfPlace, findingOfDenied } from './negators.ts'

const prepositions = createPhraseSet(
  listOf(`
    near, nearby, near to, nearest, nearest to, closest, closest to, close to, in, around, from, by, at, local to,
    next to, based in, located in, outside, round, nr, in or near, in or around, within reach of, of`),
)

/** Towns whose names are ordinary words, or words of the trade: read only after "near" and its like. */
const ordinaryNames = new Set(
  listOf(
    'reading, bath, perth, derby, crewe, rugby, nelson, windsor, sale, corby, kingston, bedford, leyland',
  ),
)

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

/** Where a phrase says that the vehicle is to be. */
interface Place {
  /** An outcode, a whole postcode or a postcode area. */
  place: string
  to: number
}

/** "Near L3", "in Liverpool", and anywhere whole postcodes and towns of several words: "St Helens". */
export function* recognisePlaces(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  // "The nearest Focus to M1".
  const isNearest = tokens.some(({ text }) => text === 'nearest' || text === 'closest')
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.state !== 'open') continue
    const isTo = isNearest && tokens[at]?.text === 'to'
    const preposition = isTo ? { to: at + 1 } : prepositions.match(tokens, at)
    const start = preposition?.to ?? at
    const found =
      matchPostcode(reading, start, preposition === null) ?? matchTown(tokens, start, preposition ? 1 : 2)
    if (!found || (forSale.test(tokens[at]?.text ?? '') && tokens[start]?.text === 'sale')) continue
    yield placeFinding(tokens, at, found)
    at = found.to - 1
  }
}

/** Towns and outcodes without a preposition, among the words that no other rule has read. */
export function* recogniseBarePlaces(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.state !== 'open') continue
    const town = matchTown(tokens, at, 1)
    const outcode = matchPostcode(reading, at, false)
    const isClear = outcode && outcode.place.search(/\d/) === 2
    if (isClear && isBadge(reading, at)) {
      for (const token of tokens.slice(at, outcode.to)) token.role = 'badge'
      continue
    }
    const found = (town && !ordinaryNames.has(town.key) ? town : null) ?? (isClear ? outcode : null)
    if (found) yield placeFinding(tokens, at, found)
  }
}

function placeFinding(tokens: readonly Token[], from: number, { place, to }: Place): Finding {
  const negator = findDenialOfPlace(tokens, from)
  return negator ? findingOfDenied(negator, to) : { from, to, meaning: { kind: 'place', place } }
}

/** "Golf Mk7", "Focus ST3" and "DAF CF85" have the form of an outcode, but name a version of the model. */
function isBadge(reading: Reading, at: number): boolean {
  const { type, tokens, lexicon, vocabulary } = reading
  const text = tokens[at]?.text ?? ''
  if (text === 'mk' && tokens[at + 1]?.text.length === 1) return true
  const names = modelNamesOf(reading)
  const isModel = (lexicon.entries.get(text) ?? []).some(
    (entry) => entry.kind === 'model' && names.makes.includes(entry.make),
  )
  return (
    isModel ||
    (names.models.length > 0 && vocabulary.valuesOf(type, 'trim', names).some((trim) => keyOf(trim) === text))
  )
}

/** An outcode with the rest of the postcode, or if `isWhole` is false without it. */
function matchPostcode({ phrase, tokens }: Reading, at: number, isWhole: boolean): Place | null {
  const first = tokens[at]
  if (first?.state !== 'open' || first.kind !== 'letters' || first.text.length > 2) return null
  const match = postcode.exec(phrase.slice(first.from, first.from + 9))
  const [typed = '', outcode = '', , unit] = match ?? []
  if (!outcode || (isWhole && unit === undefined) || postcodeArea(outcode) === null) return null
  const end = first.from + typed.length
  const to = tokens.findIndex(({ to }) => to >= end) + 1
  if (to === 0 || tokens[to - 1]?.to !== end) return null
  const place = unit === undefined ? outcode : `${outcode} ${unit}`
  return { place: place.toUpperCase(), to }
}

/** A town of at least so many words. */
function matchTown(tokens: readonly Token[], at: number, least: number): (Place & { key: string }) | null {
  let key = ''
  let found: (Place & { key: string }) | null = null
  for (let to = at; to < tokens.length && key.length < longestTown; to++) {
    const token = tokens[to]
    if (token?.state !== 'open' || (to > at && token.startsClause)) break
    if (token.text === '-' && to > at) continue
    if (token.kind !== 'letters') break
    key += token.text
    const area = areaOfTown.get(key)
    if (area && key.length > 2 && to - at >= least - 1) found = { place: area, to: to + 1, key }
  }
  return found
}
