import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Limit, MeasureName, Unit } from '../lexicon/quantities.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { leastPrice, matchAfter } from './measure-after.ts'
import { amount, isYear, parseNumber, type TypedNumber } from './parse-number.ts'
import { limitAfter, limitBefore, measureBefore, skipFillers, unitTable } from './quantity-words.ts'

/** Everything that stands around one number or range: "under £5k-£8k a month". */
export interface Quantity {
  low: number
  /** The second number of a range; the first one again otherwise. */
  high: number
  isRange: boolean
  /** "69 or 70": both numbers, and none between. */
  isEither: boolean
  hasPounds: boolean
  hasThousands: boolean
  hasDecimals: boolean
  unit: Unit | null
  measure: MeasureName | null
  limit: Limit | null
  hasLimitBefore: boolean
  /** The limit is "or newer", "or younger" or "or older", which compares years and not ages. */
  isLimitOfYears: boolean
  to: number
}

/** "A range of 200 miles", "aged 3 to 5 years": the word before the number says what is measured, not the unit. */
function decidesMeasure(subject: MeasureName | undefined): boolean {
  return subject === 'batteryRange' || subject === 'age'
}

function matchUnit(tokens: readonly Token[], at: number) {
  return tokens[at]?.startsClause ? null : unitTable.match(tokens, at)
}

/** The number at a token and the words around it; null when no number stands there. */
export function parseQuantity(
  tokens: readonly Token[],
  from: number,
  { thisYear, lexicon }: Reading,
): Quantity | null {
  // The "max" of a C-Max limits nothing.
  if (lexicon.entries.has(`${tokens[letterBefore(tokens, from)]?.text}${tokens[from]?.text}`)) return null
  let at = from
  let subject = measureBefore.match(tokens, at)
  if (subject) at = skipFillers(tokens, subject.to)
  // The words before a comma say nothing of the number after it: "heated seats, under 200bhp".
  if (at > from && tokens[at]?.startsClause) return null
  const isBetween = tokens[at]?.text === 'between' && tokens[at]?.state === 'open'
  const limited = isBetween ? null : limitBefore.match(tokens, at)
  if (isBetween) at += 1
  else if (limited) {
    at = skipFillers(tokens, isHyphenBefore(tokens, limited.to) ? limited.to + 1 : limited.to)
    if (!subject) {
      subject = measureBefore.match(tokens, at)
      if (subject) at = skipFillers(tokens, subject.to)
    }
  }
  // "Range rover, one owner" limits nothing.
  if (at > from && tokens[at]?.startsClause) return null
  const first = parseNumber(tokens, at)
  if (!first || isPartOfName(tokens, first.at, at > from, lexicon)) return null
  let { to } = first
  let unit = matchUnit(tokens, to)
  const afterUnit = unit?.to ?? to
  const second =
    limited && limited.meaning !== 'atLeast'
      ? null
      : parseSecond(tokens, afterUnit, first, { isBetween, thisYear })
  if (second) {
    to = second.number.to
    unit = null
  }
  let later = null as { meaning: Limit; to: number } | null
  if (
    !limited &&
    tokens[to]?.text === '+' &&
    tokens[to]?.state === 'open' &&
    tokens[to + 1]?.text !== 'vat'
  ) {
    later = { meaning: 'atLeast', to: to + 1 }
    to += 1
  }
  if (isHyphen(tokens, to)) to += 1
  const own = {
    subject: subject?.meaning ?? null,
    hasPounds: first.hasPounds,
    isLarge: amount(first) >= leastPrice && (first.hasPounds || first.hasThousands),
    hasLimit: limited !== null,
    from,
    thisYear,
  }
  // "£220 + VAT a month": the words of VAT have been read already.
  let afterVat = to
  while (tokens[afterVat]?.role === 'vat') afterVat += 1
  let measured = matchAfter(tokens, afterVat, own)
  if (measured) {
    to = measured.to
    unit = null
  } else {
    unit = matchUnit(tokens, to)
    // A single letter belongs to the number only if it is written with it: "3 t" may be anything.
    if (unit && isLoose(tokens, to, first.value)) unit = null
    if (unit) {
      to = unit.to
      measured = matchAfter(tokens, to, own)
      if (measured) to = measured.to
    }
  }
  if (!limited && !later) {
    later = tokens[to]?.startsClause ? null : limitAfter.match(tokens, to)
    // "2019 on", at the end: "2019 on finance" is one year.
    if (!later && tokens[to]?.text === 'on' && to === tokens.length - 1 && isYear(first.value, thisYear))
      later = { meaning: 'atLeast', to: to + 1 }
    if (
      later?.meaning === 'atLeast' &&
      tokens[later.to - 1]?.text === '+' &&
      tokens[later.to]?.text === 'vat'
    )
      later = null
    // "Family of 5, budget £9,000": the word belongs to the next number.
    if (later && tokens[later.to - 1]?.text === 'budget' && tokens[later.to]?.text === '£') later = null
    if (later) to = later.to
    if (later && !measured && !unit) {
      measured = matchAfter(tokens, to, { ...own, hasLimit: true })
      if (measured) to = measured.to
    }
  }
  const ends = second ? rangeOf(first, second.number) : [amount(first)]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  return {
    low,
    high,
    isRange: second !== null,
    isEither: second?.isEither === true,
    hasPounds: first.hasPounds || second?.number.hasPounds === true,
    hasThousands: first.hasThousands || second?.number.hasThousands === true,
    hasDecimals: first.hasDecimals || second?.number.hasDecimals === true,
    unit: unit?.meaning ?? null,
    measure: (decidesMeasure(subject?.meaning) ? null : measured?.meaning) ?? subject?.meaning ?? null,
    limit: limited?.meaning ?? later?.meaning ?? null,
    hasLimitBefore: limited !== null,
    isLimitOfYears:
      later !== null && tokens.slice(to - 2, to).some(({ text }) => /^(newer|younger|older)$/.test(text)),
    to,
  }
}

