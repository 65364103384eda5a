import { largestDeposit } from './finance-terms.ts'
import { type Pence, pence, penceFromPounds } from './money.ts'
import { plainNumber, tidySpaces, withoutDots } from './written-number.ts'

/** The visitor's own vehicle as a part of the payment. */
export interface PartExchange {
  /** What the visitor expects for it. */
  value: Pence
  /** What their lender asks to settle the agreement on it; 0 without one. */
  owed: Pence
}

/**
 * What the vehicle takes off the price once its lender is paid, and what the visitor has to add to pay the lender. One of them
 * is 0: negative equity is never a negative deposit, and no figure of new finance has it.
 */
export function equityOf({ value, owed }: PartExchange): { allowance: Pence; shortfall: Pence } {
  return { allowance: pence(Math.max(0, value - owed)), shortfall: pence(Math.max(0, owed - value)) }
}

/**
 * An amount in whole pounds as people write it: "£3,500", "3.5k", "owe 2 grand", "about 3000 pounds", "none". Pence are
 * rounded. Null for a text with any word that is not understood, for a range, and beyond `largestDeposit`.
 */
export function readOwnAmount(text: string): Pence | null {
  if (text.length > longestAmount) return null
  const tidy = tidySpaces(text.toLowerCase()).replaceAll(around, ' ').replaceAll(/\s+/g, ' ').trim()
  if (nothing.test(tidy)) return pence(0)
  const [, digits, scale] = amountIn.exec(tidy) ?? []
  // "3,5" may be a slip of "3,500".
  if (scale === undefined && /,\d\d?$/.test(digits ?? '')) return null
  const number = scale === undefined ? plainNumber(withoutDots(digits)) : plainNumber(digits)
  if (number === null || (scale !== undefined && number >= 1_000)) return null
  const amount = penceFromPounds(Math.round(scale === undefined ? number : number * 1_000))
  return amount <= largestDeposit ? amount : null
}

/** Characters. */
const longestAmount = 60

/** What is said around an amount and changes nothing about it. */
const around =
  /\b(?:i|we|it[’']s|it|is|the|my|still|owe|owed|owing|left|finance|settlement|figure|worth|value|say|maybe|about|around|approx|approximately|roughly|circa)\b[.:]?|~/g

const nothing = /^(?:£ ?)?(?:0|nil|no|none|nothing|nought|zero|n\/a|na|paid off|all paid)$/

const amountIn = /^(?:(?:£|gbp) ?)?(\d+(?:[.,]\d+)*)(?: ?(k|grand|thousand))?(?: ?(?:£|gbp|pounds|quid))?$/
