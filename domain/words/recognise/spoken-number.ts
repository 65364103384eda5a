import { numberWords } from '../lexicon/quantities.data.ts'
import type { Token } from '../split/tokens.ts'
import { measureAfter, unitTable } from './quantity-words.ts'

export interface SpokenNumber {
  value: number
  /** In figures. Of a plate with its nought: "08". */
  text: string
  to: number
}

export const spokenZeros: ReadonlySet<string> = new Set(['oh', 'o', 'nought', 'naught', 'zero', '0'])
const links = /^(and|an|n|&)$/

/**
 * The longest number that is said from a token on, up to hundreds of thousands. "Thousand" and "grand" at its end are left
 * to the reader of quantities, which knows what else they tell. Null for a number in figures alone.
 */
export function readSpokenNumber(tokens: readonly Token[], at: number): SpokenNumber | null {
  const number = withThousands(tokens, at) ?? halfOf(tokens, at) ?? coupleOf(tokens, at)
  const isFigures = number?.to === at + 1 && tokens[at]?.kind === 'number'
  return isFigures ? null : number
}

/** The word of a token that no rule has read yet; '' without one. */
export function textAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token?.state === 'open' ? token.text : ''
}

/** A word that goes on: not after a comma. */
function next(tokens: readonly Token[], at: number): string {
  return tokens[at]?.startsClause ? '' : textAt(tokens, at)
}

function numberOf(value: number, to: number): SpokenNumber {
  return { value, text: String(value), to }
}

/** From one to nineteen, and the tens. */
function wordValue(text: string): number | null {
  const value = numberWords.get(text) ?? 0
  return value > 0 ? value : null
}

function isDigit(value: number | null): value is number {
  return value !== null && value < 10
}

/** "Sixty eight", "sixty-eight", "twelve"; "oh eight", which keeps its nought; a number in figures. */
function small(tokens: readonly Token[], at: number, isFirst: boolean): SpokenNumber | null {
  const token = tokens[at]
  if (token?.state !== 'open' || (!isFirst && token.startsClause)) return null
  if (token.kind === 'number') return { value: token.value, text: token.text, to: at + 1 }
  if (spokenZeros.has(token.text)) {
    const digit = wordValue(next(tokens, at + 1))
    return isDigit(digit) ? { value: digit, text: `0${digit}`, to: at + 2 } : null
  }
  const value = wordValue(token.text)
  if (value === null) return null
  const isHyphen = next(tokens, at + 1) === '-' && tokens[at + 1]?.joined === true
  const digit = wordValue(next(tokens, isHyphen ? at + 2 : at + 1))
  return value >= 20 && isDigit(digit)
    ? numberOf(value + digit, isHyphen ? at + 3 : at + 2)
    : numberOf(value, at + 1)
}

/** Up to 9,999 without "thousand": "two hundred and fifty", "fifteen hundred", "two fifty", "two oh eight", "twenty nineteen". */
function hundreds(tokens: readonly Token[], at: number, isFirst = true): SpokenNumber | null {
  if (textAt(tokens, at) === 'hundred') return withRest(tokens, 100, at, at + 1, small)
  const first = small(tokens, at, isFirst)
  if (!first) return isNoughtPoint(tokens, at) ? decimals(tokens, numberOf(0, at + 1)) : null
  if (next(tokens, first.to) === 'hundred')
    return withRest(tokens, first.value * 100, at, first.to + 1, small)
  if (tokens[at]?.kind === 'number') return pairOfFigure(tokens, at) ?? decimals(tokens, first)
  const digits = digitsFrom(tokens, at)
  if (digits) return digits
  const second = small(tokens, first.to, false)
  const isWord = second && tokens[first.to]?.kind === 'letters'
  if (isWord && !first.text.startsWith('0')) {
    const isYear = first.value === 19 || first.value === 20
    if (isYear && (second.value >= 10 || second.text.startsWith('0')) && second.value < 100)
      return numberOf(first.value * 100 + second.value, second.to)
    const isPair = isDigit(first.value) && (second.value >= 10 || second.text.startsWith('0'))
    if (isPair && measureAfter.match(tokens, second.to)?.meaning !== 'plate')
      return numberOf(first.value * 100 + second.value, second.to)
  }
  return decimals(tokens, first)
}

/** "2 fifty a month", as a phone writes what it hears. */
function pairOfFigure(tokens: readonly Token[], at: number): SpokenNumber | null {
  const [figure, tens] = [tokens[at], tokens[at + 1]]
  if (!/^[1-9]$/.test(figure?.text ?? '') || tens?.kind !== 'letters') return null
  const second = small(tokens, at + 1, false)
  if (!second || second.value < 20) return null
  const counted = measureAfter.match(tokens, second.to)?.meaning ?? 'price'
  const isMoney = counted === 'price' || counted === 'monthlyPrice' || counted === 'deposit'
  return isMoney ? numberOf(Number(figure?.text) * 100 + second.value, second.to) : null
}

