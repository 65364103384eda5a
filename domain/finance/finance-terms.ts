import { longestTerm, shortestTerm } from './finance-product.ts'
import { type BasisPoints, type Pence, pence, penceFromPounds } from './money.ts'
import { plainFigure } from './written-number.ts'

/** What a visitor would pay first, for how long they would pay, and at what rate: the same for every vehicle of the stock. */
export interface FinanceTerms {
  deposit: Pence
  /** From `shortestTerm` to `longestTerm`. */
  months: number
  /** The dealer's: effective, fixed. With the fee it makes the APR of a loan. */
  yearlyRate: BasisPoints
  /** The dealer's: paid with the last instalment. */
  optionToPurchaseFee: Pence
}

export const largestDeposit: Pence = penceFromPounds(1_000_000)

/** A parameter that cannot be understood; `message` is a sentence for the visitor. */
export interface TermsFault {
  parameter: 'deposit' | 'term'
  message: string
}

/** `deposit` in whole pounds and `term` in months. A faulty one is reported and has its default, as an absent one has. */
export function parseTerms(
  params: URLSearchParams,
  defaults: FinanceTerms,
): { terms: FinanceTerms; faults: TermsFault[] } {
  const faults: TermsFault[] = []
  const terms = { ...defaults }
  const depositText = plainFigure(params.get('deposit'))
  if (depositText !== '') {
    const deposit = parseDeposit(depositText)
    if (deposit === null) faults.push({ parameter: 'deposit', message: depositHint })
    else terms.deposit = deposit
  }
  const termText = plainFigure(params.get('term'))
  if (termText !== '') {
    const months = parseMonths(termText)
    if (months === null) faults.push({ parameter: 'term', message: termHint })
    else terms.months = months
  }
  return { terms, faults }
}

export const depositHint = 'Enter a deposit in whole pounds, for example 1500. The most is 1,000,000.'
export const termHint = `Term: write a whole number of months from ${shortestTerm} to ${longestTerm}, like 48.`

/** Whole pounds as `plainFigure` reads them; null for anything else. */
export function parseDeposit(text: string): Pence | null {
  const digits = plainFigure(text)
  if (!/^\d{1,7}$/.test(digits)) return null
  const deposit = penceFromPounds(Number(digits))
  return deposit <= largestDeposit ? deposit : null
}

/** Null unless a whole number from 12 to 60. */
export function parseMonths(text: string): number | null {
  const digits = plainFigure(text)
  if (!/^\d{1,2}$/.test(digits)) return null
  const months = Number(digits)
  return months >= shortestTerm && months <= longestTerm ? months : null
}

/** The inverse of `parseTerms`: a parameter that has its default is left out. */
export function formatTerms(
  { deposit, months }: FinanceTerms,
  defaults: FinanceTerms,
): { deposit?: string; term?: string } {
  return {
    ...(deposit === defaults.deposit ? {} : { deposit: String(deposit / 100) }),
    ...(months === defaults.months ? {} : { term: String(months) }),
  }
}

/** The price with VAT less the deposit; null when the deposit leaves nothing to finance. */
export function creditOf(priceWithVat: Pence, deposit: Pence): Pence | null {
  return deposit < priceWithVat ? pence(priceWithVat - deposit) : null
}
