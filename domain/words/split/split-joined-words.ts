import type { Entry } from '../lexicon/lexicon.ts'
import { wordsAfterNumbers } from '../lexicon/rule-words.ts'
import type { Token } from './tokens.ts'

/** All that a name means in any type of stock; empty if it is no name. */
type EntriesOf = (key: string) => readonly Entry[]

/** What any type of stock has. */
export interface KnownNames {
  entriesOf: EntriesOf
  isKnown: (word: string) => boolean
  isMisspelt: (word: string) => boolean
}

const joinedFields = new Set([
  'bodyType',
  'fuelType',
  'gearbox',
  'colour',
  'wheelbase',
  'roofHeight',
  'cabType',
])
/** With a colour these are towns and surnames: Redcar, Greenford. */
const endsOfTowns = new Set(['ford', 'car'])
const shortestPart = 3
const shortestJoined = 4
/** "mercedesbenzcclassestatedieselautomatic" has 39. The time to split a word grows with the square of its length. */
const longestJoined = 60

/** Nicknames that are also endings of ordinary words: "smartest" is no Smart estate. */
const endings = new Set(['est'])

/**
 * Splits words that were typed without a space: "fordfiesta", "vwgolf", "dieselautomatic". Words that are whole stay so:
 * known ones, and misspelt ones such as "volkswagon", unless they are a make and its model ("dafxf").
 */
export function splitJoinedWords(
  tokens: readonly Token[],
  { entriesOf, isKnown, isMisspelt }: KnownNames,
): Token[] {
  return tokens.flatMap((token, at) => {
    const { kind, text, from, to } = token
    // The parts must have their places in the phrase: "ﬁ" is one character of it, and two letters.
    if (kind !== 'letters' || text.length !== to - from) return [token]
    if (text.length < shortestJoined || text.length > longestJoined) return [token]
    const next = tokens[at + 1]
    const number = next?.kind === 'number' && next.joined ? next.text : ''
    const parts =
      splitWord(text, number, entriesOf) ??
      (token.joined && tokens[at - 1]?.kind === 'number' ? splitUnit(text, entriesOf) : null)
    if (parts === null) return [token]
    const usesNumber = number !== '' && entriesOf(`${parts.at(-1)}${number}`).length > 0
    if (!usesNumber && (isKnown(text) || (isMisspelt(text) && !isMakeAndModel(parts, entriesOf))))
      return [token]
    let start = from
    return parts.map((part, position) => {
      const own = { ...token, text: part, from: start, to: start + part.length }
      start += part.length
      return position === 0 ? own : { ...own, joined: false, startsClause: false }
    })
  })
}

/** Splits what is joined to a number and starts with its unit: "5doorhatchback", "18tonnecurtainsider". */
function splitUnit(text: string, entriesOf: EntriesOf): string[] | null {
  for (let length = text.length - shortestPart; length >= shortestJoined; length--) {
    const [unit, rest] = [text.slice(0, length), text.slice(length)]
    if (!wordsAfterNumbers.has(unit)) continue
    if (isPart(rest, entriesOf)) return [unit, rest]
    const others = splitWord(rest, '', entriesOf)
    if (others !== null) return [unit, ...others]
  }
  return null
}

/**
 * @param number What is joined to the word: "audia3" is an Audi A3.
 * @param failed Ends of the word that are known to have no parts. Without them, "carvancarvan…" takes twice the time for
 * each "carvan", which is one part or two.
 */
function splitWord(
  text: string,
  number: string,
  entriesOf: EntriesOf,
  failed: Set<string> = new Set(),
): string[] | null {
  if (failed.has(text)) return null
  for (let length = text.length - 1; length >= 2; length--) {
    const [start, rest] = [text.slice(0, length), text.slice(length)]
    const makes = entriesOf(start).flatMap((entry) => (entry.kind === 'make' ? [entry.make] : []))
    if (makes.length === 0 && !isPart(start, entriesOf)) continue
    const isModel = entriesOf(rest + number).some(
      (entry) => entry.kind === 'model' && makes.includes(entry.make),
    )
    if (isModel || (isPart(rest, entriesOf) && !isTown(start, rest, entriesOf))) return [start, rest]
    const others = rest.length >= shortestJoined ? splitWord(rest, number, entriesOf, failed) : null
    if (others !== null) return [start, ...others]
  }
  failed.add(text)
  return null
}

function isMakeAndModel(
  [make = '', model = '', ...others]: readonly string[],
  entriesOf: EntriesOf,
): boolean {
  const makes = entriesOf(make).flatMap((entry) => (entry.kind === 'make' ? [entry.make] : []))
  return (
    others.length === 0 &&
    model.length > 1 &&
    entriesOf(model).some((entry) => entry.kind === 'model' && makes.includes(entry.make))
  )
}

function isTown(start: string, rest: string, entriesOf: EntriesOf): boolean {
  const isColour = entriesOf(start).some((entry) => entry.kind === 'word' && entry.field === 'colour')
  return isColour && endsOfTowns.has(rest)
}

function isPart(text: string, entriesOf: EntriesOf): boolean {
  return (
    text.length >= shortestPart &&
    !endings.has(text) &&
    entriesOf(text).some(
      (entry) =>
        entry.kind === 'make' ||
        (entry.kind === 'model' && !entry.needsMake) ||
        (entry.kind === 'word' && joinedFields.has(entry.field)) ||
        entry.kind === 'type',
    )
  )
}
