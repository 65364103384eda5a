import { createPhraseSet, listOf } from '../lexicon/phrase-table.ts'
import { numberWords } from '../lexicon/quantities.data.ts'
import type { Limits, Reading } from '../reading.ts'
import type { Token } from '../split/tokens.ts'
import { type Finding, type Meaning, rangeOf, unsearchable } from './finding.ts'
import { limitAfter, limitBefore } from './quantity-words.ts'
import { textAt } from './spoken-number.ts'

const { NEGATIVE_INFINITY: lowest, POSITIVE_INFINITY: highest } = Number

const motWords = createPhraseSet(listOf('mot, mots, m o t'))
/** "12 months' ticket". */
const motAfterMonths = createPhraseSet(listOf('mot, mots, m o t, ticket'))
const between = createPhraseSet(
  listOf(`
    of, worth of, left on, left on the, left on its, remaining on, remaining on the, on, on the, left of, or more,
    left, of the`),
)
const afterMot = createPhraseSet(
  listOf(
    'for, of, for at least, is, has, with, left, remaining, valid for, good for, lasts, lasting, for another',
  ),
)
const ending = createPhraseSet(listOf('left, remaining, left on it, remaining on it, to run, to go, on it'))
const before = createPhraseSet(
  listOf('a, an, the, full, whole, good, another, clear, a full, a whole, a good, another full'),
)
const until = createPhraseSet(
  ['', 'valid ', 'good ', 'is ', 'runs ', 'lasts ', 'lasting ', 'running ', 'runs out '].flatMap((verb) =>
    listOf('until, till, til, to, up to, into, through to, thru to').map((word) => `${verb}${word}`),
  ),
)
/** What is said of an MOT with a day that no filter has: "expires March", "due in June". */
const otherEnds = createPhraseSet(
  listOf(`
    expires, expires in, expiring, expiring in, expires on, runs out, runs out in, due, due in, ends, ends in,
    past, beyond, after, before, from`),
)
/** What a number of months may be of, instead. */
const otherThings = /^(?:warranty|guarantee|tax|taxed|finance|deposit|service|history|term|breakdown|old)$/
const months = /^(?:months?|mths?|mnths?|mos)$/
const years = /^(?:years?|yrs?)$/

const monthNames = listOf(`
  january jan, february feb, march mar, april apr, may, june jun, july jul, august aug, september sept sep, october oct,
  november nov, december dec`).map((names) => names.split(' '))

/** How long the MOT of a vehicle runs: "6 months MOT", "MOT until March". Anything else that is said of it is reported whole. */
export function* recogniseMot(reading: Reading): Generator<Finding> {
  const { tokens } = reading
  for (let at = 0; at < tokens.length; at++) {
    const found = durationBefore(tokens, at) ?? atMot(reading, at)
    if (!found) continue
    yield found
    at = found.to - 1
  }
}

/** "At least 6 months left on the MOT", "a year's MOT": from the first word of the limit. */
function durationBefore(tokens: readonly Token[], from: number): Finding | null {
  if (/^(?:next|this|last|per|every|each)$/.test(tokens[from - 1]?.text ?? '')) return null
  const duration = parseDuration(tokens, from)
  if (!duration) return null
  const link = between.match(tokens, duration.to)
  const named = motAfterMonths.match(tokens, duration.to) ?? (link && motWords.match(tokens, link.to))
  if (!named || tokens[duration.to]?.startsClause) return null
  let to = ending.match(tokens, named.to)?.to ?? named.to
  const isLimited = Number.isFinite(duration.limits.low) !== Number.isFinite(duration.limits.high)
  const later = limitAfter.match(tokens, to)
  // "12 months MOT max 5k": the limit is of the next number.
  const isOfNext = tokens[later?.to ?? to]?.kind === 'number' || tokens[later?.to ?? to]?.text === '£'
  if (later?.meaning === 'atLeast' && isLimited && !isOfNext) to = later.to
  return { from, to, meaning: meaningOf(duration.limits) }
}

function atMot(reading: Reading, from: number): Finding | null {
  const { tokens } = reading
  const named = motWords.match(tokens, from)
  if (!named || tokens[named.to]?.startsClause) return null
  if (/^(?:no|without|failed|zero)$/.test(textAt(tokens, from - 1)))
    return { from: from - 1, to: named.to, meaning: unsearchable }
  const other = otherEnds.match(tokens, named.to)
  if (other) return { from, to: endOfDay(tokens, other.to), meaning: unsearchable }
  const link = until.match(tokens, named.to)
  const end = parseEnd(reading, link?.to ?? named.to, link !== null)
  if (end) return { from, to: end.to, meaning: meaningOf({ low: end.months, high: highest }) }
  const duration = parseDuration(tokens, afterMot.match(tokens, named.to)?.to ?? named.to)
  if (duration && !otherThings.test(tokens[duration.to]?.text ?? '')) {
    const to = ending.match(tokens, duration.to)?.to ?? duration.to
    return { from, to, meaning: meaningOf(duration.limits) }
  }
  return link ? { from, to: endOfDay(tokens, link.to), meaning: unsearchable } : null
}

