import { isKnownMake } from '../../makes/known-make.ts'
import { findPostcodes } from '../../stock/find-postcodes.ts'
import { readPlate } from '../../stock/number-plate.ts'
import { postcodeArea } from '../../stock/postcode-area.ts'
import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import { ignoredWords, neverCorrected, ordinaryWords } from '../lexicon/plain-words.data.ts'
import { modelNamesOf, type Reading } from '../reading.ts'
import { keyOf, type Token } from '../split/tokens.ts'
import { type Finding, unsearchable } from './finding.ts'
import { matchTown } from './match-town.ts'
import { findDenialOfPlace, findingOfDenied } from './negators.ts'
import { endOfUnknown, findUnknownPlace } from './unknown-places.ts'

const prepositions = createPhraseSet(
  listOf(`
    near, nearby, near to, nearest, nearest to, closest, closest to, close to, in, around, from, by, at, local to,
    next to, based in, located in, outside, round, nr, in or near, in or around, within reach of, of`),
)
/** Prepositions of much else: "of march", "in box". */
const vague = /^(in|from|by|at|of|around|round|outside)$/

/** Towns whose names are words of the trade, or of every day: read after a preposition only. */
const ordinaryNames = new Set(
  listOf(`
    reading, bath, perth, derby, crewe, rugby, nelson, windsor, sale, corby, kingston, bedford, leyland, barking, bury,
    washington, boston, stanley`),
)
/** Those that are read only after a preposition of places, such as "near". */
const everydayNames = new Set(
  listOf(`
    march, fleet, stone, hook, over, box, ash, wing, hope, crook, eye, beer, battle, settle, wick, deal, ware, wells,
    street, hyde, sandwich, rye, diss, leek`),
)

/** An outcode, with the rest of the postcode or without it. */
const postcode = /^([a-z]{1,2}\d[a-z\d]?)(?:(\s?)(\d[a-z]{2}))?(?![a-z\d])/i

/** Where a phrase says that the vehicle is to be. */
export interface Place {
  /** An outcode, a whole postcode or a postcode area; null for a place that no table has. */
  place: string | null
  to: number
}

/** "Near L3", "in Liverpool", and anywhere whole postcodes and towns of several words: "St Helens". */
export function* recognisePlaces(reading: Reading): Generator<Finding> {
  const { tokens, lexicon } = reading
  // "The nearest Focus to M1".
  const isNearest = tokens.some(({ text }) => text === 'nearest' || text === 'closest')
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.state !== 'open') continue
    const isTo = isNearest && tokens[at]?.text === 'to'
    const preposition = isTo ? { to: at + 1 } : prepositions.match(tokens, at)
    const start = preposition?.to ?? at
    const isVague = preposition !== null && vague.test(tokens[at]?.text ?? '')
    const town = matchTown(tokens, start)
    const isTown =
      town !== null &&
      (preposition ? !isVague || !isOtherWord(reading, town.key) : town.isLarge && town.words > 1)
    // "Near Newport Foo" may be far from Newport.
    const end = isTown && preposition && !isVague ? endOfUnknown(tokens, town.to, lexicon) : null
    const found =
      (preposition && !isVague ? null : matchPlate(reading, start)) ??
      matchPostcode(reading, start, preposition === null) ??
      (end === null ? null : { place: null, to: end }) ??
      (isTown ? town : null) ??
      findUnknownPlace(reading, at)
    if (!found || isForSale(tokens, at, start)) continue
    yield placeFinding(tokens, at, found)
    at = found.to - 1
  }
}

/** "Ford in sale" is no place; "near Sale" is one, and "for sale in Sale". */
function isForSale(tokens: readonly Token[], preposition: number, place: number): boolean {
  const isSale = /^(in|at|by|on)$/.test(tokens[preposition]?.text ?? '') && tokens[place]?.text === 'sale'
  return isSale && !tokens.slice(0, preposition).some(({ text }) => text === 'sale')
}

/** "In box", "by Austin": towns that are more often another word. */
function isOtherWord({ isName }: Reading, key: string): boolean {
  if (ordinaryNames.has(key)) return false
  return isName(key) || isPlainWord(key)
}

function isPlainWord(key: string): boolean {
  return everydayNames.has(key) || ignoredWords.has(key) || neverCorrected.has(key) || ordinaryWords.has(key)
}

/** Towns and outcodes without a preposition, among the words that no other rule has read. */
export function* recogniseBarePlaces(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.state !== 'open') continue
    const town = matchTown(tokens, at)
    const outcode = matchPostcode(reading, at, false)
    const isClear = outcode?.place?.search(/\d/) === 2
    if (isClear && isBadge(reading, at)) {
      for (const token of tokens.slice(at, outcode.to)) token.role = 'badge'
      continue
    }
    const isTown = town?.isLarge && !ordinaryNames.has(town.key) && !isPlainWord(town.key)
    const found = (isTown ? town : null) ?? (isClear ? outcode : null)
    if (town && found === town && isMakeWithModel(reading, at, town.to)) {
      yield { from: at, to: town.to + 1, meaning: unsearchable }
      continue
    }
    if (found) yield placeFinding(tokens, at, found)
  }
}

/** "Lincoln Navigator": a make that is a town too, with a word behind it that no rule knows. */
function isMakeWithModel({ phrase, tokens, lexicon }: Reading, from: number, to: number): boolean {
  const [first, last, next] = [tokens[from], tokens[to - 1], tokens[to]]
  return (
    first !== undefined &&
    last !== undefined &&
    next?.kind === 'letters' &&
    next.state === 'open' &&
    !next.startsClause &&
    !lexicon.isKnown(next.text) &&
    isKnownMake(phrase.slice(first.from, last.to))
  )
}

function placeFinding(tokens: readonly Token[], from: number, { place, to }: Place): Finding {
  const negator = findDenialOfPlace(tokens, from)
  if (negator) return findingOfDenied(negator, to)
  return { from, to, meaning: place === null ? unsearchable : { kind: 'place', place } }
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

/** "AB77 CDE": the form of a number plate, though no vehicle can have it yet. The start of a plate is no place. */
function matchPlate({ phrase, tokens, isName, lexicon }: Reading, at: number): Place | null {
  const first = tokens[at]
  const [typed = '', end = ''] = (first && plate.exec(phrase.slice(first.from, first.from + 10))) ?? []
  if (first?.state !== 'open' || typed === '') return null
  if (
    isName(keyOf(end)) ||
    lexicon.isKnown(end.toLowerCase()) ||
    readPlate(typed) === null ||
    findPostcodes(typed).length > 0
  )
    return null
  return { place: null, to: tokens.findLastIndex(({ from }) => from < first.from + typed.length) + 1 }
}

const plate = /^[a-z]{2}[\doisbzg]{2}[ .-]?((?=[a-z\d]{0,2}[a-z])[a-z\d]{2}[a-z]|[a-z]{2}\d)(?![a-z\d])/i

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
