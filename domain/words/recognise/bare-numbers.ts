import { monthsOfPlate } from '../../stock/number-plate.ts'
import { modelNamesOf, type Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, type Meaning, rangeOf, wordsOf } from './finding.ts'
import { findingOfDenied, findNegator } from './negators.ts'
import { isYear } from './parse-number.ts'
import { isJoinedToLetters } from './parse-quantity.ts'

/** "2019", "1.6" and "9000" without a word beside them: a year, an engine size and a budget. */
export function* recogniseBareNumbers(reading: Reading): Generator<Finding> {
  const { tokens, thisYear } = reading
  const years: number[] = []
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'number' || token.state !== 'open' || isInWord(reading, at)) continue
    const negator = findNegator(tokens, at)
    // No range is all numbers but one.
    if (negator) yield findingOfDenied(negator, at + 1)
    else if (token.value >= 1980 && isYear(token.value, thisYear)) years.push(at)
    else {
      const meaning = meaningOf(reading, at, token)
      if (meaning) yield { from: at, to: at + 1, meaning }
    }
  }
  const values = years.map((at) => tokens[at]?.value ?? Number.NaN)
  const meaning = rangeOf('year', Math.min(...values), Math.max(...values))
  for (const at of years) yield { from: at, to: at + 1, meaning }
}

/** "A3", "320d"; but not "2019diesel", whose letters are a name themselves. */
function isInWord({ tokens, lexicon }: Reading, at: number): boolean {
  const next = tokens[at + 1]
  const startsWord = next?.joined === true && next.kind === 'letters' && next.state !== 'read'
  return startsWord || isJoinedToLetters(tokens, at, lexicon)
}

/** Null when the number may mean something else. */
function meaningOf(reading: Reading, at: number, token: Token): Meaning | null {
  const { phrase, tokens } = reading
  const { text, value } = token
  // "9.9 % APR".
  if (/^(apr|%|percent)$/.test(tokens[at + 1]?.text ?? '')) return null
  if (isPlateOfYear(tokens, at)) return wordsOf('plate', [text])
  if (/^\d\.\d$/.test(text) && value >= 0.6) return rangeOf('engineSize', value, value)
  if (isPlateInBrackets(phrase, token)) return wordsOf('plate', [text])
  return isRoundPrice(value) && !isOfDerivative(reading, text)
    ? rangeOf('price', Number.NEGATIVE_INFINITY, value)
    : null
}

/** The "2900" of a Vivaro is its weight, as its derivatives have it, and no budget. */
function isOfDerivative(reading: Reading, text: string): boolean {
  const names = modelNamesOf(reading)
  if (names.makes.length !== 1 || names.models.length !== 1) return false
  const derivatives = reading.vocabulary.valuesOf(reading.type, 'derivative', names)
  return derivatives.some((derivative) => derivative.split(/\s+/).includes(text))
}

/** "2021/71": the second number is a plate of the first one's year. */
function isPlateOfYear(tokens: readonly Token[], at: number): boolean {
  const year = tokens[at - 1]?.text === '/' ? tokens[at - 2] : undefined
  return year?.kind === 'number' && monthsOfPlate(tokens[at]?.text ?? '')?.from.year === year.value
}

/** "2020 (70)". */
function isPlateInBrackets(phrase: string, { from, to, text }: Token): boolean {
  return phrase[from - 1] === '(' && phrase[to] === ')' && monthsOfPlate(text) !== null
}

/** "9000", "8995"; but not the "2545" of an Actros. */
function isRoundPrice(value: number): boolean {
  return (
    Number.isInteger(value) && value >= 1_000 && value <= 500_000 && (value % 50 === 0 || value % 100 >= 90)
  )
}