/** The second number of a range: "5-8k", "between 8 and 10", "3 or 5 door". */
function parseSecond(
  tokens: readonly Token[],
  from: number,
  first: TypedNumber,
  { isBetween, thisYear }: { isBetween: boolean; thisYear: number },
): { number: TypedNumber; isEither: boolean } | null {
  const link = tokens[from]
  if (link?.state !== 'open' || link.startsClause) return null
  const links = isBetween ? ['-', 'and', 'to', '&'] : ['-', 'to', 'or', '/', 'till', 'until']
  if (!links.includes(link.text)) return null
  const number = parseNumber(tokens, from + 1)
  if (!number) return null
  const isEither = link.text === 'or' || link.text === '/'
  const [low, high] = rangeOf(first, number)
  if (low > high && !isEither) return null
  // "2019 - 10k" is a year and a price.
  if (isYear(first.value, thisYear) && !first.hasPounds && !isYear(number.value, thisYear)) return null
  return { number, isEither }
}

/** "5-8k" and "8 and 10 grand" are thousands on both sides. */
function rangeOf(first: TypedNumber, second: TypedNumber): [low: number, high: number] {
  const high = amount(second)
  const shared = second.hasThousands && !first.hasThousands && first.value * 1_000 <= high
  return [shared ? first.value * 1_000 : amount(first), high]
}

/** "A3": the number belongs to the letters before it. "Euro 6": it names a class. */
function isPartOfName(
  tokens: readonly Token[],
  at: number,
  isIntroduced: boolean,
  lexicon: Lexicon,
): boolean {
  return tokens[at - 1]?.text === 'euro' || (!isIntroduced && isJoinedToLetters(tokens, at, lexicon))
}

/** Whether a number is a part of the word before it. "Golf2019" is two words without a space: "golf" is a name itself. */
export function isJoinedToLetters(tokens: readonly Token[], at: number, { entries }: Lexicon): boolean {
  const [letters, number] = [tokens[at - 1], tokens[at]]
  if (letters?.kind !== 'letters' || number?.joined !== true) return false
  return letters.text.length < 4 || !entries.has(letters.text) || entries.has(letters.text + number.text)
}

function isLoose(tokens: readonly Token[], at: number, value: number): boolean {
  const token = tokens[at]
  if (!token || token.text.length > 1 || token.joined) return false
  return !(token.text === 'l' && !Number.isInteger(value)) && !(token.text === 't' && value >= 3.5)
}

/** The position of a single letter before a word, beyond a hyphen. */
function letterBefore(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]?.text === '-' ? at - 2 : at - 1
  return tokens[at]?.kind === 'letters' &&
    tokens[before]?.kind === 'letters' &&
    tokens[before]?.text.length === 1
    ? before
    : -1
}

/** "pre-2010". */
function isHyphenBefore(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '-' && tokens[at]?.joined === true && tokens[at + 1]?.kind === 'number'
}

/** "5-door", "71-plate". */
function isHyphen(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === '-' && tokens[at]?.joined === true && tokens[at + 1]?.kind === 'letters'
}