interface Duration {
  limits: Limits
  to: number
}

/** "6 months", "at least six months", "6-12 months", "a full year", "half a year", "6+ mths". */
function parseDuration(tokens: readonly Token[], from: number): Duration | null {
  const limit = limitBefore.match(tokens, from)
  let at = limit?.to ?? from
  const article = before.match(tokens, at)
  if (article) at = article.to
  const isHalf = textAt(tokens, at) === 'half' && /^(?:a|the)$/.test(textAt(tokens, at + 1))
  if (isHalf) at += 2
  const first = isHalf ? null : countAt(tokens, at)
  if (first !== null) at += 1
  let second: number | null = null
  if (first !== null && /^(?:-|to|or)$/.test(textAt(tokens, at))) {
    second = countAt(tokens, at + 1)
    if (second !== null) at += 2
  }
  const isMore = textAt(tokens, at) === '+'
  if (isMore || (textAt(tokens, at) === '-' && tokens[at]?.joined)) at += 1
  const unit = textAt(tokens, at)
  const factor = years.test(unit) ? 12 : months.test(unit) ? 1 : 0
  // "A year's MOT" and "years MOT" are of one year.
  const count = first ?? (factor === 12 ? (isHalf ? 0.5 : 1) : null)
  if (factor === 0 || count === null || tokens[at]?.startsClause) return null
  at += 1
  // Of "a year's".
  if (tokens[at]?.text === 's' && tokens[at]?.state === 'read') at += 1
  const later = limit ? null : limitAfter.match(tokens, at)
  const isUsed = later !== null && countAt(tokens, later.to) === null && textAt(tokens, later.to) !== '£'
  if (isUsed) at = later.to
  const meaning = limit?.meaning ?? (isUsed ? later.meaning : null)
  const low = count * factor
  if (second !== null) return { limits: { low, high: second * factor }, to: at }
  const isMost = meaning === 'atMost' && !isMore
  return { limits: isMost ? { low: lowest, high: low } : { low, high: highest }, to: at }
}

/** Of months or years: a whole number that an MOT may have. */
function countAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at]
  if (token?.state !== 'open') return null
  const value = token.kind === 'number' ? token.value : (numberWords.get(token.text) ?? 0)
  return Number.isInteger(value) && value > 0 && value <= 60 ? value : null
}

/** "March", "June 2027", "2028", "next year", in months from now. A month alone says it only after "until". */
function parseEnd(
  { thisYear, thisMonth, tokens }: Reading,
  from: number,
  isUntil: boolean,
): { months: number; to: number } | null {
  const at = isUntil && textAt(tokens, from) === 'the' ? from + 1 : from
  const text = textAt(tokens, at)
  if (isUntil && text === 'next' && years.test(textAt(tokens, at + 1)))
    return { months: 13 - thisMonth, to: at + 2 }
  const month = monthNames.findIndex((names) => names.includes(text)) + 1
  const year = yearAt(tokens, month === 0 ? at : at + 1, thisYear, month !== 0)
  if (month === 0)
    return isUntil && year !== null
      ? { months: Math.max(0, (year - thisYear) * 12 + 1 - thisMonth), to: at + 1 }
      : null
  if (year !== null) return { months: Math.max(0, (year - thisYear) * 12 + month - thisMonth), to: at + 2 }
  return isUntil ? { months: ((month - thisMonth + 11) % 12) + 1, to: at + 1 } : null
}

function yearAt(tokens: readonly Token[], at: number, thisYear: number, isShort: boolean): number | null {
  const token = tokens[at]
  if (token?.state !== 'open' || token.kind !== 'number' || token.startsClause) return null
  const year = isShort && token.value < 100 ? 2_000 + token.value : token.value
  return year >= thisYear && year <= thisYear + 5 ? year : null
}

/** The words of a day that is not read: "Christmas", "next summer", "the end of March 2027". */
function endOfDay(tokens: readonly Token[], from: number): number {
  let to = from
  while (/^(?:next|this|the|end|of|start|early|late|mid|at|least)$/.test(textAt(tokens, to))) to += 1
  if (textAt(tokens, to) !== '' && !tokens[to]?.startsClause) to += 1
  if (tokens[to]?.kind === 'number' && textAt(tokens, to) !== '' && tokens[to - 1]?.kind === 'letters')
    to += 1
  return to
}

/** An MOT of a year has 11 whole months from its second day on. */
function meaningOf({ low, high }: Limits): Meaning {
  return rangeOf('motMonths', low === 12 && high === highest ? 11 : low, high)
}
