import { createPhraseSet, listOf, type PhraseTable } from '../lexicon/phrase-table.ts'
import { limitsBefore } from '../lexicon/quantities.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, rangeOf, unsearchable } from './finding.ts'
import { findDenialOfPlace, findingOfDenied } from './negators.ts'
import { numberOf } from './parse-number.ts'
import { unitTable } from './quantity-words.ts'

const upTo = createPhraseSet([...limitsBefore.atMost, ...listOf('inside, within a, in a, a')])

/** "From 20 miles away" is no such limit. */
const atLeast = createPhraseSet([
  ...listOf('further than, farther than'),
  ...limitsBefore.atLeast.filter((phrase) => phrase !== 'from'),
])

/** Nobody is further away. More miles than this are those that a vehicle has covered. */
const mostMiles = 900

/** "Within 20 miles", "20 miles from", "a 20 mile radius": a distance from the place of the phrase, or from ours. */
export function* recogniseDistances({ tokens }: Reading): Generator<Finding> {
  for (const [at, token] of tokens.entries()) {
    const value = numberOf(token)
    const unit = unitTable.match(tokens, at + 1)?.meaning
    if (token.state !== 'open' || unit?.means !== 'mileage' || !(value <= mostMiles)) continue
    const link = tokens[at + 2]?.text ?? ''
    const range = startOfRange(tokens, at)
    const [nearest, furthest] = [startOfLimit(atLeast, tokens, at), startOfLimit(upTo, tokens, at)]
    // "Less than" is also a part of "not less than", and "more than" of "no more than".
    const from = range?.from ?? Math.min(nearest, furthest)
    const isLinked = /^(of|from|around|radius|away)$/.test(link)
    if (!isLinked && !/^(within|inside)$/.test(tokens[from]?.text ?? '')) continue
    const to = /^(radius|away)$/.test(link) ? at + 3 : at + 2
    if (isOfBattery(tokens, at + 2)) {
      // "200 miles of range" is read later, as a quantity.
      if (tokens[at + 3]?.text !== 'range') yield { from, to: at + 3, meaning: unsearchable }
      continue
    }
    const negator = findDenialOfPlace(tokens, from)
    if (negator) {
      yield findingOfDenied(negator, to)
      continue
    }
    const distance = Math.round(value * unit.factor)
    const other = range && Math.round(range.other * unit.factor)
    if (other !== null)
      yield {
        from,
        to,
        meaning: rangeOf('distance', Math.min(other, distance), Math.max(other, distance)),
      }
    else if (nearest < furthest)
      yield { from, to, meaning: rangeOf('distance', distance, Number.POSITIVE_INFINITY) }
    else yield { from, to, meaning: rangeOf('distance', Number.NEGATIVE_INFINITY, distance) }
  }
}

/** "10 to 20 miles away", "between 10 and 20 miles from": where the words before the second number begin. */
function startOfRange(tokens: readonly Token[], number: number): { other: number; from: number } | null {
  const [start, first, link] = [tokens[number - 3], tokens[number - 2], tokens[number - 1]]
  const other = first ? numberOf(first) : Number.NaN
  const isRange = first?.state === 'open' && /^(?:to|and|-)$/.test(link?.text ?? '')
  if (!isRange || Number.isNaN(other)) return null
  const isIntroduced = start?.state === 'open' && /^(?:between|from)$/.test(start.text)
  return link?.text === 'and' && !isIntroduced
    ? null
    : { other, from: isIntroduced ? number - 3 : number - 2 }
}

/** "Of electric range", "from a full charge": after the miles that a battery lasts for. */
function isOfBattery(tokens: readonly Token[], link: number): boolean {
  const [word, ...others] = tokens.slice(link, link + 4).map(({ text }) => text)
  return (word === 'of' && others.includes('range')) || (word === 'from' && others.includes('charge'))
}

/** Where the words of a limit before a number begin; at the number without such words. */
function startOfLimit(limit: PhraseTable<true>, tokens: readonly Token[], number: number): number {
  const starts = [number - 3, number - 2, number - 1].filter(
    (from) => limit.match(tokens, from)?.to === number,
  )
  return Math.min(number, ...starts)
}
