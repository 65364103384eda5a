import { numberWords, thousands } from '../lexicon/quantities.data.ts'
import type { Token } from '../split/tokens.ts'
import { measureAfter } from './quantity-words.ts'

export interface TypedNumber {
  value: number
  hasPounds: boolean
  hasThousands: boolean
  /** "2.0" is more likely an engine size than a price. */
  hasDecimals: boolean
  at: number
  to: number
}

/** The number at a token, with its pound sign and thousands; null when no number stands there. */
export function parseNumber(tokens: readonly Token[], from: number): TypedNumber | null {
  let at = from
  const hasPounds = tokens[at]?.text === '£'
  if (hasPounds) at += 1
  const token = tokens[at]
  if (token?.state !== 'open') return null
  const isDeposit = token.text === 'grand' && measureAfter.match(tokens, at + 1)?.meaning === 'deposit'
  if (isDeposit) return { value: 1, hasPounds, hasThousands: true, hasDecimals: false, at, to: at + 1 }
  if (tokens[at - 1]?.text === 'a' && (token.text === 'grand' || token.text === 'thousand'))
    return { value: 1, hasPounds, hasThousands: true, hasDecimals: false, at, to: at + 1 }
  // "A tonne" and "half a tonne", where the unit follows.
  if (tokens[at - 1]?.text === 'a' && isTonne(token))
    return { value: 1, hasPounds, hasThousands: false, hasDecimals: false, at, to: at }
  if (token.text === 'half' && tokens[at + 1]?.text === 'a' && isTonne(tokens[at + 2]))
    return { value: 0.5, hasPounds, hasThousands: false, hasDecimals: false, at, to: at + 2 }
  const value = numberOf(token)
  if (Number.isNaN(value)) return null
  const hasHalf = ['and', 'a', 'half'].every((word, i) => tokens[at + 1 + i]?.text === word)
  const end = at + (hasHalf ? 4 : 1)
  const next = tokens[end]
  const hasThousands = next !== undefined && next.state === 'open' && thousands.has(next.text)
  // "2k5" is 2,500.
  const tenth = hasThousands && next?.text === 'k' ? tokens[end + 1] : undefined
  if (tenth?.kind === 'number' && tenth.joined && /^\d$/.test(tenth.text))
    return { value: value + tenth.value / 10, hasPounds, hasThousands, hasDecimals: false, at, to: end + 2 }
  return {
    value: hasHalf ? value + 0.5 : value,
    hasPounds,
    hasThousands,
    hasDecimals: token.text.includes('.'),
    at,
    to: hasThousands ? end + 1 : end,
  }
}

/** In digits or as a word; NaN for any other token. */
export function numberOf({ kind, value, text }: Token): number {
  return kind === 'number' ? value : (numberWords.get(text) ?? Number.NaN)
}

function isTonne(token: Token | undefined): boolean {
  return token?.text === 'tonne' || token?.text === 'ton'
}

export function amount({ value, hasThousands }: TypedNumber): number {
  return hasThousands ? value * 1_000 : value
}

/** From 1950 to next year. */
export function isYear(value: number, thisYear: number): boolean {
  return Number.isInteger(value) && value >= 1950 && value <= thisYear + 1
}