/** "Nine one one": three digits, one by one. */
function digitsFrom(tokens: readonly Token[], at: number): SpokenNumber | null {
  const digits = [0, 1, 2, 3].map((i) => wordValue(i === 0 ? textAt(tokens, at) : next(tokens, at + i)))
  if (!digits.slice(0, 3).every(isDigit) || digits[3] !== null) return null
  return numberOf(Number(digits.slice(0, 3).join('')), at + 3)
}

function isNoughtPoint(tokens: readonly Token[], at: number): boolean {
  return spokenZeros.has(textAt(tokens, at)) && next(tokens, at + 1) === 'point'
}

/** "One point two", "2 point oh". */
function decimals(tokens: readonly Token[], whole: SpokenNumber): SpokenNumber {
  if (next(tokens, whole.to) !== 'point') return whole
  let digits = ''
  let at = whole.to + 1
  for (; digits.length < 3; at++) {
    const text = next(tokens, at)
    const digit = spokenZeros.has(text) ? 0 : /^\d$/.test(text) ? Number(text) : wordValue(text)
    if (digit === null || digit > 9) break
    digits += digit
  }
  if (digits === '') return whole
  return { value: Number(`${whole.text}.${digits}`), text: `${whole.text}.${digits}`, to: at }
}

type ReadRest = (tokens: readonly Token[], at: number, isFirst: boolean) => SpokenNumber | null

/** Adds what follows hundreds or thousands, with or without "and". */
function withRest(
  tokens: readonly Token[],
  value: number,
  from: number,
  to: number,
  readRest: ReadRest,
): SpokenNumber {
  const isLinked = links.test(next(tokens, to))
  const rest = readRest(tokens, isLinked ? to + 1 : to, false)
  const unit = value >= 1_000 ? 1_000 : 100
  const alone = numberOf(value, to)
  if (!rest || rest.value >= unit || !Number.isInteger(rest.value)) return alone
  // "7 grand 30 to 60k miles": only hundreds in figures go on.
  if (tokens[rest.to - 1]?.kind === 'number' && (rest.value < 100 || isLinked)) return alone
  return isOfNext(tokens, { from, unit, rest, isLinked }) ? alone : numberOf(value + rest.value, rest.to)
}

interface Rest {
  /** Where the whole number starts. */
  from: number
  unit: number
  rest: SpokenNumber
  isLinked: boolean
}

/** Whether the number after "and" is one of its own: "between two hundred and three hundred", "and five doors". */
function isOfNext(tokens: readonly Token[], { from, unit, rest, isLinked }: Rest): boolean {
  const after = next(tokens, rest.to)
  if (after === 'hundred' || wordValue(after) !== null) return true
  if (unit === 1_000 && /^(thousand|grand|k)$/.test(after)) return true
  const counted = measureAfter.match(tokens, rest.to)?.meaning ?? ''
  if (/^(doors|seats|owners|plate|engineSize|people|term|years)$/.test(counted)) return true
  if (rest.value < 10 && unitTable.match(tokens, rest.to)?.meaning.means === 'engineSize') return true
  return isLinked && tokens[from - 1]?.text === 'between' && !/^(and|to|-)$/.test(after)
}

/** "Twelve thousand five hundred", "8 thousand nine hundred and ninety five", "a grand and a half". */
function withThousands(tokens: readonly Token[], at: number): SpokenNumber | null {
  const isOne = /^(thousand|grand)$/.test(textAt(tokens, at))
  const count = isOne ? numberOf(1, at) : hundreds(tokens, at)
  if (!count || !/^(thousand|grand)$/.test(next(tokens, count.to))) return count
  const thousandTo = count.to + 1
  const isHalf = ['and', 'a', 'half'].every((word, i) => next(tokens, thousandTo + i) === word)
  if (isHalf) return numberOf(count.value * 1_000 + 500, thousandTo + 3)
  const whole = withRest(tokens, count.value * 1_000, at, thousandTo, hundreds)
  if (whole.to > thousandTo) return whole
  return isOne ? null : count
}

/** "Half a grand", "half a thousand". */
function halfOf(tokens: readonly Token[], at: number): SpokenNumber | null {
  const isHalf = textAt(tokens, at) === 'half' && next(tokens, at + 1) === 'a'
  if (isHalf && next(tokens, at + 2) === 'million') return numberOf(500_000, at + 3)
  return isHalf && /^(grand|thousand)$/.test(next(tokens, at + 2)) ? numberOf(0.5, at + 2) : null
}

/** "A couple of hundred", "couple of grand". */
function coupleOf(tokens: readonly Token[], at: number): SpokenNumber | null {
  if (textAt(tokens, at) !== 'couple') return null
  const to = next(tokens, at + 1) === 'of' ? at + 2 : at + 1
  if (next(tokens, to) === 'hundred') return numberOf(200, to + 1)
  return /^(grand|thousand)$/.test(next(tokens, to)) ? numberOf(2, to) : null
}
