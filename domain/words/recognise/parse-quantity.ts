import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Limit, MeasureName, Unit } from '../lexicon/quantities.data.ts'
import type { Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { makesOf } from './choose-entries.ts'
import { isOfComparison } from './comparisons.ts'
import { leastPrice, matchAfter, moneyMeasures } from './measure-after.ts'
import { amount, isYear, parseNumber } from './parse-number.ts'
import { endsOf, parseSecond } from './parse-second.ts'
import {
  limitAfter,
  limitBefore,
  measureAfter,
  measureBefore,
  skipFillers,
  unitTable,
} from './quantity-words.ts'

/** Everything that stands around one number or range: "under £5k-£8k a month". */
export interface Quantity {
  from: number
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
  if (isOfComparison(tokens, from)) return null
  let at = from
  let subject = measureBefore.match(tokens, at)
  if (subject) at = skipFillers(tokens, subject.to)
  // "Insurance group low, under 4".
  if (subject && /^(?:low|lower|lowest|high|higher)$/.test(tokens[at]?.text ?? '')) {
    if (limitBefore.match(tokens, at + 1)) at += 1
  }
  // The words before a comma say nothing of the number after it: "heated seats, under 200bhp".
  if (at > from && tokens[at]?.startsClause) return null
  const isBetween = tokens[at]?.text === 'between' && tokens[at]?.state === 'open'
  const limited = isBetween ? null : limitBefore.match(tokens, at)
  if (limited && isAfterBareNumber(tokens, at, limited.to)) return null
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
  const afterUnit = unit?.to ?? endOfRepeated(tokens, to, isBetween) ?? to
  const isModel = isModelNumber(tokens, first.at, lexicon)
  const isIntroduced = isBetween || subject !== null || limited !== null
  const second =
    (limited && limited.meaning !== 'atLeast') || (isModel && !isYear(first.value, thisYear))
      ? null
      : parseSecond(tokens, afterUnit, first, { isBetween, isIntroduced, thisYear })
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
    // "Peugeot 208 max 40k miles".
    if (later && isModel && parseNumber(tokens, later.to)) later = null
    // "2019 on", at the end: "2019 on finance" is one year.
    if (!later && tokens[to]?.text === 'on' && to === tokens.length - 1 && isYear(first.value, thisYear))
      later = { meaning: 'atLeast', to: to + 1 }
    // "16 plate up", "2020 >"; but not "2020 up to 10k" and "2020 > 10k".
    const isDated = measured?.meaning === 'plate' || isYear(first.value, thisYear)
    const isEndless = tokens[to]?.text === 'up' ? tokens[to + 1]?.text !== 'to' : to === tokens.length - 1
    if (!later && isDated && isEndless && /^(?:up|>)$/.test(tokens[to]?.text ?? ''))
      later = { meaning: 'atLeast', to: to + 1 }
    if (
      later?.meaning === 'atLeast' &&
      tokens[later.to - 1]?.text === '+' &&
      tokens[later.to]?.text === 'vat'
    )
      later = null
    // "5 doors at least 4 seats": these words belong to the next number.
    if (later && /^(?:least|most)$/.test(tokens[later.to - 1]?.text ?? '') && parseNumber(tokens, later.to))
      later = null
    // "5 door max 40k": a price after a count.
    if (later && /^(?:max|maximum|min|minimum)$/.test(tokens[later.to - 1]?.text ?? '')) {
      const next = first.hasPounds || first.hasThousands ? null : parseNumber(tokens, later.to)
      if (next?.hasPounds || next?.hasThousands) later = null
    }
    // "Family of 5, budget £9,000": the word belongs to the next number.
    if (later && tokens[later.to - 1]?.text === 'budget' && tokens[later.to]?.text === '£') later = null
    if (later) to = later.to
    if (later && !measured && !unit) {
      measured = matchAfter(tokens, to, { ...own, hasLimit: true })
      if (measured) to = measured.to
    }
  }
  // "From 2018 onwards" says it twice.
  const again = limited && !tokens[to]?.startsClause ? limitAfter.match(tokens, to) : null
  if (again && again.meaning === limited?.meaning) to = again.to
  const [low, high] = second ? endsOf(first, second.number) : [amount(first), amount(first)]
  // "Road tax under 200 pounds": the word for money says no more than the sign.
  const isMoney = measured?.meaning === 'price' && subject !== null && moneyMeasures.has(subject.meaning)
  const isDecided = isMoney || decidesMeasure(subject?.meaning)
  return {
    from,
    low,
    high,
    isRange: second !== null,
    isEither: second?.isEither === true,
    hasPounds: first.hasPounds || second?.number.hasPounds === true || measured?.meaning === 'price',
    hasThousands: first.hasThousands || second?.number.hasThousands === true,
    hasDecimals: first.hasDecimals || second?.number.hasDecimals === true,
    unit: unit?.meaning ?? null,
    measure: (isDecided ? null : measured?.meaning) ?? subject?.meaning ?? null,
    limit: limited?.meaning ?? later?.meaning ?? null,
    hasLimitBefore: limited !== null,
    isLimitOfYears:
      later !== null && tokens.slice(to - 2, to).some(({ text }) => /^(newer|younger|older)$/.test(text)),
    to,
  }
}

/** "3 door or 5 door", "69 plate to 71 plate": where the first of two equal measures of a range ends. */
function endOfRepeated(tokens: readonly Token[], at: number, isBetween: boolean): number | null {
  const first = tokens[at]?.startsClause ? null : measureAfter.match(tokens, at)
  const link = (first && tokens[first.to]?.text) ?? ''
  if (!first || !(/^(?:or|to|-|till|until)$/.test(link) || (isBetween && link === 'and'))) return null
  const second = parseNumber(tokens, first.to + 1)
  const isSame = second !== null && measureAfter.match(tokens, second.to)?.meaning === first.meaning
  return isSame ? first.to : null
}

/** "16 to 18" are years, plates or thousands of pounds, and no limit of 18. */
function isAfterBareNumber(tokens: readonly Token[], at: number, numberAt: number): boolean {
  const before = tokens[at - 1]
  const number = parseNumber(tokens, numberAt)
  const isBare = number !== null && !number.hasPounds && !number.hasThousands && number.value < 100
  return (
    isBare &&
    tokens[at]?.text === 'to' &&
    before?.kind === 'number' &&
    before.state === 'open' &&
    before.value < 100
  )
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

/** The "208" of "Peugeot 208"; but the "3" of "Mazda 3 door" counts doors. */
function isModelNumber(tokens: readonly Token[], at: number, { entries }: Lexicon): boolean {
  const number = tokens[at]?.text ?? ''
  if (number.length < 3) return false
  const makes = makesOf(entries.get(tokens[at - 1]?.text ?? '')?.filter(({ kind }) => kind === 'make') ?? [])
  return (entries.get(number) ?? []).some((entry) => entry.kind === 'model' && makes.has(entry.make))
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
